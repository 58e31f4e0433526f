/** `admin doctor`: what could keep this installation from working, and what to do about it. */

import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { withoutPassword } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { AdminCommand } from './command.ts';

interface Finding {
  readonly what: string;
  /** Null: all is well. */
  readonly fix: string | null;
}

/** The least that one upload and its copies need. */
const FREE_BYTES = 2 * 1024 ** 3;

const NODE_MAJOR = 24;

export const doctor: AdminCommand = {
  usage: 'doctor',
  does: 'checks database, storage, mail, disk and settings, and says what to do',
  async run({ platform, say }) {
    const findings = [
      ...versions(),
      ...settings(platform),
      await database(platform),
      await loginRole(platform),
      await storage(platform),
      await mail(platform),
      await disk(platform),
    ];
    for (const { what, fix } of findings)
      say(fix === null ? `ok    ${what}` : `fix   ${what}\n      → ${fix}`);
    return findings.every(({ fix }) => fix === null) ? 0 : 1;
  },
};

function versions(): readonly Finding[] {
  const major = Number(process.versions.node.split('.')[0]);
  const fix = major >= NODE_MAJOR ? null : `use Node ${NODE_MAJOR} or later; npm start brings one on Linux`;
  return [{ what: `Node ${process.versions.node}`, fix }];
}

function settings({ config }: Platform): readonly Finding[] {
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(config.publicUrl);
  const isSafe = config.publicUrl.startsWith('https:') || isLocal;
  return [
    {
      what: `people reach it at ${config.publicUrl}${config.basePath}/`,
      fix: isSafe ? null : 'put it behind HTTPS and set MAVENDOC_PUBLIC_URL to the https address',
    },
  ];
}

async function database({ db }: Platform): Promise<Finding> {
  const version = await db.asPlatform(
    async (tx) =>
      (await tx.execute<{ version: string }>(sql`select current_setting('server_version') as version`))
        .rows[0],
  );
  const major = Number.parseInt(version?.version ?? '0', 10);
  return {
    what: `PostgreSQL ${version?.version} at ${withoutPassword(db.url)}, schema up to date`,
    fix: major >= 15 ? null : 'use PostgreSQL 15 or later',
  };
}

async function loginRole({ db }: Platform): Promise<Finding> {
  const role = await db.asPlatform(
    async (tx) =>
      (
        await tx.execute<{ name: string; mighty: boolean }>(
          sql`select rolname as name, rolsuper or rolbypassrls as mighty from pg_roles where rolname = session_user`,
        )
      ).rows[0],
  );
  const fix =
    'connect as a role that is neither superuser nor BYPASSRLS, so that a fault of ours meets a second wall';
  return { what: `the database role ${role?.name}`, fix: role?.mighty === true ? fix : null };
}

async function storage(platform: Platform): Promise<Finding> {
  const where = platform.config.storageUrl === undefined ? 'the data folder' : 'STORAGE_URL';
  const reason = await problem(async () => await platform.storage.check());
  const what = `files in ${where}${reason === null ? '' : `: ${reason}`}`;
  return { what, fix: reason === null ? null : 'check that the folder or bucket exists and may be written' };
}

async function mail(platform: Platform): Promise<Finding> {
  if (platform.config.smtpUrl === undefined) {
    const what = `no mail server: codes are shown in the terminal, mails go to ${platform.config.dataFolder}/mail`;
    return { what, fix: 'set SMTP_URL before other people use it' };
  }
  const reason = await problem(async () => await platform.mailer.check());
  const what = `mail server${reason === null ? '' : `: ${reason}`}`;
  return { what, fix: reason === null ? null : 'check SMTP_URL: host, port, user and password' };
}

async function disk({ config }: Platform): Promise<Finding> {
  const { bavail, bsize } = await statfs(config.dataFolder);
  const free = bavail * bsize;
  const what = `${(free / 1024 ** 3).toFixed(1)} GB free in ${config.dataFolder}`;
  return { what, fix: free >= FREE_BYTES ? null : 'make room, or move MAVENDOC_DATA to a larger disk' };
}

async function problem(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unknown';
  }
}
