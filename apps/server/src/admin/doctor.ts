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

/** After this a mail that nobody tried is not on its way. */
const STUCK_SECONDS = 120;

export const doctor: AdminCommand = {
  usage: 'doctor',
  does: 'checks database, storage, mail, disk and settings, and says what to do',
  async run({ platform, say }) {
    const findings = [
      ...versions(),
      ...settings(platform),
      await database(platform),
      await loginRole(platform),
      ...lines(platform),
      await storage(platform),
      ...(await antivirus(platform)),
      await mail(platform),
      await waitingMail(platform),
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

async function antivirus({ config, scanner }: Platform): Promise<readonly Finding[]> {
  if (scanner.check === undefined) return [];
  const what = `antivirus at ${config.clamd}`;
  try {
    await scanner.check();
    return [{ what, fix: null }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no answer';
    return [{ what, fix: `start clamd or mend CLAMD (${reason}): until then no upload is taken` }];
  }
}

/** Connections to other machines that anybody between could read. */
function lines({ config }: Platform): readonly Finding[] {
  const found: Finding[] = [];
  const add = (
    setting: string,
    address: string | undefined,
    isSafe: (url: URL) => boolean,
    fix: string,
  ): void => {
    const url = address === undefined ? null : URL.parse(address);
    if (url === null || isHere(url.hostname)) return;
    const safe = isSafe(url);
    const what = `the line to ${setting} is ${safe ? 'encrypted' : 'not encrypted'}`;
    found.push({ what, fix: safe ? null : fix });
  };
  add(
    'DATABASE_URL',
    config.databaseUrl,
    ({ searchParams }) => /^(require|verify-(ca|full))$/.test(searchParams.get('sslmode') ?? ''),
    'add sslmode=verify-full to DATABASE_URL',
  );
  add(
    'SMTP_URL',
    config.smtpUrl,
    ({ protocol, searchParams }) => protocol === 'smtps:' || searchParams.get('requireTLS') === 'true',
    'use smtps://, or add requireTLS=true to SMTP_URL',
  );
  const endpoint = URL.parse(config.storageUrl ?? '')?.searchParams.get('endpoint') ?? undefined;
  add('STORAGE_URL', endpoint, ({ protocol }) => protocol === 'https:', 'use an https endpoint');
  return found;
}

/** This machine: nothing leaves it. */
const isHere = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?|)$/.test(host);

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

async function waitingMail({ mailer }: Platform): Promise<Finding> {
  const { waiting, oldestSeconds, failing } = await mailer.backlog();
  const age = waiting === 0 ? '' : `, the oldest for ${Math.ceil(oldestSeconds / 60)} minutes`;
  const fix =
    failing > 0
      ? 'the mail server did not take them: see above, and its own log; they are tried again for about five hours'
      : 'nobody sends them: start `mavendoc serve` or `mavendoc work`';
  const isStuck = failing > 0 || oldestSeconds > STUCK_SECONDS;
  return { what: `${waiting} mails wait${age}`, fix: isStuck ? fix : null };
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
