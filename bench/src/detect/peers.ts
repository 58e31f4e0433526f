/** The npm packages that people use for this, as they come: no options, every pattern on. */

import { OpenRedaction } from '@openredaction/openredaction';
import nlp from 'compromise';
import redactPii from 'redact-pii';
import type { Range } from './score.ts';
import type { Tool } from './tool.ts';

export function peers(): readonly Tool[] {
  const shield = new OpenRedaction();
  const redactor = new redactPii.SyncRedactor({ globalReplaceWith: MARK });
  return [
    {
      name: '@openredaction/openredaction',
      removed: (text) => shield.detect(text).detections.map(({ position: [start, end] }) => ({ start, end })),
    },
    { name: 'redact-pii', removed: (text) => gaps(text, redactor.redact(text)) },
    { name: 'compromise', removed: people },
  ];
}

const MARK = '\u0001';

/** It answers the text without places: what stands between two marks is looked up in order. */
function gaps(text: string, redacted: string): Range[] {
  const removed: Range[] = [];
  let at = 0;
  const parts = redacted.split(MARK);
  for (const [index, part] of parts.entries()) {
    const last = index === parts.length - 1;
    const found = last ? text.length - part.length : text.indexOf(part, index === 0 ? 0 : at + 1);
    if (found > at) removed.push({ start: at, end: found });
    at = Math.max(at, found) + part.length;
  }
  return removed;
}

interface Offset {
  readonly offset: { readonly start: number; readonly length: number };
}

function people(text: string): Range[] {
  const document = nlp(text);
  return [document.people(), document.emails(), document.phoneNumbers(), document.urls()]
    .flatMap((view) => view.json({ offset: true }) as Offset[])
    .map(({ offset: { start, length } }) => ({ start, end: start + length }));
}
