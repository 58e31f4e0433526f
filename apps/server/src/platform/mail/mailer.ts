/** Mails leave through a retried job; what waits in the queue is sealed, because it holds codes and addresses. */

import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Database, Tx } from '../database/database.ts';
import { defineJob } from '../jobs.ts';
import type { Jobs } from '../jobs.ts';
import type { Secrets } from '../secrets.ts';
import { backlogOf } from './backlog.ts';
import type { Backlog } from './backlog.ts';
import { isRefusedForGood, transportOf } from './transport.ts';

const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Shown in the terminal when no mail server is set: the code, so that a first trial needs none. */
  code: z.string().optional(),
  /** Ids that listeners to what becomes of the mail find their rows by. */
  about: z.record(z.string(), z.string()).optional(),
  /** Goes through the queue and reports as sent, but nothing leaves: nobody can tell that no mail is sent. */
  silent: z.boolean().optional(),
  /** Unix milliseconds after which nobody can do anything with it any more: it is then not sent. */
  usefulUntil: z.number().optional(),
});
export type Mail = z.output<typeof mail>;

type MailOutcome = 'sent' | 'failed';
type OutcomeListener = (about: Readonly<Record<string, string>>, outcome: MailOutcome) => Promise<void>;

const mailJob = defineJob({
  name: 'mail',
  data: z.object({ sealed: z.string() }),
  // 5 s, 10 s, 20 s … an hour: about five hours of a mail server that is down
  retries: 13,
  backoffSeconds: 5,
  expireSeconds: 60,
  concurrency: 4,
});

const CONTEXT = 'job:mail';

export interface Mailer {
  /** Sends when the transaction commits. */
  send(tx: Tx, message: Mail): Promise<void>;
  /** Hears of every mail with `about` once it was taken by the mail server, or never will be. Before start. */
  onOutcome(listener: OutcomeListener): void;
  /** What waits; `failing` where it waits because the mail server did not take it. */
  backlog(): Promise<Backlog>;
  /** Connects to the mail server; throws when that fails. */
  check(): Promise<void>;
}

export function createMailer(parts: {
  readonly config: Config;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly secrets: Secrets;
  /** A line for whoever watches the terminal. */
  readonly tell: (line: string) => void;
}): Mailer {
  const { config, db, jobs, secrets, tell } = parts;
  const transport = transportOf(config);
  const listeners: OutcomeListener[] = [];

  const unseal = (sealed: string): Mail =>
    mail.parse(JSON.parse(secrets.open(Buffer.from(sealed, 'base64'), CONTEXT).toString()));
  const report = async ({ about }: Mail, outcome: MailOutcome): Promise<void> => {
    if (about !== undefined) for (const listener of listeners) await listener(about, outcome);
  };

  jobs.handle(
    mailJob,
    async ({ sealed }) => {
      const message = unseal(sealed);
      if (Date.now() > (message.usefulUntil ?? Infinity)) return await report(message, 'failed');
      await report(message, message.silent === true ? 'sent' : await deliver(message));
    },
    async ({ sealed }) => await report(unseal(sealed), 'failed'),
  );

  return {
    async send(tx, message) {
      const sealed = secrets.seal(JSON.stringify(message), CONTEXT).toString('base64');
      await jobs.enqueue(tx, mailJob, { sealed });
    },
    onOutcome(listener) {
      listeners.push(listener);
    },
    backlog: async () => await backlogOf(db, mailJob.name),
    async check() {
      if (config.smtpUrl !== undefined) await transport.verify();
    },
  };

  /** Throws where another try may help. */
  async function deliver(message: Mail): Promise<MailOutcome> {
    const { to, subject, text, html } = message;
    try {
      const sent = await transport.sendMail({
        from: config.mailFrom,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      if (config.smtpUrl === undefined) tell(await keep(config, message, sent.message as Buffer));
      return 'sent';
    } catch (error) {
      if (isRefusedForGood(error)) return 'failed';
      const { code } = error as { code?: string };
      // oxlint-disable-next-line preserve-caught-error -- the server's words may quote the address, and the queue keeps them
      throw new Error(`the mail server did not take a mail: ${code ?? 'unknown'}`);
    }
  }
}

async function keep(config: Config, message: Mail, bytes: Buffer): Promise<string> {
  const folder = join(config.dataFolder, 'mail');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const at = new Date().toISOString().replace(/[:.]/g, '-');
  await writeFile(join(folder, `${at}-${randomUUID().slice(0, 8)}.eml`), bytes, { mode: 0o600 });
  const code = message.code === undefined ? '' : ` · código/code ${message.code}`;
  return `Mail → ${message.to}: ${message.subject}${code} (${folder})`;
}
