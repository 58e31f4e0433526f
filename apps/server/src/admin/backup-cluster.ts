/** The database that the installation brings along, saved as its files: while it runs, without a pause. */

import { chownSync, cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { clusterFolder, postgresUser } from '../platform/database/embedded-binaries.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import type { Config } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';

/** What PostgreSQL makes anew at each start, or must not find in a copy (its documentation, section 25.3.4). */
const NOT_COPIED =
  /(^|\/)(postmaster\.(pid|opts)|pg_dynshmem\/.+|pg_notify\/.+|pg_stat_tmp\/.+|pgsql_tmp.*)$/;

/** A base backup: the files as they are, and the log from its beginning to its end, which makes them whole at the next start. */
export async function saveCluster(config: Config, target: string): Promise<void> {
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

export function loadCluster(config: Config, source: string): void {
  if (config.databaseUrl !== undefined) {
    throw new StartError(
      'This backup holds the files of a database of its own: restore it without DATABASE_URL.',
    );
  }
  const home = clusterFolder(config.dataFolder);
  if (existsSync(join(home, 'cluster'))) {
    throw new StartError(`${config.dataFolder} holds data already: set MAVENDOC_DATA to an empty folder.`);
  }
  cpSync(source, home, { recursive: true });
  giveAway(join(home, 'cluster'));
}

/** PostgreSQL runs as another user where this process is root. */
function giveAway(path: string): void {
  const own = postgresUser();
  if (own === null) return;
  chownSync(path, own.uid, own.gid);
  for (const entry of readdirSync(path, { recursive: true }))
    chownSync(join(path, String(entry)), own.uid, own.gid);
}
