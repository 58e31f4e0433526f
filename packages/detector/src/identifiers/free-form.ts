import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { FORMS } from './forms.ts';
import type { Form } from './forms.ts';
import { BARE_SECRET, LONG_KEY, NEAR_SECRET, OPENING_CODE, SECRET_LABEL } from './secrets.ts';

/** Values told by their form wherever they stand: addresses of the net, keys, masked numbers. Linear. */
export function findFreeForms(document: Document): Found[] {
  const { text, folded } = document;
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
  for (const one of FORMS) {
    if (!folded.includes(one.sign)) continue;
    for (const match of text.matchAll(one.pattern)) {
      if (
        one.code === 'partly-masked' &&
        (!/[*xX#]/.test(match[0]) || !/\d|@/.test(match[0] + (match[0].includes('*') ? '0' : '')))
      )
        continue;
      add(match.index, match.index + match[0].length, one);
    }
  }
  for (const match of [SECRET_LABEL, BARE_SECRET, NEAR_SECRET, OPENING_CODE, LONG_KEY].flatMap((form) => [
    ...folded.matchAll(form),
  ])) {
    const start = match.index + match[0].length;
    add(
      start,
      start + (match[1] ?? match[2] ?? '').replace(/[.,;]+$/, '').length,
      { category: 'secret', confidence: 0.92, priority: 91, code: 'label' },
      match[0].trim(),
    );
  }
  return found;
}
