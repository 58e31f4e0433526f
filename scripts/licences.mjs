// Refuses what may not ship with an MIT product: copyleft of the GNU family, and whatever states no licence that is known here.
import { shippedPackages } from './shipped-packages.mjs';

const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // of fonts
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

const refused = shippedPackages().filter(({ license }) => !isPermissive(license));
for (const { name, version, license } of refused) {
  console.error(`${name} ${version}: ${license ?? 'states no licence'}`);
}
if (refused.length > 0) {
  console.error(
    'These may not ship: take another package, or add the licence to scripts/licences.mjs if it is permissive.',
  );
}
process.exit(refused.length === 0 ? 0 : 1);

/** An SPDX expression: of OR one side is enough, of AND both are needed. Anything else is unknown, and refused. */
function isPermissive(expression) {
  if (typeof expression !== 'string') return false;
  const text = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (text.includes('(')) return false;
  if (/ OR /.test(text)) return text.split(' OR ').some(isPermissive);
  if (/ AND /.test(text)) return text.split(' AND ').every(isPermissive);
  return PERMISSIVE.has(text);
}
