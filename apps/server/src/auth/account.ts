/** Whom an e-mail belongs to, looked up with the same queries whether or not somebody has it. */

import { PROFILE } from '@mavendoc/contract';
import { signsInElsewhere } from '../company/service.ts';
import type { CompanyRow, CompanyService } from '../company/service.ts';
import type { FactorService } from '../factors/service.ts';
import type { Tx } from '../platform/database/database.ts';
import type { UserRow, UserService } from '../users/service.ts';

/** A user who may sign in, with its company. */
export interface Account {
  readonly user: UserRow;
  readonly company: CompanyRow;
  /** Has a stronger factor than the mailbox. */
  readonly isStrong: boolean;
}

export type FindAccount = (tx: Tx, email: string) => Promise<Account | null>;

/** Belongs to nobody: asked for where nobody was found, so that an unknown e-mail costs the same queries. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Platform role. */
export const accountFinder =
  (users: UserService, companies: CompanyService, factors: FactorService): FindAccount =>
  async (tx, email) => {
    const user = await users.findActive(tx, email);
    const company = await companies.find(tx, user?.empresaId ?? NOBODY);
    const isStrong = await factors.isNeeded(tx, user?.id ?? NOBODY);
    return user === null || company === null || company.disabledAt !== null
      ? null
      : { user, company, isStrong };
  };

/**
 * An Admin can always sign in by mailed code, so that a broken provider locks nobody out (decisions.md); everybody can where
 * the plan no longer has a provider.
 */
export const maySignInByMail = ({ user, company }: Account): boolean =>
  !signsInElsewhere(company) || user.profile === PROFILE.admin;
