/** What a field asks for in the words of a form: "cliente.estadoCivil", "mar_status", "Place of birth". */

import { LABELS, OF_LIFE } from '../dictionary.ts';
import type { Label } from '../dictionary/label.ts';
import { SHORT_LIFE_LABELS } from '../dictionary/life.ts';

interface Asked {
  readonly label: Label;
  /** The label as forms have it. */
  readonly name: string;
  /** Asked of goods, jobs and programs as well. */
  readonly ofThingsToo: boolean;
}

/** Words that programs use of anything, and days of a job. */
const OF_THINGS_TOO =
  /^(?:status|condition|condicao|adm|dt adm|admiss.*|data (?:de |da )?adm.*|data (?:de |do )?(?:dem|desl|afast).*|demiss.*|deslig.*|afast.*|hire.*|start.*|joined|date (?:joined|employed|of (?:hire|joining))|last working.*|leaving.*|end|obito|casamento|wedding|re|ra|rm|mat|insc|caf)$/;
/** Of machines, messages and trees, whatever stands there. */
const OF_PROGRAMS: ReadonlySet<string> = new Set(
  'from;to;de;para;cc;cco;bcc;parent;parents;child;children;host;leader;client;caller;participant;absent;re;respondent;signal;home;lives;stand;physical;handle;user'.split(
    ';',
  ),
);
/** "nat" and "mar" end other names. */
const SHORTEST_END = 5;

/** A label by the whole name of a field, or one of a life by its last words: "spouseDateOfBirth". */
export function askedBy(words: string): Asked | undefined {
  const whole = LABELS.get(words) ?? LABELS.get(words.replaceAll(' ', ''));
  if (whole !== undefined) return OF_PROGRAMS.has(words) ? undefined : asked(whole, words);
  for (let gap = words.indexOf(' '); gap >= 0; gap = words.indexOf(' ', gap + 1)) {
    const name = words.slice(gap + 1);
    const label = LABELS.get(name) ?? LABELS.get(name.replaceAll(' ', ''));
    if (label !== undefined && name.length >= SHORTEST_END && OF_LIFE.has(label.category))
      return asked(label, name);
  }
  return undefined;
}

const asked = (label: Label, name: string): Asked | undefined =>
  label.kind === 'code' || label.kind === 'initials'
    ? undefined
    : {
        label,
        name,
        ofThingsToo: label.kind === 'job' || OF_THINGS_TOO.test(name) || SHORT_LIFE_LABELS.has(name),
      };
