/** What comes up at a time, and is none who speaks at it: "6:05 Consent Agenda: …", "10:00 Encerrado. Duração: 2 h". */

import { ORDINARY, PARTICLE, asFirst, asSurname, isInDictionary, isNoWord, knownOf } from '../names/lists.ts';

/** A time without brackets, dash or date. */
export const BARE = /^[ \t]{0,4}\d{1,2}[:h]\d{2}(?! ?-)/;
const PARTS = /[a-z\d]{3}[.,;] |\s[–—/+]\s/;
const NUMBERED =
  /^(?:witness|testemunha|juror|exhibit|lot|lote|item|step|passo|stage|room|sala|gate|platform|plataforma|bay|table|mesa|box|caixa|line|linha|track|faixa|round|heat|session|sessao|part|parte|bloco|fase|phase) \d{1,3}[a-z]?$/;

/** Two sentences, a list, something numbered; not "Costa, Maria". @param said folded */
export const isOnAgenda = (said: string): boolean =>
  (PARTS.test(said) && !hasName(said)) || NUMBERED.test(said);

/** Words of the language that hardly anybody is called by. @param said folded */
export function isOnlyWords(said: string): boolean {
  const words = said.split(/[^a-z']+/).filter((word) => word.length > 1);
  return (
    words.length > 0 &&
    words.every((word) => {
      const known = knownOf(word);
      return (
        asFirst(known) < 3 &&
        asSurname(known) < 4 &&
        ((known & (ORDINARY | PARTICLE)) !== 0 || isInDictionary(word))
      );
    })
  );
}

/** In a chat somebody speaks more than once, or half of those who speak have names; nothing on an agenda comes up twice, and few have. @param said folded */
export const isChat = (said: readonly string[]): boolean =>
  new Set(said).size < said.length || said.filter(hasName).length * 2 > said.length;

/** A word that is usual as a given name or a family's, or is none at all. @param said folded */
export function hasName(said: string): boolean {
  return said.split(/[^a-z]+/).some((word) => {
    const known = knownOf(word);
    return asFirst(known) >= 4 || asSurname(known) >= 5 || (word.length > 2 && isNoWord(word));
  });
}
