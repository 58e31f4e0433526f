/** Numbers in words, as pieces of patterns; the Portuguese ones folded. */

export const PORTUGUESE_TENS = 'vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa';
const ONES = '(?:um|dois|tres|quatro|cinco|seis|sete|oito|nove)';
/** "vinte e dois netos" holds no twenty and no two. */
const WHOLE = `(?! e (?:${ONES}|uma|duas)(?![a-z]))`;
/** From ten on: less often what is counted. */
export const SPELLED_FROM_TEN = `(?:(?:${PORTUGUESE_TENS})(?: e ${ONES}(?![a-z])|${WHOLE})|dez|onze|doze|treze|quatorze|catorze|quinze|dez[ea]sseis|dez[ea]ssete|dezoito|dez[ea]nove)`;
export const SPELLED = `(?:${SPELLED_FROM_TEN}|(?<!(?:${PORTUGUESE_TENS}) e )${ONES})`;

export const ENGLISH_TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
export const ENGLISH_TEENS = '(?:thir|four|fif|six|seven|eigh|nine)teen';
const ENGLISH_ONES = '(?:one|two|three|four|five|six|seven|eight|nine)';
export const ENGLISH_FROM_TWENTY = `(?:${ENGLISH_TENS})(?:[ -]${ENGLISH_ONES})?`;
export const ENGLISH_NUMBER = `(?:${ENGLISH_FROM_TWENTY}|ten|eleven|twelve|${ENGLISH_TEENS}|${ENGLISH_ONES})`;
/** "first" to "ninth" */
export const ENGLISH_ORDINALS = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)';
