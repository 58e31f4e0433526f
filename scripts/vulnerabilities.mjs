// Asks the registry for known vulnerabilities of what ships. Fails on high and critical ones; where the registry can't be
// asked, says so and ends with the status of a skipped step: the answer is missing, not good.
import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';
import { shippedPackages } from './shipped-packages.mjs';

const SKIPPED = 77;
const GRAVE = ['high', 'critical'];
const PATIENCE_MS = 60_000;

const npm = process.env.npm_execpath;
const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
const { stdout, error } = spawnSync(
  command,
  [...first, 'audit', '--omit=dev', '--json', '--fetch-retries=0'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: PATIENCE_MS,
  },
);
const report = parse(stdout);
if (report?.auditReportVersion === undefined) {
  const reason = error?.message ?? report?.message ?? 'no answer';
  console.log(
    `Known vulnerabilities were NOT looked up: the registry does not answer (${reason.split('\n')[0]}).`,
  );
  process.exit(SKIPPED);
}

const shipped = new Set(shippedPackages().map(({ name }) => name));
const found = Object.values(report.vulnerabilities).filter(
  ({ name, severity }) => GRAVE.includes(severity) && shipped.has(name),
);
for (const { name, severity, range } of found) console.error(`${name} ${range}: ${severity}`);
process.exit(found.length === 0 ? 0 : 1);

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
