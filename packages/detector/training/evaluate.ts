/** How well a model finds people, token by token and name by name, and whether its probabilities mean what they say. */

import type { NameModel } from '../src/model/types.ts';
import type { Sentence } from './sentence.ts';

/** Of the sums of begin and inside probabilities; the detector's own threshold may differ. */
const THRESHOLD = 0.3;
const BINS = 10;

export interface Figures {
  readonly recall: number;
  readonly precision: number;
  /** Part of names of which at least one token was found. */
  readonly touched: number;
  /** For each tenth of probability: tokens in it and the part of them that is a name. */
  readonly reliability: readonly { readonly count: number; readonly right: number }[];
}

export function evaluate(model: NameModel, sentences: readonly Sentence[]): Figures {
  const tokens = { found: 0, right: 0, people: 0 };
  const names = { all: 0, touched: 0 };
  const bins = Array.from({ length: BINS }, () => ({ count: 0, right: 0 }));
  for (const sentence of sentences) {
    const { inside } = model.tag([sentence], sentence.survey)[0]!;
    let open: 'no' | 'missed' | 'touched' = 'no';
    sentence.labels.forEach((label, index) => {
      if (label === 'any') return;
      const isName = label.endsWith('person');
      const isFound = inside[index]! >= THRESHOLD;
      const bin = bins[Math.min(BINS - 1, Math.floor(inside[index]! * BINS))]!;
      bin.count++;
      if (isName) bin.right++;
      if (isFound) tokens.found++;
      if (isName) tokens.people++;
      if (isName && isFound) tokens.right++;
      if (label === 'B-person') {
        names.all++;
        open = 'missed';
      } else if (!isName) open = 'no';
      if (isName && isFound && open === 'missed') {
        names.touched++;
        open = 'touched';
      }
    });
  }
  return {
    recall: tokens.right / tokens.people,
    precision: tokens.right / tokens.found,
    touched: names.touched / names.all,
    reliability: bins.map(({ count, right }) => ({ count, right: count === 0 ? 0 : right / count })),
  };
}

export function report(name: string, { recall, precision, touched, reliability }: Figures): string {
  const table = reliability
    .map(
      ({ count, right }, bin) =>
        `  ${(bin / BINS).toFixed(1)}+ ${String(count).padStart(7)} ${percent(right)}`,
    )
    .join('\n');
  return `${name}: token recall ${percent(recall)}, precision ${percent(precision)}, names touched ${percent(touched)}\n${table}`;
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
