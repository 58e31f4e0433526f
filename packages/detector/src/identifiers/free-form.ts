import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesAround } from '../text/holds.ts';
import { matchesByPattern, matchesOf } from '../text/starts.ts';
import type { Form } from './form.ts';
import { ANYWHERE, FORMS } from './forms.ts';
import { isQueueTicket } from './queue-tickets.ts';
import { SECRETS } from './secrets.ts';

/** Values told by their form wherever they stand: addresses of the net, keys, masked numbers. Linear. */
export function findFreeForms(document: Document): Found[] {
  const { folded, places } = document;
  const found: Found[] = [];
  const add = (
    start: number,
    end: number,
    one: Pick<Form, 'category' | 'confidence' | 'priority' | 'code'>,
    detail?: string,
  ) => {
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
  const see = (match: RegExpExecArray, one: Form) => {
    if (one.isNone?.(match[0]) !== true) add(match.index, match.index + match[0].length, one);
  };
  matchesOf(places.text, FORMS, see);
  for (const one of ANYWHERE) for (const match of matchesAround(document, one)) see(match, one);
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
