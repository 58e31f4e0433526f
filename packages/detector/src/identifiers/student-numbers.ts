/** "s4471902": how universities in Australia and Britain call their students. */

import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const STUDENT = /(?<![\p{L}\d@._/-])s\d{7}(?![\p{L}\d@_/-])/gu;
const OF_STUDIES =
  /(?<![a-z])(?:student|moodle|blackboard|canvas|turnitin|uni(?:versity)?|campus|lecture|module|dean|tutor)/;

/** Linear. */
export function findStudents({ text, folded }: Document): Found[] {
  const found = Array.from(text.matchAll(STUDENT));
  if (found.length === 0 || !OF_STUDIES.test(folded)) return [];
  return found.map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    category: 'registration',
    detector: 'identifier',
    confidence: 0.9,
    reason: because('pattern-with-context'),
    proposal: 'remove',
    priority: 61,
  }));
}
