/** Numbers of what somebody owns or wears, that its name tells: vehicles, boats, aircraft, telephones, aids. Folded. */

import type { Category } from '../categories.ts';
import type { Numbered } from './named-numbers.ts';

const SIGN = '(?:(?:n[.o]{1,2}|nos?\\.?|number|numero|num\\.?|#|id)[ :.#]{0,2})?';
const thing = (category: Category, soon: number | undefined, source: string): Numbered => ({
  category,
  pattern: new RegExp(`(?<![a-z\\d])${source}`, 'y'),
  ...(soon !== undefined && { soon }),
});
const END = '(?![a-z\\d]|[.,/-]\\d)';

/** What is worn, or moves somebody. */
const AIDS =
  'aparelhos? auditivos?|hearing aids?|marca-?passo|pacemaker|implante coclear|cochlear implant|protese|prosthesis|bomba de insulina|insulin pump|cpap|cadeira de rodas|wheelchair|glicosimetro|glucose meter';
/** Of one engine, or flown by one. */
const AIRCRAFT =
  'ultraleve|aviao (?:particular|proprio|del[ea])|monomotor|bimotor|cessna|piper|cirrus|robinson|helicoptero|helicopter|planador|glider|trike|girocoptero|gyrocopter|microlight|light aircraft';

/** Of the state, or that flies others for money. */
const IN_SERVICE =
  'polic|samu|bombeir|govern|operated by (?!h[ie][mrs]|the owner|its owner)|operad[oa] pela|airlin|ambulan|marinha|exercito|companhia|linhas aereas|charter|taxi aereo|air taxi';

export const THING_NUMBERS: readonly Numbered[] = [
  thing(
    'vehicle',
    40,
    `(?:cr(?:l)?v(?:-e)?|atpv(?:-e)?|espelho(?: d[aeo] (?:cnh|crl?v))?)[ :]{1,2}${SIGN}(?=(\\d{9,12})${END})`,
  ),
  thing('vehicle', 24, `renava[mn] ?[:.]? ?${SIGN}(?=(\\d{2,3}[. ]?\\d{6,8}-?\\d|\\d{9,11})${END})`),
  // Of vehicles made before they all had seventeen signs.
  thing(
    'vehicle',
    40,
    `chassis?[ :.]{1,2}${SIGN}(?=((?=[a-z\\d]{0,12}\\d{5})(?=\\d{0,4}[a-z])[a-z\\d]{8,16})${END})`,
  ),
  thing(
    'vehicle',
    48,
    `(?:vin|chassis?)(?: ?#| no\\.?| number)?[ (]{1,2}(?:ending(?: in| with)?|ends(?: in| with)?|last (?:\\d|four|six|eight)(?: digits)?|(?:com )?final|terminad[oa] em|terminando em)\\)?[ :]{1,2}(?=([a-z]{0,2}\\d[a-z\\d]{3,8})${END})`,
  ),
  thing(
    'vehicle',
    48,
    `imei (?:com )?(?:final|terminad[oa] em|terminando em|ending(?: in)?)[ :]{1,2}(?=(\\d{3,6})${END})`,
  ),
  {
    // In the groups of what it tells: maker, kind, year and number.
    category: 'vehicle',
    pattern:
      /(?<![a-z])(?:chassis?|vin)(?: n[.o]{1,2})?[ :]{1,2}(?=((?=(?:[a-z ]{0,12}\d){4})(?:[a-hj-npr-z\d] ?){16}[a-hj-npr-z\d])(?![a-z\d]))/y,
    soon: 40,
  },
  // A register of boats, at the port's captain.
  thing(
    'vehicle',
    64,
    `(?:(?:capitania|marinha)[^\\n\\d]{0,36}|tie[ :]{1,2}|titulo de inscricao(?: da? embarcacao)?[ :]{1,2})${SIGN}(?=(\\d{3}[-. ]?\\d{6}[-. ]?\\d|\\d{3}m\\d{6,12})${END})`,
  ),
  thing(
    'vehicle',
    undefined,
    `(?:${AIRCRAFT})(?:(?!${IN_SERVICE})[^\\n.;]){0,30}?(?<![a-z\\d])(?=(p[prstu]-[a-z]{3}|g-[a-z]{4}|n\\d{2,4}[a-z]{1,2})(?![a-z\\d-]))`,
  ),
  thing('device', 32, `(?:sisant|anac|drone)[^\\n;\\d]{0,20}(?<![a-z])(?=(p[pr]-\\d{9})${END})`),
  // Programs know one telephone by it.
  thing(
    'device',
    40,
    `(?:android|device|advertising|installation|browser|visitor)[ _-]?id[" :=]{1,4}(?=([\\da-f]{16}|[\\da-f]{32,40})${END})`,
  ),
  thing('device', 48, `(?:chip|sim ?card|e?sim|eid|linha)[^\\n\\d]{0,20}(?=(89\\d{17,18}|89\\d{30})${END})`),
  thing(
    'device',
    64,
    `(?:${AIDS})[^\\n;.\\d]{0,30}(?<![a-z])(?:n[.o]{1,2}|no\\.?|number|serial(?: (?:no\\.?|number))?|serie|s\\/n|sn|ser\\.?)[ :.]{1,3}(?=([a-z]{0,4}-?\\d[a-z\\d-]{3,14})${END})`,
  ),
  // Under the skin of an animal, whose keeper a register tells.
  thing(
    'registration',
    48,
    `(?:microchip(?:agem|ad[oa])?[^\\n\\d]{0,24}|chip(?: n[.o]{1,2}| no\\.?)?:? (?=9\\d{14}))(?=(\\d{15}|\\d{3}[ .-]\\d{3}[ .-]\\d{9}|\\d{3}[ .-]?(?:\\d{4}[ .-]?){3})${END})`,
  ),
];
