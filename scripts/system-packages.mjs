// The real peers that the tests talk to and npm can't bring: a browser, other PDF readers, a directory server, another PostgreSQL.
import { spawnSync } from 'node:child_process';

const PEERS = {
  chromium: 'chromium',
  pdftotext: 'poppler-utils',
  qpdf: 'qpdf',
  slapd: 'slapd',
  openssl: 'openssl',
  // Debian keeps it off the PATH, in a folder for each version
  '/usr/lib/postgresql/*/bin/initdb': 'postgresql',
  pgrep: 'procps',
};

/** Installs what is missing where that is possible (Debian, as root); else names it. */
export function installSystemPackages() {
  const missing = Object.entries(PEERS).filter(([program]) => !isInstalled(program));
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name);
  if (process.getuid?.() !== 0 || !isInstalled('apt-get')) {
    console.error(`The tests need these Debian packages: ${packages.join(' ')}`);
    process.exit(1);
  }
  console.log(`Installing ${packages.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  apt(['update'], env);
  apt(['install', '-y', '--no-install-recommends', ...packages], env);
}

function apt(args, env) {
  const { status, stderr } = spawnSync('apt-get', args, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status === 0) return;
  console.error(`apt-get ${args.join(' ')} failed:\n${stderr}`);
  process.exit(1);
}

/** Daemons such as slapd live in /usr/sbin, which is not on every PATH. */
function isInstalled(program) {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  return spawnSync('sh', ['-c', `command -v ${program}`], { env }).status === 0;
}
