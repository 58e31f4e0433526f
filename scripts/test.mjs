// `npm test`: installs what is missing, runs every check and every test, ends with "N passed, N failed".
// `npm test -- lint server` runs only the steps named.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildWeb } from './build-web.mjs';
import { installDependencies, root, toolEnvironment } from './install.mjs';
import { installSystemPackages } from './system-packages.mjs';

const CHECKS = {
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
  types: ['tsc', '--noEmit'],
  lint: ['oxlint', '--type-aware'],
  structure: [
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
    'packages',
    'apps',
    'e2e',
    'bench',
  ],
  unused: ['knip'],
  licences: ['node', 'scripts/licences.mjs'],
  vulnerabilities: ['node', 'scripts/vulnerabilities.mjs'],
};
/** Exit status of a check that could not be made here. */
const SKIPPED = 77;
const SUITES = ['packages', 'web', 'server', 'journeys'];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((step) => !(step in CHECKS) && !SUITES.includes(step));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. Steps: ${[...Object.keys(CHECKS), ...SUITES].join(', ')}`,
  );
  process.exit(1);
}
const isChosen = (step) => chosen.length === 0 || chosen.includes(step);

installDependencies();
installSystemPackages();
if (isChosen('server') || isChosen('journeys')) buildWeb();
const env = toolEnvironment();

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
for (const [name, command] of Object.entries(CHECKS)) if (isChosen(name)) add(name, check(command));
for (const suite of SUITES) if (isChosen(suite)) add(suite, test(suite));

// Once more at the end: of a long log often nothing but the end is kept.
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
if (total.skipped > 0) console.log(`\n${total.skipped} skipped (named above)`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

function check([program, ...args]) {
  const { status } = spawnSync(program, args, { cwd: root, env, stdio: 'inherit' });
  if (status === SKIPPED) return { passed: 0, failed: 0, skipped: 1 };
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function test(suite) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-test-'));
  const report = path.join(folder, 'report.json');
  const args = [
    'run',
    '--project',
    suite,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = spawnSync('vitest', args, { cwd: root, env, stdio: 'inherit' });
  const counted = readCounts(report);
  rmSync(folder, { recursive: true, force: true });
  // A run that broke outside any test (an error between tests, no report) must not look green.
  if (status !== 0 && counted.failed === 0) {
    counted.failed = 1;
    failures.push(`${suite}: an error outside its tests (its output is above)`);
  }
  return counted;
}

function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    failures.push(...testResults.flatMap(failuresOfFile));
    return {
      passed: numPassedTests,
      failed: numFailedTests || (numPassedTests === 0 ? numFailedTestSuites : 0),
    };
  } catch (error) {
    console.error(`The test runner left no report: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

/** Each test of a file that failed, with what it said; or the file itself where it never came to its tests. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${message}`] : [];
  return failed.map((test) => `${file}: ${test.fullName}: ${test.failureMessages.join(' ').slice(0, 1500)}`);
}

function add(name, { passed, failed, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (skipped > 0) return console.log(`– ${name}: skipped`);
  if (name in CHECKS && failed > 0) failures.push(`${name} (its output is above)`);
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
}
