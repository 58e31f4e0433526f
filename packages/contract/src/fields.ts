/** Fields that several calls share. A message that is an error code (errors.ts) is answered under that code. */

import { z } from 'zod';
import { EMAIL, PERSON_NAME } from './patterns.ts';

export const LIMITS = {
  email: 320,
  password: { min: 6, max: 128 },
  name: 100,
  fileName: 255,
  folderName: 100,
  text: 1000,
  codeDigits: 6,
  codeAttempts: 3,
  reportPageSize: 20,
} as const;

export const email = z
  .string('invalidEmail')
  .trim()
  .max(LIMITS.email, 'invalidEmail')
  .regex(EMAIL, 'invalidEmail');

export const password = z
  .string('invalidPassword')
  .min(LIMITS.password.min, 'invalidPassword')
  .max(LIMITS.password.max, 'invalidPassword');

export const code = z.string('invalidCodeFormat').regex(/^\d{6}$/, 'invalidCodeFormat');

/** 1 to 100 letters (accented too), spaces, apostrophes, hyphens. */
export const personName = z
  .string('invalidName')
  .trim()
  .min(1, 'invalidName')
  .max(LIMITS.name, 'invalidName')
  .regex(PERSON_NAME, 'invalidName');

export const id = z.uuid();
export const idParams = z.object({ id });

/** RFC 3339 in UTC. */
export const instant = z.iso.datetime();

/** A call that only succeeds or fails. */
export const done = z.object({});

export const pageQuery = z.object({
  page: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(1).max(100).default(LIMITS.reportPageSize),
});
