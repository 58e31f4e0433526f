/** What a company keeps whatever happens to its users: an Admin, and two approvers where it asks for a second one. */

import { PROFILE } from '@mavendoc/contract';
import { FEWEST_APPROVERS } from '../company/service.ts';
import type { CompanyRow, CompanyService } from '../company/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Who } from '../platform/http/who.ts';
import * as store from './store.ts';

/**
 * Waits for its turn: of two Admins who take each other's role away, the second one has none any more. Nobody changes the
 * own user, so that an Admin always remains.
 * @throws accessDenied
 */
export async function asOnlyAdmin(tx: Tx, companies: CompanyService, actor: Who): Promise<CompanyRow> {
  const company = await companies.lock(tx, actor.empresaId);
  const self = await store.findUser(tx, actor.userId);
  if (self?.active !== true || self.profile !== PROFILE.admin) throw new AppError('accessDenied');
  return company;
}

/** After a change of users, in its turn: refuses one that leaves nobody to approve. @throws approverMissing */
export async function refuseTooFewApprovers(
  tx: Tx,
  company: CompanyRow,
  before: store.ActiveCounts,
): Promise<void> {
  if (!company.secondApprover) return;
  const { approvers } = await store.countActive(tx, company.id);
  if (approvers < before.approvers && approvers < FEWEST_APPROVERS) throw new AppError('approverMissing');
}

/** Throws `lastAdmin` when others would be left without an Admin. */
export async function refuseLastAdmin(
  tx: Tx,
  companies: CompanyService,
  who: Who,
): Promise<store.ActiveCounts> {
  await companies.lock(tx, who.empresaId);
  const counts = await store.countActive(tx, who.empresaId);
  const self = await store.findUser(tx, who.userId);
  const isLastAdmin = self?.profile === PROFILE.admin && counts.admins <= 1;
  if (isLastAdmin && counts.users > 1) throw new AppError('lastAdmin');
  return counts;
}
