/** The balance (product.md sections 3, 7 and 9). */

import { z } from 'zod';
import { instant } from './fields.ts';
import { defineRoute } from './route.ts';

export const credits = z.object({
  /** What the user may use in this month at most, own cap and company balance together; 0: no cap of its own. */
  maxCredits: z.number().int(),
  /** Used by the user in this month. */
  myUsage: z.number().int(),
  /** Balance of the company. */
  currentCredits: z.number().int(),
  /** When the month ends. */
  renewsAt: instant,
});
export type Credits = z.output<typeof credits>;

export const getCredits = defineRoute({
  method: 'GET',
  path: '/credits',
  summary: 'The balance, the own usage and the own cap.',
  access: 'session',
  answer: credits,
  errors: ['unauthenticated'],
});
