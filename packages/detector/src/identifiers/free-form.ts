import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { ANYWHERE, FORMS } from './forms.ts';
import type { Form } from './forms.ts';
import { matchesByPattern, matchesOf } from '../text/starts.ts';
import { isNobodysHandle } from './nobodys-handles.ts';
import { isQueueTicket } from './queue-tickets.ts';
import { SECRETS } from './secrets.ts';
import { SPOKEN_EMAILS, isSpokenPage } from './spoken-emails.ts';

/** Values told by their form wherever they stand: addresses of the net, keys, masked numbers. Linear. */
export function findFreeForms(document: Document): Found[] {
  const { text, folded, places } = document;
  const found: Found[] = [];
  const add = (start: number, end: number, one: Omit<Form, 'pattern' | 'sign'>, detail?: string) => {
    found.push({
      start,
      end,
      category: one.category,
      detector: 'identifier',
      confidence: one.confidence,
      reason: because(one.code, detail),
      proposal: 'remove',
      priority: one.priority,
    });
  };
  const isSigned = ({ sign }: Form) => folded.includes(sign);
  const see = (match: RegExpExecArray, one: Form) => {
    if (
      one.code === 'partly-masked' &&
      (!/[*xX#]/.test(match[0]) || !/\d|@/.test(match[0] + (match[0].includes('*') ? '0' : '')))
    )
      return;
    if (one.category === 'user-name' && isNobodysHandle(match[0].slice(1))) return;
    if (one.sign === ' dot ' && isSpokenPage(match[0])) return;
    add(match.index, match.index + match[0].length, one);
  };
  matchesOf(places.text, FORMS, see, isSigned);
  for (const one of [...ANYWHERE, ...SPOKEN_EMAILS].filter(isSigned))
    for (const match of text.matchAll(one.pattern)) see(match, one);
  for (const match of matchesByPattern(places.folded, SECRETS).flat()) {
    const isItself = match.groups?.['itself'] !== undefined;
    const start = match.index + (isItself ? 0 : match[0].length);
    const value = (match[1] ?? match[2] ?? match[3] ?? '').replace(/[.,;]+$/, '');
    if (isQueueTicket(folded, start, value)) continue;
    add(
      start,
      start + value.length,
      { category: 'secret', confidence: 0.92, priority: 91, code: 'label' },
      isItself ? undefined : match[0].trim(),
    );
  }
  return found;
}
