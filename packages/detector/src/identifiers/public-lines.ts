/** Telephones that anybody may ring: free of charge, of a switchboard, of a service. */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import { coverageOf } from '../text/coverage.ts';
import type { Document, Range } from '../text/document.ts';

/** Free or at one price from everywhere, in the groups and of the length that no telephone of somebody has. */
const FREE = new RegExp(
  `^(?:${[
    // in one run the same figures may be those of a driving licence
    '\\(?0[89]00(?:\\) ?|[ .-])\\d{3}[ .-]?\\d{1,4}',
    '00800 ?\\d{3,4} ?\\d{4}',
    '1(?:[38]00|850|890)[ -]\\d{3}[ -]?\\d{3}',
    '0(?:508|818) \\d{3} \\d{3}',
    '0(?:84[345]|87[0-3]) \\d{3} ?\\d{4}',
    '(?:300[34]|400[1-9]|4020)[ -]\\d{4}',
    '(?:800|808|707|760) \\d{3} \\d{3}',
    '(?:\\(8(?:00|33|44|55|66|77|88)\\) ?|(?:\\+?1[ .-])?8(?:00|33|44|55|66|77|88)-|\\+?1[ .-]\\(?8(?:00|33|44|55|66|77|88)\\)?[ .-]{1,2})\\d{3}[ .-]\\d{4}',
  ].join('|')})$`,
);
/** What a number of a client may be taken for: it has no label of its own, or it is one. */
const FREE_UNLABELLED = /^0800 \d{3} \d{4}$/;
const LABEL = /(?:[:#º°]|(?<![a-z])(?:n|no|nr|num|numero|number|id|code|codigo)\.?) ?$/;

/** Of British services, as mobile telephones of Pakistan and Nigeria begin, too. */
const FREE_IN_BRITAIN = /^(?:03(?:0[03]|3\d|4[3-5]|7\d)|0808) \d{3} \d{4}$/;
const BRITAIN =
  /£|\.uk(?![a-z])|(?<![a-z\d])(?:uk|nhs|hmrc|britain|british|england|scotland|wales|[a-z]{1,2}\d[a-z\d]? \d[a-z]{2})(?![a-z\d])/;
const ABROAD = /pakistan|cnic|karachi|lahore|islamabad|rawalpindi|\+92|nigeria|lagos|abuja|ibadan|bvn|\+234/;

const OWN =
  /(?<![a-z])(?:cell?|mobile|mob|celular|whats[a-z]*|wpp|zap|telemovel|tlm|home|casa|resid[a-z]*|recado|hand ?phone)(?![a-z])[^\n\d]{0,8}$/;
/** Leads to somebody behind the line. */
const EXTENSION = /^,? ?(?:x|ext|ramal)(?![a-z])/;
/** What is rung there, and nobody between it and the number. Folded. */
const SERVICE =
  /(?<![a-z])(?<!(?:my|his|her|their) )(?:switchboard|help ?(?:line|desk)|hot ?line|advice line|info(?:rmation)? line|service desk|free ?phone|toll[ -]free|ouvidoria|central de atendimento|pabx|telefone geral|disque[ -]denuncias?|sac)(?: (?:is|on|at|no\.?|number|tel\.?|fone))?[ :,(–-]{1,3}$/;
const MOBILE = /^\D{0,5}(?:07\d|9\d{4}|\(?\d{2}\)? ?9 ?\d{4}|9[1236]\d |(?:\+?44|\+?55 ?\d{2}|\+?351) ?[79])/;

const NUMBERS: ReadonlySet<Category> = new Set([
  'phone',
  'registration',
  'health-record',
  'bank-account',
  'national-id',
  'pis',
  'secret',
]);
const LOOK_BACK = 100;

/** Those that are free are nobody's; of those of services a person shall decide. Linear in what is found. */
export function withoutPublicLines({ text, folded }: Document, found: readonly Found[]): Found[] {
  // Of the whole text, so only where a number asks for it.
  let british: boolean | undefined;
  const isBritish = (): boolean => (british ??= BRITAIN.test(folded) && !ABROAD.test(folded));
  const beforeOf = ({ start }: Found): string => folded.slice(Math.max(0, start - LOOK_BACK), start);
  const isFree = (one: Found): boolean => {
    const value = folded.slice(one.start, one.end);
    if (one.category === 'registration') return FREE_UNLABELLED.test(value) && !LABEL.test(beforeOf(one));
    return one.category === 'phone' && (FREE.test(value) || (FREE_IN_BRITAIN.test(value) && isBritish()));
  };
  const isSomebodys = (one: Found): boolean =>
    EXTENSION.test(folded.slice(one.end, one.end + 8)) || OWN.test(beforeOf(one));
  const isOfService = (one: Found): boolean =>
    one.category === 'phone' && !MOBILE.test(folded.slice(one.start, one.end)) && SERVICE.test(beforeOf(one));

  const judged = new Set(
    found.filter(
      ({ category, proposal, detector }) =>
        NUMBERS.has(category) && proposal === 'remove' && detector !== 'list' && detector !== 'rule',
    ),
  );
  const lines = Array.from(judged).filter((one) => !isSomebodys(one));
  const isInFree = within(lines.filter(isFree), text.length);
  const isInService = within(lines.filter(isOfService), text.length);
  return found.flatMap((one) => {
    if (!judged.has(one)) return [one];
    if (isInFree(one)) return [];
    if (!isInService(one)) return [one];
    return one.category === 'phone' ? [{ ...one, proposal: 'review' as const }] : [];
  });
}

/** Whatever else the same figures, or some of them, were taken for. */
function within(ranges: readonly Range[], length: number): (one: Range) => boolean {
  if (ranges.length === 0) return () => false;
  const covered = coverageOf(ranges, length);
  return ({ start, end }) => !covered.subarray(start, end).includes(0);
}
