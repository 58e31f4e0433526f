import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail, isFileName, isFolderName, isPassword, isPersonName } from './checks.ts';
import { email, LIMITS, password, personName } from './fields.ts';
import { fileName, folderName } from './names.ts';

const PAIRS = [
  [isEmail, email],
  [isPassword, password],
  [isPersonName, personName],
  [isFileName, fileName],
  [isFolderName, folderName],
] as const;

/** Texts near the borders: right ones, their parts, and whatever else can be typed. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc
    .array(fc.constantFrom('a', 'É', ' ', '-', "'", '@', '.', '..', ':', '/', '\n', '\0', '😀', '1'), {
      maxLength: 9,
    })
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('a', 'x@', 'a@b.'), fc.integer({ min: 0, max: LIMITS.email + 2 }))
    .map(([start, more]) => start + 'b'.repeat(more)),
);

test('what a form asks of a field is what the service asks', () => {
  for (const [check, schema] of PAIRS)
    fc.assert(
      fc.property(typed, (text) => {
        expect(check(text), text).toBe(schema.safeParse(text).success);
      }),
    );
});
