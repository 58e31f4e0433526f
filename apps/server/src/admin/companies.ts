/** `admin company …`: what only the provider does to companies. */

import { PLANS } from '@mavendoc/contract';
import { emailKey } from '../codes/service.ts';
import type { CompanyRow } from '../company/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { StartError } from '../platform/start-error.ts';
import type { AdminCommand, AdminContext } from './command.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The company with this id, or that the active user with this e-mail belongs to. */
export async function companyOf(
  { service }: AdminContext,
  tx: Tx,
  name: string | undefined,
): Promise<CompanyRow> {
  if (name === undefined)
    throw new StartError('Which company? Give its id or the e-mail of one of its users.');
  const id = UUID.test(name) ? name : (await service.users.findActive(tx, emailKey(name)))?.empresaId;
  const company = id === undefined ? null : await service.companies.find(tx, id);
  if (company === null) throw new StartError(`There is no company ${name}.`);
  return company;
}

const list: AdminCommand = {
  usage: 'company list',
  does: 'every company with its plan and its state',
  async run({ platform, service, say }) {
    const rows = await platform.db.asPlatform(async (tx) => await service.companies.list(tx));
    for (const row of rows) {
      const plan = row.plan === null ? 'trial' : PLANS[row.plan].name;
      say([row.id, plan, row.disabledAt === null ? 'active' : 'disabled', row.name].join('\t'));
    }
    return 0;
  },
};

const create: AdminCommand = {
  usage: 'company create <e-mail of its first Admin>',
  does: 'makes a company on the free trial; the Admin signs in with a mailed code',
  async run({ platform, service, say }, [email]) {
    if (email === undefined || !email.includes('@'))
      throw new StartError('Give the e-mail of the first Admin.');
    const made = await platform.db.asPlatform(async (tx) => {
      if ((await service.users.findActive(tx, email)) !== null)
        throw new StartError(`${email} has a company already.`);
      return await service.users.register(tx, email, 'pt', 'operator');
    });
    say(`${made.company.id}\t${made.company.name}`);
    return 0;
  },
};

const disable: AdminCommand = {
  usage: 'company disable <company id or e-mail>',
  does: 'ends all its sessions and lets nobody sign in; keeps its data',
  run: async (context, args) => await setDisabled(context, args[0], true),
};

const enable: AdminCommand = {
  usage: 'company enable <company id or e-mail>',
  does: 'takes the disabling back',
  run: async (context, args) => await setDisabled(context, args[0], false),
};

async function setDisabled(
  context: AdminContext,
  name: string | undefined,
  disabled: boolean,
): Promise<number> {
  const { platform, service, say } = context;
  const company = await platform.db.asPlatform(async (tx) => {
    const found = await companyOf(context, tx, name);
    await service.companies.setDisabled(tx, found.id, disabled);
    await platform.audit.record(tx, {
      empresaId: found.id,
      actorId: null,
      actor: 'operator',
      action: disabled ? 'company.disabled' : 'company.enabled',
      target: `company:${found.id}`,
      ip: 'operator',
    });
    return found;
  });
  say(`${company.name}: ${disabled ? 'disabled' : 'enabled'}`);
  return 0;
}

export const companyCommands: readonly AdminCommand[] = [list, create, disable, enable];
