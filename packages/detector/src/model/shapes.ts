/** The sizes of the two tables of weights. */

import { DETAIL_COUNT } from './details.ts';
import { LABEL_COUNT } from './labels.ts';
import type { Shape } from './weights.ts';

export const PEOPLE: Shape = { labels: LABEL_COUNT, places: 1 << 19, transitions: LABEL_COUNT * LABEL_COUNT };
export const PARTICULARS: Shape = { labels: DETAIL_COUNT, places: 1 << 18, transitions: 3 * DETAIL_COUNT };
