/** `admin backup` and `admin restore`: the whole installation in a folder, whatever it stands on. */

import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clusterFolder } from '../platform/database/embedded-binaries.ts';
import type { Config } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';
import { loadCluster, saveCluster } from './backup-cluster.ts';
import { loadFiles, saveFiles } from './backup-files.ts';
import { loadRows, saveRows } from './backup-rows.ts';
import type { AdminCommand, OfflineCommand } from './command.ts';

/** In the folder of a backup. */
const PARTS = { cluster: 'postgres', rows: 'rows', files: 'files', secret: 'secret' } as const;

export const backup: AdminCommand = {
  usage: 'backup <folder>',
  does: 'copies database, files and secret into a new folder while the server runs; keep it as safe as the data folder',
  async run({ platform, say }, [folder]) {
    const { config } = platform;
    const target = newFolder(folder);
    // the rows first: whatever file they name lies there already
    if (config.databaseUrl === undefined) await saveCluster(config, join(target, PARTS.cluster));
    else say(`${await saveRows(config.databaseUrl, join(target, PARTS.rows))} rows`);
    const { copied, gone } = await saveFiles(config, join(target, PARTS.files));
    say(`${copied} files${gone === 0 ? '' : ` (${gone} were purged meanwhile)`}`);
    const secret = join(config.dataFolder, PARTS.secret);
    if (existsSync(secret)) cpSync(secret, join(target, PARTS.secret));
    else
      say(
        'MAVENDOC_SECRET comes from your settings and is NOT in the backup: without it nothing in it opens.',
      );
    say(`saved in ${target}`);
    return 0;
  },
};

export const restore: OfflineCommand = {
  usage: 'restore <folder>',
  does: 'puts a backup into an empty MAVENDOC_DATA, database and storage; the server must not run',
  async runOffline({ config, say }, [folder]) {
    const source = resolve(folder ?? '');
    const part = (name: keyof typeof PARTS): string => join(source, PARTS[name]);
    const isCluster = existsSync(join(part('cluster'), 'cluster/PG_VERSION'));
    if (folder === undefined || !(isCluster || existsSync(join(part('rows'), 'manifest.json')))) {
      throw new StartError(
        `${folder ?? 'Nothing'} is no backup: give the folder that \`admin backup\` made.`,
      );
    }
    if (isCluster) loadCluster(config, part('cluster'));
    else say(`${await loadRows(databaseOf(config), part('rows'))} rows`);
    if (existsSync(part('files'))) say(`${await loadFiles(config, part('files'))} files`);
    if (existsSync(part('secret'))) cpSync(part('secret'), join(config.dataFolder, PARTS.secret));
    say(`restored into ${isCluster ? clusterFolder(config.dataFolder) : 'the database of DATABASE_URL'}`);
    return 0;
  },
};

function databaseOf({ databaseUrl }: Config): string {
  if (databaseUrl !== undefined) return databaseUrl;
  throw new StartError('This backup holds rows of a database: set DATABASE_URL to an empty one.');
}

function newFolder(folder: string | undefined): string {
  if (folder === undefined) throw new StartError('Where to? Give a folder that does not exist yet.');
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0) throw new StartError(`${target} is not empty.`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  return target;
}
