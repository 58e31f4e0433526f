/**
 * Sign-ins that failed go into the audit log of whose account they were tried at. Whether there is such an account is looked
 * up in a job: a request for an unknown e-mail takes the same steps.
 */

import { z } from 'zod';
import type { Tx } from '../platform/database/database.ts';
import { withinTenant } from '../platform/database/database.ts';
import { defineJob } from '../platform/jobs.ts';
import type { Platform } from '../platform/platform.ts';
import type { FindAccount } from './account.ts';

const failure = z.object({
  email: z.string(),
  why: z.enum(['wrong-password', 'wrong-code', 'provider']),
  ip: z.string(),
});
type Why = z.output<typeof failure>['why'];

export interface Failures {
  record(email: string, why: Why, ip: string): Promise<void>;
  /** The same in the transaction of a counted try; platform role. */
  recordIn(tx: Tx, email: string, why: Why, ip: string): Promise<void>;
}

const CONTEXT = 'job:sign-in-failed';

const failedJob = defineJob({ name: 'auth.failed', data: z.object({ sealed: z.string() }) });

export function failuresOf(platform: Platform, findAccount: FindAccount): Failures {
  const { audit, db, jobs, secrets } = platform;

  jobs.handle(failedJob, async ({ sealed }) => {
    const opened = secrets.open(Buffer.from(sealed, 'base64'), CONTEXT).toString();
    const { email, why, ip } = failure.parse(JSON.parse(opened));
    await db.asPlatform(async (tx) => {
      const account = await findAccount(tx, email);
      if (account === null) return;
      const { user, company } = account;
      await withinTenant(tx, company.id, async () => {
        await audit.record(tx, {
          empresaId: company.id,
          actorId: null,
          actor: 'unknown',
          action: 'auth.sign-in-failed',
          target: `user:${user.id}`,
          detail: { why },
          ip,
        });
      });
    });
  });

  const recordIn: Failures['recordIn'] = async (tx, email, why, ip) => {
    const sealed = secrets.seal(JSON.stringify({ email, why, ip }), CONTEXT).toString('base64');
    await jobs.enqueue(tx, failedJob, { sealed });
  };
  return {
    recordIn,
    record: async (email, why, ip) => await db.asPlatform(async (tx) => await recordIn(tx, email, why, ip)),
  };
}
