/** `admin backup` and `admin restore` of an installation that brings its own database: while it runs, without a pause. */

import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { clusterFolder, postgresUser } from '../platform/database/embedded-binaries.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import type { Config } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';
import type { AdminCommand, OfflineCommand } from './command.ts';

/** What PostgreSQL makes anew at each start, or must not find in a copy (its documentation, section 25.3.4). */
const NOT_COPIED =
  /(^|\/)(postmaster\.(pid|opts)|pg_dynshmem\/.+|pg_notify\/.+|pg_stat_tmp\/.+|pgsql_tmp.*)$/;

/** Beside the cluster. Without the secret nothing in a backup can be read, so it is kept with it. */
const BESIDE = ['secret', 'files'];

export const backup: AdminCommand = {
  usage: 'backup <folder>',
  does: 'copies database, files and secret into a new folder; keep it as safe as the data folder',
  async run({ platform, say }, [folder]) {
    const { config } = platform;
    const target = newFolder(folder);
    refuseOtherDatabase(config);
    await copyCluster(config, join(target, 'postgres'));
    for (const name of BESIDE) copyIfThere(join(config.dataFolder, name), join(target, name));
    say(`saved in ${target}`);
    return 0;
  },
};

export const restore: OfflineCommand = {
  usage: 'restore <folder>',
  does: 'puts a backup into an empty MAVENDOC_DATA; the server must not run',
  async runOffline({ config, say }, [folder]) {
    refuseOtherDatabase(config);
    const source = resolve(folder ?? '');
    if (folder === undefined || !existsSync(join(source, 'postgres/cluster/PG_VERSION'))) {
      throw new StartError(
        `${folder ?? 'Nothing'} is no backup: give the folder that \`admin backup\` made.`,
      );
    }
    const home = clusterFolder(config.dataFolder);
    if (existsSync(join(home, 'cluster'))) {
      throw new StartError(`${config.dataFolder} holds data already: set MAVENDOC_DATA to an empty folder.`);
    }
    cpSync(join(source, 'postgres'), home, { recursive: true });
    giveAway(join(home, 'cluster'));
    for (const name of BESIDE) copyIfThere(join(source, name), join(config.dataFolder, name));
    say(`restored into ${config.dataFolder}`);
    return 0;
  },
};

function newFolder(folder: string | undefined): string {
  if (folder === undefined) throw new StartError('Where to? Give a folder that does not exist yet.');
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0) throw new StartError(`${target} is not empty.`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  return target;
}

function refuseOtherDatabase(config: Config): void {
  if (config.databaseUrl === undefined && config.storageUrl === undefined) return;
  throw new StartError(
    'This saves an installation with its own database and files on disk. With DATABASE_URL use pg_dump as a superuser, ' +
      'with STORAGE_URL the versioning of the bucket, and keep MAVENDOC_SECRET.',
  );
}

/** A base backup: the files as they are, and the log from its beginning to its end, which makes them whole at the next start. */
async function copyCluster(config: Config, target: string): Promise<void> {
  const running = await startEmbedded(config.dataFolder);
  const home = clusterFolder(config.dataFolder);
  const client = new Client({ connectionString: running.ownerUrl });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('mavendoc', true)`);
    cpSync(join(home, 'cluster'), join(target, 'cluster'), {
      recursive: true,
      filter: (source) => !NOT_COPIED.test(source),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    cpSync(join(home, 'cluster/pg_wal'), join(target, 'cluster/pg_wal'), { recursive: true });
    writeFileSync(join(target, 'cluster/backup_label'), rows[0]?.labelfile ?? '');
    cpSync(join(home, 'credentials.json'), join(target, 'credentials.json'));
  } finally {
    await client.end();
    await running.stop();
  }
}

function copyIfThere(source: string, target: string): void {
  if (existsSync(source)) cpSync(source, target, { recursive: true });
}

/** PostgreSQL runs as another user where this process is root. */
function giveAway(path: string): void {
  const own = postgresUser();
  if (own === null) return;
  chownSync(path, own.uid, own.gid);
  for (const entry of readdirSync(path, { recursive: true }))
    chownSync(join(path, String(entry)), own.uid, own.gid);
}
