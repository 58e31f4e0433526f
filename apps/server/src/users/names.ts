/** Names that a registration starts with, until somebody edits them. */

import { LIMITS } from '@mavendoc/contract';

/** `maria.da-silva2@x.br` → `Maria Da-silva`: only what a name may hold (product.md section 5). */
export function nameFromEmail(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@'));
  const words = local
    .split(/[^\p{L}\p{M}'-]+/u)
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return words.join(' ').slice(0, LIMITS.name).trim() || 'Usuário';
}

/** The e-mail's domain (decisions.md). */
export const companyNameFromEmail = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase();
