import type { Category } from '../categories.ts';
import { because, type Found } from '../found.ts';
import { isDigit, isLetter } from '../text/characters.ts';

/** A number or code of somebody, folded, as it is looked for elsewhere. */
export interface SaidValue {
  readonly category: Category;
  readonly value: string;
}

/** @param from the value that told it */
export function asFound({ category, value }: SaidValue, start: number, from = value): Found {
  return {
    start,
    end: start + value.length,
    category,
    detector: 'propagation',
    confidence: 0.85,
    reason: because('found-elsewhere', from),
    proposal: 'remove',
    priority: 28,
  };
}

export const says = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return isDigit(unit) || isLetter(unit);
};

/** No part of a sum or a share, no count of something: "20417" is none in "20417,50", "1.20417", "R$ 20417", "20417 km". */
export const isWhole = (folded: string, start: number, end: number): boolean =>
  end <= folded.length &&
  !says(folded, end) &&
  !AFTER_SUM.test(folded.slice(end, end + 12)) &&
  !/(?:(?<!\d)\d{1,3}[.,]|[$€£] ?)$/.test(folded.slice(Math.max(0, start - 5), start));
const AFTER_SUM =
  /^(?:[.,]\d{1,3}(?!\d)| ?(?:%|(?:reais|usd|eur|km|kg|un|units?|unidades|pessoas|pieces|m2|ha)(?![a-z])))/;
