import { NUMBER } from '../text/tokens.ts';
import { TITLE } from './lists.ts';
import { isCapitalised, isParticle, isThing } from './runs.ts';
import type { Words } from './runs.ts';

const TITLE_GAP = /^[.:]?[ªº]?[ \n]{1,2}$|^[.(]{1,2}[aª]?\)[.:]? $|^: ?$/;

/** The title or trigger right before a run, or one of its own capitalised words cut off its front. */
export function titleBefore({ document, tokens, known }: Words, from: number): string | undefined {
  for (let back = 1; back <= 2; back++) {
    const index = from - back;
    if (index < 0 || tokens.kind[index] === NUMBER) return undefined;
    const gap = document.text.slice(
      tokens.end[index],
      Math.min(tokens.start[from]!, tokens.end[index]! + 12),
    );
    if (
      (known[index]! & TITLE) !== 0 &&
      (back === 1 ? TITLE_GAP.test(gap) : /^ (?:de|da|do|of)? ?$|^\(a\)[.:]? $/.test(gap))
    ) {
      return document.text.slice(tokens.start[index], tokens.end[index]);
    }
  }
  return undefined;
}

/** "Banco João Silva", "Silva & Souza Ltda": the words right before and after say it is no person. */
export function isOrganisationAround(words: Words, from: number, to: number): boolean {
  const { document, tokens, known } = words;
  if (to < tokens.count && isThing(known[to]!) && isCapitalised(words, to)) {
    const gap = document.text.slice(tokens.end[to - 1], tokens.end[to - 1]! + 3);
    if (
      /^ [A-Z&]|^, ?[LS]/.test(gap) &&
      /^(?:ltda|sa|eireli|epp|mei|inc|llc|ltd|corp|cia|gmbh|plc|advogados|company|street|road|avenue|lane|drive|court|square|bank|university|hospital|school)$/.test(
        document.folded.slice(tokens.start[to], tokens.end[to]),
      )
    )
      return true;
  }
  for (let index = from - 1, steps = 0; index >= 0 && steps < 2; index--, steps++) {
    if (!/^ ?$|^[.] $/.test(document.text.slice(tokens.end[index], tokens.start[index + 1]))) return false;
    if (
      isThing(known[index]!) &&
      /^(?:rua|avenida|av|alameda|travessa|praca|rodovia|estrada|viela|largo|hospital|escola|colegio|fundacao|instituto|universidade|banco|edificio|condominio|parque|jardim|vila|bairro|faculdade|clinica|laboratorio|creche|teatro|museu|aeroporto|municipio|cidade|cartorio|lei|igreja|paroquia)$/.test(
        document.folded.slice(tokens.start[index], tokens.end[index]),
      )
    )
      return true;
    if (!isParticle(known[index]!)) return false;
  }
  return false;
}
