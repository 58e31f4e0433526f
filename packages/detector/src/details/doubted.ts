/** What a rule found by its form and the tagger, which reads what stands around, takes for nobody's. */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import { restOfSegment } from '../labels/address/segments.ts';
import { LIFE_LABELS } from '../labels/dictionary/life.ts';
import { WHOSE_LABELS } from '../labels/dictionary/whose.ts';
import { DETAILS } from '../model/details.ts';
import type { Document } from '../text/document.ts';
import type { Details } from './probabilities.ts';

/** Of 70 addresses this unlikely 49 were those of shops, offices and things sold, most of the others names of people. */
const NOBODYS = 0.02;
/** An address that the tagger is this sure of has its edges where the tagger says. */
const SURE = 0.5;
/** Pieces of one address stand this near each other, in units: where one is believed the others are. */
const NEAR = 24;
const DOUBTABLE: ReadonlySet<Category> = new Set(['address', 'profession']);
const ADDRESS = DETAILS.indexOf('address');
/** A house may be anybody's home unless what stands before it is open to everybody. Folded. */
const BUSINESS =
  /(?<![a-z])(?:sede|lojas?|escritorio|consultorio|estudio|studio|posto|ubs|faculdade|universidade|clinica|hospital|escola|igreja|salao|auditorio|setor|secretaria|prefeitura|cartorio|agencia|firma|bar|restaurante|academia|office|shop|store|clinic|surgery|cent(?:re|er)|hall|school|church|supplier|employer|workplace|department|services|insurance|court|university|council|ltd|inc|plc|ltda)(?![a-z])[^\n]{0,48}\n?[^\n]{0,24}$/;
/** Where somebody lives or waits, whatever the tagger says. Folded. */
const LIVES =
  /(?<![a-z])(?:mora(?:da|va|m|dora?)?|moro|viv[aeo]m?|resid[a-z]{1,9}|domicili[a-z]{1,5}|endereco|casa|imovel|obra|entreg[a-z]{1,4}|retirar|buscar|cliente|paciente|lives?|lived|living|home|addr(?:ess)?|adresse|site|property|premises|collect|deliver(?:y|ed)?|pick-?up|client|customer|patient|tenant|viewing|moved?|mudou)(?![a-z])/;
/** "Fazenda Santa Clara, onde reside": folded, right behind. */
const LIVES_THERE = /^,? (?:onde (?:mora|resid|viv)|where (?:he|she|they|i|we) (?:live|resid))/;
const LOOK_BACK = 72;
/** So sure is the form of an address that needs nothing else to tell it. */
const BY_FORM = 0.9;

/** Proposed for review instead of removal; an address without the words behind it that are no part of one. Linear. */
export function reviewDoubted(
  document: Document,
  found: readonly Found[],
  details: Details | undefined,
): Found[] {
  if (details === undefined) return [...found];
  return found.map((one) => {
    if (one.detector !== 'label' || one.proposal !== 'remove' || !DOUBTABLE.has(one.category)) return one;
    if (isDoubted(document, one, details)) return { ...one, proposal: 'review' };
    const isBelieved = one.category === 'address' && isLikely(details, one.start, one.end, isAddress, SURE);
    return isBelieved ? withoutTail(document, one, details) : one;
  });
}

function isDoubted(document: Document, found: Found, details: Details): boolean {
  const { start, end } = found;
  if (found.category === 'profession')
    return (
      !isOfPeople(found) &&
      !BOTH.test(document.folded.slice(Math.max(0, start - BOTH_BEFORE), start)) &&
      !isLikely(details, start, end, isAny)
    );
  return (
    !isInTable(document, found) &&
    !isLikely(details, start - NEAR, end + NEAR, isAddress) &&
    mayBeNobodys(document, found)
  );
}

/** "ambos lavradores", "casados entre si, ele seleiro", "ambos naturais de Icó, agricultores": of two who were named; "solt., agric.": right behind what else qualifies somebody. */
const BOTH =
  /(?<![a-z])(?:amb[oa]s|el[ea]),? $|(?<![a-z])(?:amb[oa]s|casad[oa]s|solteir[oa]s|brasileir[oa]s) [^.;\n]{2,48}, $|(?<![a-z])(?:brasileir[oa]|solteir[oa]|casad[oa]|viuv[oa]|divorciad[oa]|(?:bras|solt|cas|viuv?|div)\.), $/;
const BOTH_BEFORE = 60;
/** Under other heads stand tasks and duties as often as jobs. */
const TASKS: ReadonlySet<string> = new Set(['job', 'position', 'role', 'funcao']);
/** What a form asks about somebody, whatever is answered. */
const OF_LIVES: ReadonlySet<string> = new Set(
  [...LIFE_LABELS, ...WHOSE_LABELS]
    .filter(([category]) => category === 'profession')
    .flatMap(([, , labels]) => labels.split(';')),
);
const isOfPeople = ({ reason }: Found): boolean =>
  reason.code === 'table-header' ? !TASKS.has(reason.detail ?? '') : OF_LIVES.has(reason.detail ?? '');

/** Whose row it is tells the head of the table, which may be far away. */
const isInTable = ({ text }: Document, { start, end, reason }: Found): boolean =>
  reason.code === 'table-header' ||
  text[end] === '\t' ||
  /[\t|][^\n]*$/.test(text.slice(Math.max(0, start - LOOK_BACK), start));

/** Words without a number whose form is not sure by itself, or a house of a business. */
function mayBeNobodys({ folded }: Document, { start, end, confidence, reason }: Found): boolean {
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  if (LIVES.test(before) || LIVES_THERE.test(folded.slice(end, end + LONGEST_WORD))) return false;
  const isByForm = reason.code === 'pattern' && confidence >= BY_FORM;
  return (!isByForm && !/\d/.test(folded.slice(start, end))) || BUSINESS.test(before);
}

const LAST_WORD = /(?<![\s,;.])[\s,;.]{1,4}\p{L}[\p{L}'’-]*\.?$/u;
/** Floors and doors, which the tagger seldom knows. */
const DOOR =
  /(?<![a-z])(?:dt[oa]|dir|direito|esq|esquerd[oa]|frt|frente|tras|traseiras|cave|fundos|altos|(?:\d\.?[ºª°]|(?:loja|bloco|bl\.?|porta|casa|torre|ent\.)) ?[a-l])\.?$/;
/** What an address never ends with. */
const LEADS_ON = /^[\s,;.]+(?:d[aeo]s?|em|n[ao]s?|e|and|at|by|behind|for|in|of|on|to|with)$/;
const LONGEST_WORD = 40;

/** Whole words at the end that the tagger takes for no part of it are cut off, never a figure. */
function withoutTail({ text, folded }: Document, found: Found, details: Details): Found {
  let { end } = found;
  for (;;) {
    const word = LAST_WORD.exec(text.slice(Math.max(found.start, end - LONGEST_WORD), end))?.[0];
    const goesOn = word !== undefined && !LEADS_ON.test(word);
    if (
      word === undefined ||
      endsWithDoor(folded, end) ||
      (goesOn && isLikely(details, end - word.length, end, isAddress))
    )
      return end === found.end
        ? found
        : { ...found, end: Math.min(found.end, restOfSegment(text, folded, end)) };
    end -= word.length;
  }
}

const endsWithDoor = (folded: string, end: number): boolean =>
  DOOR.test(folded.slice(Math.max(0, end - LONGEST_WORD), end));

const isAddress = (kind: number): boolean => kind === ADDRESS;
const isAny = (): boolean => true;

/** Whether the tagger believes any unit of a run to be of such a kind. */
function isLikely(
  { kind, likely }: Details,
  start: number,
  end: number,
  isOfKind: (kind: number) => boolean,
  least = NOBODYS,
): boolean {
  for (let at = Math.max(0, start); at < Math.min(likely.length, end); at++)
    if (likely[at]! >= least && isOfKind(kind[at]!)) return true;
  return false;
}
