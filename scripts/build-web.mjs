// Builds the screens when their sources changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, sha256, toolEnvironment } from './install.mjs';

const SOURCES = ['apps/web', 'packages/contract', 'packages/detector', 'package-lock.json'];
const stamp = path.join(root, 'apps/web/dist/.built-from');

export function buildWeb() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the screens…');
  run('vite', ['build', 'apps/web', '--logLevel', 'warn'], { env: toolEnvironment() });
  writeFileSync(stamp, wanted);
}

/** Names, sizes and times are enough to notice an edit, and read no file but the lockfile. */
function fingerprint() {
  const hash = createHash('sha256').update(sha256(path.join(root, 'package-lock.json')));
  for (const source of SOURCES) for (const line of listing(path.join(root, source))) hash.update(line);
  return hash.digest('hex');
}

function* listing(file) {
  const stats = statSync(file);
  if (!stats.isDirectory()) {
    yield `${path.relative(root, file)} ${stats.size} ${stats.mtimeMs}\n`;
    return;
  }
  for (const name of readdirSync(file).sort()) {
    if (name !== 'dist' && name !== 'node_modules') yield* listing(path.join(file, name));
  }
}
