/** What an Admin's change of a user means for that person's rights. */

import { PROFILE } from '@mavendoc/contract';
import { columns } from './fields.ts';
import type { Fields } from './fields.ts';
import type { UserRow } from './store.ts';

export interface Change {
  /** After it. */
  readonly active: boolean;
  readonly leaves: boolean;
  readonly emailChanged: boolean;
  readonly profileChanged: boolean;
  readonly becomesAdmin: boolean;
  readonly ceasesAdmin: boolean;
}

export function changeOf(before: UserRow, fields: Fields & { readonly ativo?: boolean | undefined }): Change {
  const active = fields.ativo ?? before.active;
  const after = columns(fields);
  const wasAdmin = before.active && before.profile === PROFILE.admin;
  const isAdmin = active && after.profile === PROFILE.admin;
  return {
    active,
    leaves: before.active && !active,
    emailChanged: after.emailKey !== before.emailKey,
    profileChanged: after.profile !== before.profile,
    becomesAdmin: isAdmin && !wasAdmin,
    ceasesAdmin: wasAdmin && !isAdmin,
  };
}
