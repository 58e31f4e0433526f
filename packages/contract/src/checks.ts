/** What a form asks of a field before it is sent, without the schemas, which the browser does not load; `checks.test.ts` holds both together. */

import { LIMITS } from './fields.ts';
import { EMAIL, FORBIDDEN_IN_NAMES, PERSON_NAME } from './patterns.ts';

export function isEmail(text: string): boolean {
  const email = text.trim();
  return lengthOf(email) <= LIMITS.email && EMAIL.test(email);
}

export const isPassword = (text: string): boolean =>
  lengthOf(text) >= LIMITS.password.min && lengthOf(text) <= LIMITS.password.max;

export function isPersonName(text: string): boolean {
  const name = text.trim();
  return lengthOf(name) <= LIMITS.name && PERSON_NAME.test(name);
}

export const isFileName = (text: string): boolean => isName(text.trim(), LIMITS.fileName);
export const isFolderName = (text: string): boolean => isName(text.trim(), LIMITS.folderName);

const isName = (name: string, most: number): boolean =>
  name !== '' && lengthOf(name) <= most && !FORBIDDEN_IN_NAMES.test(name);

/** As the schemas count: a character outside the basic plane is one. */
const lengthOf = (text: string): number => Array.from(text).length;
