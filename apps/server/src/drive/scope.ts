/** Whose documents a caller sees: Operators what they created, Managers and Admins what their company did. */

import { may, seesWholeCompany } from '@mavendoc/contract';
import type { Profile } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Who } from '../platform/http/who.ts';

export interface Scope {
  readonly empresaId: string;
  readonly userId: string;
  readonly wholeCompany: boolean;
}

export const scopeOf = (who: Pick<Who, 'empresaId' | 'userId' | 'profile'>): Scope => ({
  empresaId: who.empresaId,
  userId: who.userId,
  wholeCompany: seesWholeCompany(who.profile),
});

/** Condition on a column that holds the owner. The company is row-level security's. */
export const ownedBy = (scope: Scope, column: SQL): SQL =>
  scope.wholeCompany ? sql`true` : sql`${column} = ${scope.userId}::uuid`;

/**
 * Of somebody who comes with a token instead of a session: what the role of this moment sees, whatever it was when the token
 * was given. @throws notFound: the user or the company lets nobody in any more
 */
export async function scopeNow(tx: Tx, empresaId: string, userId: string): Promise<Scope> {
  const { rows } = await tx.execute<{ profile: Profile }>(sql`
    select u.profile from users u join companies c on c.id = u.empresa_id and c.disabled_at is null
    where u.id = ${userId} and u.active`);
  const profile = rows[0]?.profile;
  if (profile === undefined || !may(profile, 'documents')) throw new AppError('notFound');
  return scopeOf({ empresaId, userId, profile });
}
