// The packages that ship: what apps and packages depend on, and what those depend on; nothing of tests and benches.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** `{ place, name, version, license }` of each, from the lockfile; the licence as the installed package states it. */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const waiting = Object.keys(packages).filter(
    (place) => place === '' || /^(apps|packages)\/[^/]+$/.test(place),
  );
  const roots = new Set(waiting);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place];
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    for (const name of names) {
      const at = resolve(packages, place, name);
      // a peer or an optional package that is not installed does not ship
      if (at === null || found.has(at) || roots.has(at)) continue;
      found.add(at);
      waiting.push(at);
    }
  }
  return [...found].sort((a, b) => a.localeCompare(b)).map((place) => describe(place, packages[place]));
}

/** Where Node finds a package from a place: there, or in a folder above. A link leads to a workspace, which is a root. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.includes('/') ? path.posix.dirname(folder) : '') {
    const place = path.posix.join(folder, 'node_modules', name);
    const entry = packages[place];
    if (entry?.link) return entry.resolved;
    if (entry !== undefined) return place;
    if (folder === '') return null;
  }
}

function describe(place, { version, license }) {
  const manifest = path.join(root, place, 'package.json');
  const stated = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return { place, name, version, license: licenseOf(stated) ?? license ?? null };
}

/** Old packages write `{ type }` or a list of it. */
function licenseOf({ license, licenses }) {
  const one = license ?? (Array.isArray(licenses) ? licenses.map(({ type }) => type).join(' OR ') : licenses);
  return typeof one === 'string' ? one : one?.type;
}
