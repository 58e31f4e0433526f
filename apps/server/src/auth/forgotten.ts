/** A forgotten password: all that depends on whether somebody has the e-mail happens in a job, long after the answer. */

import type { Language } from '@mavendoc/contract';
import { z } from 'zod';
import type { CompanyService } from '../company/service.ts';
import { AppError } from '../platform/errors.ts';
import { defineJob } from '../platform/jobs.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { hashPassword, randomPassword } from '../platform/passwords.ts';
import type { Platform } from '../platform/platform.ts';
import type { UserService } from '../users/service.ts';
import { maySignInByMail } from './account.ts';
import type { Account, FindAccount } from './account.ts';
import type { SignInRequest } from './issuing.ts';
import { companySignInMail, newPasswordMail } from './mails.ts';
import { triesByMail } from './tries.ts';

const NEW_PASSWORDS = { name: 'new-passwords', limit: 3, windowSeconds: 3600 } as const;

const MAILED_PASSWORD_MINUTES = 30;

const request = z.object({ email: z.string(), language: z.enum(['pt', 'en']) });

const CONTEXT = 'job:new-password';

const newPasswordJob = defineJob({
  name: 'auth.new-password',
  data: z.object({ sealed: z.string() }),
  concurrency: 2,
});

export function newPasswords(
  platform: Platform,
  users: UserService,
  companies: CompanyService,
  findAccount: FindAccount,
): (asked: SignInRequest) => Promise<void> {
  const { db, jobs, mailer, secrets, throttle } = platform;

  jobs.handle(newPasswordJob, async ({ sealed }) => {
    const opened = secrets.open(Buffer.from(sealed, 'base64'), CONTEXT).toString();
    const { email, language } = request.parse(JSON.parse(opened));
    const password = randomPassword();
    const mailedPasswordHash = await hashPassword(password);
    const until = Date.now() + MAILED_PASSWORD_MINUTES * 60_000;
    await db.asPlatform(async (tx) => {
      const account = await findAccount(tx, email);
      if (account === null) return;
      if (maySignInByMail(account)) {
        const mailedPasswordExpiresAt = new Date(until);
        await users.change(tx, account.user.id, { mailedPasswordHash, mailedPasswordExpiresAt });
      }
      const about = { user: account.user.id, company: account.company.id };
      await mailer.send(tx, { ...mailFor(account, language, password), about, usefulUntil: until });
    });
  });

  const mailFor = (account: Account, language: Language, password: string): Mail =>
    maySignInByMail(account)
      ? newPasswordMail(account.user.email, language, password)
      : companySignInMail(account.user.email, language, companies.signInUrls(account.company.id).people);

  return async (asked) => {
    const { email, language } = asked;
    const wait = await db.asPlatform(async (tx) => {
      let seconds = 0;
      for (const triesOf of triesByMail(asked)) {
        seconds = await throttle.count(tx, NEW_PASSWORDS, triesOf);
        if (seconds === 0) break;
      }
      if (seconds > 0) return seconds;
      const sealed = secrets.seal(JSON.stringify({ email, language }), CONTEXT).toString('base64');
      await jobs.enqueue(tx, newPasswordJob, { sealed });
      return 0;
    });
    if (wait > 0) throw new AppError('tooManyRequests', { retryAfter: wait });
  };
}
