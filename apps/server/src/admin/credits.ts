/** The operator's commands on plans and credits: there is no payment processing (decisions.md "Credits"). */

import { PLANS } from '@mavendoc/contract';
import type { PlanId } from '@mavendoc/contract';
import { StartError } from '../platform/start-error.ts';
import type { AdminCommand, AdminContext } from './command.ts';
import { companyOf } from './companies.ts';

const plan: AdminCommand = {
  usage: 'company plan <company id or e-mail> <trial|starter|premium|enterprise>',
  does: 'changes the plan; its monthly credits come at once, and each month from today on',
  async run(context, [name, chosen]) {
    const company = await context.platform.db.asPlatform(async (tx) => await companyOf(context, tx, name));
    const planId = planOf(chosen);
    await context.service.documents.credits.setPlan(company.id, planId);
    await record(context, company.id, 'company.plan-set', { plan: planId ?? 'trial' });
    context.say(`${company.name}: ${planId === null ? 'trial' : PLANS[planId].name}`);
    return 0;
  },
};

function planOf(name: string | undefined): PlanId | null {
  if (name === 'trial') return null;
  if (name !== undefined && Object.hasOwn(PLANS, name)) return name as PlanId;
  throw new StartError(`Which plan? One of trial, ${Object.keys(PLANS).join(', ')}.`);
}

const grant: AdminCommand = {
  usage: 'credits grant <company id or e-mail> <pages>',
  does: 'adds credits that do not lapse; files that wait for credits go on',
  async run(context, [name, pages]) {
    const { platform, service } = context;
    const company = await platform.db.asPlatform(async (tx) => await companyOf(context, tx, name));
    const amount = Number(pages);
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > 1e9)
      throw new StartError('How many pages? Give a whole number from 1 on.');
    await platform.db.inTenant(
      company.id,
      async (tx) => await service.documents.credits.grantCredits(tx, company.id, amount, 'operator'),
    );
    await record(context, company.id, 'credits.granted', { pages: amount });
    context.say(`${company.name}: ${amount} credits added`);
    return 0;
  },
};

async function record(
  { platform }: AdminContext,
  empresaId: string,
  action: string,
  detail: Readonly<Record<string, string | number>>,
): Promise<void> {
  const entry = { empresaId, actorId: null, actor: 'operator', target: `company:${empresaId}`, ip: '' };
  await platform.db.asPlatform(async (tx) => await platform.audit.record(tx, { ...entry, action, detail }));
}

/** Beside the other commands on companies, where one looks for it too. */
const grantToCompany: AdminCommand = { ...grant, usage: 'company grant <company id or e-mail> <pages>' };

export const creditCommands: readonly AdminCommand[] = [plan, grantToCompany, grant];
