/** How well particulars are told from the rest, token by token. */

import { DETAILS, DETAIL_COUNT } from '../src/model/details.ts';
import type { NameModel } from '../src/model/types.ts';
import type { Sentence } from './sentence.ts';

const THRESHOLDS = [0.2, 0.5, 0.8] as const;

export function detailsReport(model: NameModel, sentences: readonly Sentence[]): string {
  const rows = DETAILS.map((detail) => ({
    detail,
    marked: 0,
    at: THRESHOLDS.map(() => ({ found: 0, right: 0 })),
  }));
  for (const sentence of sentences) {
    const { details } = model.tag([sentence], sentence.survey)[0]!;
    sentence.details?.forEach((gold, token) => {
      if (gold === 'any') return;
      for (const [label, row] of rows.entries()) {
        const is = gold === row.detail;
        if (is) row.marked++;
        for (const [index, threshold] of THRESHOLDS.entries()) {
          if (details[token * DETAIL_COUNT + label]! < threshold) continue;
          row.at[index]!.found++;
          if (is) row.at[index]!.right++;
        }
      }
    });
  }
  return rows
    .map(({ detail, marked, at }) => {
      const parts = at.map(({ found, right }) => `${percent(right / marked)} ${percent(right / found)}`);
      return `${detail.padEnd(14)} ${String(marked).padStart(6)} tokens; recall and precision at ${THRESHOLDS.join(', ')}: ${parts.join(' | ')}`;
    })
    .join('\n');
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`.padStart(7);
