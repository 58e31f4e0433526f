import { BRAZIL_STATES } from '../text/brazil-states.ts';
import type { Document } from '../text/document.ts';

/** With a state they tell an RG by themselves, in small letters as well. */
const COMMON_OFFICE = 'ssp|sjs|sesp|sds|ifp';
/** The same only in capitals. */
const CAPITAL_OFFICE = 'iirgd|itep|sejusp';
/** The offices that issue an RG, of police and security, and of the armed forces. */
const OFFICE = `${COMMON_OFFICE}|${CAPITAL_OFFICE}|ssp(?:ds|tc)|sespds|sesde?c|ssds|seds|sejsp|sjs(?:ii|p)|sjtc|segup|pc(?:ii|erj|mg)|dgpc|detran|dic|iipr|iimg|iicc|politec|ptc|dpf|igp|maer|mex`;
/** Which stand for other things where no state follows. */
const SHORT_OFFICE = 'pc|pf|md|mm';
const STATE = BRAZIL_STATES.toLowerCase();

/** "SSP/SP", "Detran-RJ": on the text as it stands. */
export const OFFICE_AND_STATE = `(?:(?:${COMMON_OFFICE}|${COMMON_OFFICE.toUpperCase()}|${CAPITAL_OFFICE.toUpperCase()})[-/ ]{1,2}|(?:PC|DETRAN|Detran|detran)[-/])(?:${BRAZIL_STATES}|${STATE})(?![A-Za-z])`;

/** "SSP/SP", ", expedido pela SESP-PR", "(Detran/RJ", "-MG": folded, right behind the number. */
const ISSUER = new RegExp(
  `(?: ?[,/(-] ?| )(?:(?:expedid|emitid)[oa] (?:em [\\d/.]{8,10} )?p(?:or|el[oa]) |org(?:ao|\\.) (?:emissor|expedidor|exp\\.):? )?(?:(?:${OFFICE}|secretaria d[ae] seguranca publica)(?: ?[-/ ] ?(?:${STATE}))?|(?:${SHORT_OFFICE}) ?[-/] ?(?:${STATE})|(?<=[-/] ?)(?:${STATE})|(?<= )(?:${STATE})(?=[,.;)\\n]|$))(?![a-z\\d])`,
  'y',
);

/** Where an RG ends together with the office that issued it, which tells where somebody is from. */
export function endOfIssuer({ text, folded }: Document, end: number): number {
  ISSUER.lastIndex = end;
  const issuer = ISSUER.exec(folded)?.[0] ?? '';
  // "12.345.678-9 - to be confirmed": a state alone is one in capitals.
  const isWord = STATE_ALONE.test(issuer) && !/\p{Lu}{2}/u.test(text.slice(end, end + issuer.length));
  return isWord ? end : end + issuer.length;
}

const STATE_ALONE = /^[^a-z]*[a-z]{2}$/;
const AT_END = new RegExp(`${ISSUER.source}$`);

/** The number alone, which is how it is said again. @param value folded */
export const withoutIssuer = (value: string): string => value.replace(AT_END, '');
