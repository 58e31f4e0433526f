import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'docs/security');
const TABLE = readFileSync(join(FOLDER, 'asvs.md'), 'utf8');

const rows = TABLE.split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number]) => /^\d+\.\d+\.\d+$/.test(number ?? ''));

/** Requirements of levels 1 and 2 in OWASP ASVS 5.0.0. */
const LEVELS_1_AND_2 = 253;

describe('the table of OWASP ASVS', () => {
  it('has every requirement once, with a state and a reason', () => {
    expect(new Set(rows.map(([, number]) => number)).size).toBe(LEVELS_1_AND_2);
    expect(rows).toHaveLength(LEVELS_1_AND_2);
    for (const [, number, level, , state, how] of rows) {
      expect([number, level]).toEqual([number, expect.stringMatching(/^[12]$/)]);
      expect([number, state?.replaceAll('*', '')]).toEqual([
        number,
        expect.stringMatching(/^(met|deviates|operator|not applicable|open)$/),
      ]);
      expect([number, how]).not.toEqual([number, '']);
    }
  });

  it('names files that exist', () => {
    const named = [...TABLE.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
    const files = named.filter(
      (name) => /\.(ts|tsx|mjs|md|json|sql)$/.test(name) || /^(packages|apps)\//.test(name),
    );
    const missing = files.filter(
      (name) => !existsSync(join(ROOT, name)) && !existsSync(join(import.meta.dirname, name)),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
    const pages = [...TABLE.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, page = '']) => page);
    expect(pages.filter((page) => !existsSync(join(FOLDER, page)))).toEqual([]);
  });
});
