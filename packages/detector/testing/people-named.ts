import { because, type Found } from '../src/found.ts';
import type { Document } from '../src/text/document.ts';

/** What finding certain people leaves to those that look beside them. @param names with the flag `g` */
export const peopleNamed = ({ text }: Document, names: RegExp): Found[] =>
  Array.from(text.matchAll(names), ({ index, 0: name }) => ({
    start: index,
    end: index + name.length,
    category: 'person',
    detector: 'name',
    confidence: 0.9,
    reason: because('pattern'),
    proposal: 'remove',
    priority: 50,
  }));
