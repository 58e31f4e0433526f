/** Mails leave through a retried job; what waits in the queue is sealed, because it holds codes and addresses. */

import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Tx } from '../database/database.ts';
import { defineJob } from '../jobs.ts';
import type { Jobs } from '../jobs.ts';
import type { Secrets } from '../secrets.ts';

const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Shown in the terminal when no mail server is set: the code, so that a first trial needs none. */
  code: z.string().optional(),
});
export type Mail = z.output<typeof mail>;

const mailJob = defineJob({
  name: 'mail',
  // null: nothing is sent; it only makes a request for an unknown address take its time
  data: z.object({ sealed: z.string().nullable() }),
  retries: 8,
  backoffSeconds: 5,
  expireSeconds: 60,
  concurrency: 4,
});

const CONTEXT = 'job:mail';

export interface Mailer {
  /** Sends when the transaction commits. Null: takes the same time, sends nothing. */
  send(tx: Tx, message: Mail | null): Promise<void>;
  /** Connects to the mail server; throws when that fails. */
  check(): Promise<void>;
}

export function createMailer(parts: {
  readonly config: Config;
  readonly jobs: Jobs;
  readonly secrets: Secrets;
  /** A line for whoever watches the terminal. */
  readonly tell: (line: string) => void;
}): Mailer {
  const { config, jobs, secrets, tell } = parts;
  const transport = transportOf(config);

  jobs.handle(mailJob, async ({ sealed }) => {
    if (sealed === null) return;
    const message = mail.parse(JSON.parse(secrets.open(Buffer.from(sealed, 'base64'), CONTEXT).toString()));
    const { to, subject, text, html } = message;
    const sent = await transport.sendMail({
      from: config.mailFrom,
      to: { name: '', address: to },
      subject,
      text,
      html,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    if (config.smtpUrl === undefined) tell(await keep(config, message, sent.message as Buffer));
  });

  return {
    async send(tx, message) {
      const plain = JSON.stringify(message);
      const sealed = message === null ? null : secrets.seal(plain, CONTEXT).toString('base64');
      await jobs.enqueue(tx, mailJob, { sealed });
    },
    async check() {
      if (config.smtpUrl !== undefined) await transport.verify();
    },
  };
}

function transportOf(config: Config): {
  sendMail: (mail: object) => Promise<{ message?: unknown }>;
  verify: () => Promise<unknown>;
} {
  return config.smtpUrl === undefined
    ? createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    : createTransport(config.smtpUrl, {});
}

async function keep(config: Config, message: Mail, bytes: Buffer): Promise<string> {
  const folder = join(config.dataFolder, 'mail');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const at = new Date().toISOString().replace(/[:.]/g, '-');
  await writeFile(join(folder, `${at}-${randomUUID().slice(0, 8)}.eml`), bytes, { mode: 0o600 });
  const code = message.code === undefined ? '' : ` · código/code ${message.code}`;
  return `Mail → ${message.to}: ${message.subject}${code} (${folder})`;
}
