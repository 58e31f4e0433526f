/** "marta ponto dias arroba gmail ponto com", "dedé at uol dot com dot br": addresses as they are said. */

import { ORDINARY, asFirst, knownOf } from '../names/lists.ts';
import { holding } from '../text/holds.ts';
import { form } from './form.ts';
import type { Form } from './form.ts';

const PART = '[\\p{L}\\d_%+-]{1,40}';
const LOCAL = `(?<![\\p{L}\\d.%+-])${PART}(?:(?:\\.| (?:ponto|dot|underline|underscore|under|tra[çc]o|h[íi]fen|dash|hyphen) )${PART}){0,4}`;
const POINT = '(?:\\.| (?:ponto|dot) )';
const DOMAIN = `[\\w-]{2,40}(?:${POINT}[a-z]{2,12}){1,3}(?![\\p{L}\\d])`;
const PROVIDERS = [
  'gmail',
  'hotmail',
  'outlook',
  'yahoo',
  'icloud',
  'live',
  'uol',
  'bol',
  'terra',
  'sapo',
  'protonmail',
];

/** "Order at amazon dot com": the page of a shop, not "rose at uol dot com". */
function isSpokenPage(spokenForm: string): boolean {
  const [local, host] = spokenForm.toLowerCase().split(' at ');
  if (host === undefined || /[^\p{L}]/u.test(local!)) return false;
  const isProvider = PROVIDERS.some((provider) => host.startsWith(`${provider} `));
  return !isProvider && (knownOf(local!) & ORDINARY) !== 0 && asFirst(knownOf(local!)) === 0;
}

export const SPOKEN_EMAILS: readonly Form[] = [
  form(
    'email',
    new RegExp(`${LOCAL} arroba (?:${DOMAIN}|(?:${PROVIDERS.join('|')})(?![\\p{L}\\d]))`, 'iuy'),
    0.9,
    87,
    { holds: holding(244, ' arroba ') },
  ),
  form(
    'email',
    new RegExp(`${LOCAL} at [\\w-]{2,40}(?: dot [a-z]{2,12}){1,3}(?![\\p{L}\\d])`, 'iuy'),
    0.9,
    87,
    {
      holds: holding(288, ' dot '),
      isNone: isSpokenPage,
    },
  ),
];
