/** "Otávio da Flavinha", "Rafa do SAC", "Cleber pai da Isa": by what somebody is told apart; the words between are nobody's. */

import { ORDINARY, asFirst, asSurname, isInDictionary, knownOf } from '../names/lists.ts';
import type { Range } from '../text/document.ts';

const BETWEEN =
  /^\p{L}[\p{L}'’-]+( (?:(?:pai|mãe|filh[oa]|irmão?|espos[oa]|marido|mulher|tia|tio|sobrinh[oa]|net[oa]|prim[oa]|amig[oa]|vizinh[oa]) )?d[aeo]s? )(\p{L}[\p{L}'’-]*)(?: \p{Lu}\p{Ll}[\p{L}'’-]*)?$/u;
/** Families and devotions that are given names as well. */
const PART_OF_NAMES =
  /^(?:carmo|rosario|socorro|amparo|livramento|nascimento|amaral|bonfim|bomfim|desterro|patrocinio|espirito|egito|ceu|rosa|luz|gloria|conceicao|graca|penha|guia|paz|piedade|aparecida|fatima|nazare|lourdes|consolacao|saude|cruz|assuncao|ajuda|abadia|paula|jesus|maria|jose|deus|deusa|maia|paixao|divina|trindade|natividade|costa|mota|motta|veiga|gama|rocha|dores|neves|anjos|reis|santos|viola|coco|pilar|salete|soledade|encarnacao|serena|estela|loreto|candelaria)$/;
/** Where somebody works, and letters for it. */
const WORKPLACE =
  /^(?:rh|dp|sac|adm|cpd|ubs|upa|uti|cipa|cras|creas|samu|ccih|ccz|sesmt|inss|caps|financeiro|secretaria|recepcao|portaria|escritorio|expedicao|logistica|manutencao|almoxarifado|faturamento|cadastro|juridico|contabilidade|tesouraria|limpeza|enfermagem|vigilancia|zeladoria|informatica|imobiliaria)$/;
const GIVEN = 4;
const LONGEST = 60;

/** The people in a finding, parted by such words. Linear. */
export function toldApart({ start, end }: Range, text: string, folded: string): Range[] {
  const whole = [{ start, end }];
  if (end - start > LONGEST) return whole;
  const match = BETWEEN.exec(text.slice(start, end));
  if (match === null) return whole;
  const [, between, word] = match as unknown as [string, string, string];
  const at = start + match[0].indexOf(between);
  const behind = at + between.length;
  const other = folded.slice(behind, behind + word.length);
  if (WORKPLACE.test(other) && end === behind + word.length) return [{ start, end: at }];
  // "Ana de Paula" is one, "Chico de Iolanda" can't be told from her.
  if (/^ (?:de|d[aeo]s) $/.test(between)) return whole;
  return /^\p{Lu}/u.test(word) && isGiven(other)
    ? [
        { start, end: at },
        { start: behind, end },
      ]
    : whole;
}

/** Called by a given name, and by one that no family bears behind "da". */
const isGiven = (word: string): boolean =>
  !PART_OF_NAMES.test(word) &&
  (asFirst(knownOf(word)) >= GIVEN
    ? asSurname(knownOf(word)) < 7 && (knownOf(word) & ORDINARY) === 0
    : /^[a-z]{2,}inh[oa]$/.test(word) && asSurname(knownOf(word)) < 3 && !isInDictionary(word));
