/** What the screens say, for journeys in either language. */

import { en } from '../../apps/web/src/i18n/en/index.ts';
import { pt } from '../../apps/web/src/i18n/pt/index.ts';

export const TEXTS = { pt, en } as const;
