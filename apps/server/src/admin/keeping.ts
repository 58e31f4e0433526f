/** `admin user|audit|key …`: keeping an installation in order. */

import { entriesAfter } from '../audit/service.ts';
import { rotateKeys } from '../platform/secrets.ts';
import { StartError } from '../platform/start-error.ts';
import type { AdminCommand } from './command.ts';
import { companyOf } from './companies.ts';

const resetUser: AdminCommand = {
  usage: 'user reset <e-mail>',
  does: "ends the user's sessions, removes its passwords and stronger factors; it signs in by mailed code",
  async run({ platform, service, say }, [email]) {
    await platform.db.asPlatform(async (tx) => {
      const user = await service.users.findActive(tx, email ?? '');
      if (user === null) throw new StartError(`There is no active user ${email ?? ''}.`);
      await service.users.change(tx, user.id, { passwordHash: null, mailedPasswordHash: null });
      await service.factors.clear(tx, user.id);
      await service.sso.forgetSubject(tx, user.id);
      await service.sessions.endAll(tx, user.id, null);
      await platform.audit.record(tx, {
        empresaId: user.empresaId,
        actorId: null,
        actor: 'operator',
        action: 'user.reset',
        target: `user:${user.id}`,
        ip: 'operator',
      });
    });
    say(`${email}: sessions ended, passwords and stronger factors removed`);
    return 0;
  },
};

const verifyAudit: AdminCommand = {
  usage: 'audit verify',
  does: "walks every company's audit log and tells whether it is whole",
  async run({ platform, service, say }) {
    const companies = await platform.db.asPlatform(async (tx) => await service.companies.list(tx));
    let broken = 0;
    for (const { id, name } of companies) {
      const found = await platform.db.asPlatform(async (tx) => await platform.audit.firstBroken(tx, id));
      if (found === null) continue;
      broken += 1;
      say(`${id}\t${name}\trow ${found.seq}: ${found.why}`);
    }
    say(
      broken === 0
        ? `${companies.length} audit logs are whole`
        : `${broken} of ${companies.length} audit logs are broken`,
    );
    return broken === 0 ? 0 : 1;
  },
};

const exportAudit: AdminCommand = {
  usage: 'audit export <company id or e-mail> [after which number]',
  does: "writes a company's audit log, a JSON object a line, to be kept on another machine",
  async run(context, [name, after]) {
    const { platform, say } = context;
    const company = await platform.db.asPlatform(async (tx) => await companyOf(context, tx, name));
    let last = Number(after ?? 0);
    if (!Number.isSafeInteger(last) || last < 0)
      throw new StartError('After which number? Give a whole one.');
    for (;;) {
      const rows = await platform.db.asPlatform(async (tx) => await entriesAfter(tx, company.id, last));
      for (const row of rows) say(JSON.stringify(row));
      const end = rows.at(-1);
      if (end === undefined) return 0;
      last = end.seq;
    }
  },
};

const rotate: AdminCommand = {
  usage: 'key rotate',
  does: 'wraps all keys with the present MAVENDOC_SECRET (MAVENDOC_SECRET_PREVIOUS opens them) and adds new ones',
  async run({ platform, say }) {
    const { wrapped, added } = await rotateKeys(platform.config, platform.db);
    say(`${wrapped} keys wrapped anew, ${added} keys added; restart every process of this installation`);
    return 0;
  },
};

export const keepingCommands: readonly AdminCommand[] = [resetUser, verifyAudit, exportAudit, rotate];
