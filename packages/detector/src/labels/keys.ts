/** `"dataNascimento": "1980-03-12"`, `<estado_civil>C</estado_civil>`, `occupation="plumber"`: what is said of somebody, as programs write it. */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import type { Words } from '../names/runs.ts';
import { matchesOf, together } from '../text/starts.ts';
import { LABELS } from './dictionary.ts';
import type { Label } from './label.ts';
import { SHORT_LIFE_LABELS } from './life-labels.ts';
import { readValue } from './values.ts';

const KEY = '([A-Za-z][\\w:.-]{1,40})';
const KEYED = together(
  [
    `["']${KEY}["'] ?: ?["']([^"'\\n]{1,80})["']`,
    `["']${KEY}["'] ?: ?(\\d{1,8})(?=[\\s,}\\]])`,
    `<${KEY}(?: [\\w:]{1,20}="[^"\\n]{0,40}")?>([^<>\\n]{1,80})</`,
    `(?<=[\\s<]${KEY})="([^"\\n]{1,80})"`,
  ].map((source) => ({ pattern: new RegExp(source, 'y') })),
);

const READ: ReadonlySet<Category> = new Set([
  'birth-date',
  'personal-date',
  'age',
  'marital-status',
  'nationality',
  'birthplace',
  'profession',
]);
/** Days of a job, and words that programs use of anything. */
const NO_KEY =
  /^(?:adm|dt adm|admiss|data (?:de |da )?adm|data (?:de |do )?(?:adm|dem|desl|afast)|demiss|deslig|afast|hire|start|joined|joining|date (?:joined|employed|of joining)|last working|leaving|status|condition|condicao)/;
/** Caches and files have names and ages as well. */
const NAME_OF_PERSON = /["']name["'] ?: ?["']\p{Lu}[\p{L}'’.-]+,? \p{Lu}/u;
const OF_PERSON =
  /["'<\s_.](?:(?:first|last|full|given|patient|user|client)_?name|nome|paciente|cliente|aluno|sexo?|gender|dob|birth[a-z_]*|[a-z_]*nasc[a-z_]*|cpf|e-?mail)["'>=\s]/;
const NEAR = 300;
const WORDS_OF_KEY = /(?<=[a-z\d])(?=[A-Z])|[_.:-]/g;

/** Linear. */
export function findKeyed(words: Words): Found[] {
  const { text, folded, places } = words.document;
  const found: Found[] = [];
  matchesOf(places.text, KEYED, (match) => {
    const [all, key, value] = match as unknown as readonly [string, string, string];
    const asked = labelOfKey(key);
    if (asked === undefined || !READ.has(asked.label.category) || asked.label.kind === 'job') return;
    if (NO_KEY.test(asked.name) || SHORT_LIFE_LABELS.has(asked.name)) return;
    const start = match.index + all.lastIndexOf(value);
    if (asked.label.category === 'age') {
      const [from, to] = [Math.max(0, start - NEAR), start + NEAR];
      if (!OF_PERSON.test(folded.slice(from, to)) && !NAME_OF_PERSON.test(text.slice(from, to))) return;
    }
    found.push(...readValue(words, asked.label, asked.name, start, start + value.length, true));
  });
  return found;
}

/** What a name of a field asks for: its last words, "spouseDateOfBirth", "dt_nasc", "cliente.estadoCivil". */
export function labelOfKey(key: string): { label: Label; name: string } | undefined {
  const parts = key.replaceAll(WORDS_OF_KEY, ' ').trim().toLowerCase().split(/ +/);
  for (let from = 0; from < parts.length; from++) {
    const rest = parts.slice(from);
    for (const name of [rest.join(' '), rest.join('')]) {
      const label = LABELS.get(name);
      // "maxAge", "cacheAge"
      if (label !== undefined) return label.category === 'age' && from > 0 ? undefined : { label, name };
    }
  }
  return undefined;
}
