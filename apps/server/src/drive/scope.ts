/** Whose documents a caller sees: Operators what they created, Managers and Admins what their company did. */

import { seesWholeCompany } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
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
