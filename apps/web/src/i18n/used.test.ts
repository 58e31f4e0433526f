import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { landing } from './pt/landing.ts';
import { pt } from './pt/index.ts';

const PLURAL = /_(one|other|many|zero)$/;

function* keysOf(texts: object, path: readonly string[] = []): Generator<string> {
  for (const [key, value] of Object.entries(texts) as [string, unknown][]) {
    const at = [...path, key];
    if (typeof value === 'string') yield at.join('.').replace(PLURAL, '');
    else yield* keysOf(value as object, at);
  }
}

const escaped = (text: string): string => text.replace(/[$.*+?^{}()|[\]\\]/g, String.raw`\$&`);

/** Every text of the code that may name a key or a list of them: whole, or with gaps that something fills in. */
function namesIn(code: string): RegExp[] {
  const found: RegExp[] = [];
  const add = (parts: readonly string[]) => {
    // a word without a dot names one text, not the texts of a feature that happens to be called so
    const end = parts.join('').includes('.') ? String.raw`(\.|$)` : '$';
    found.push(new RegExp(`^${parts.map(escaped).join('[^.]+')}${end}`));
  };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string' && /^[a-z]\w*/.test(value)) add([value]);
    },
    TemplateLiteral: ({ quasis }) => {
      if (/^[a-z]\w*\./.test(quasis[0]?.value.raw ?? '')) add(quasis.map(({ value }) => value.raw));
    },
  }).visit(parseSync('file.tsx', code, { lang: 'tsx' }).program);
  return found;
}

const unused = (keys: Iterable<string>, names: readonly RegExp[]): string[] =>
  [...new Set(keys)].filter((key) => !names.some((name) => name.test(key)));

describe('texts', () => {
  test('are all said somewhere', () => {
    const folder = new URL('..', import.meta.url).pathname;
    const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
      (file) => !file.startsWith('i18n/') && !file.endsWith('.test.ts'),
    );
    const names = files.flatMap((file) => namesIn(readFileSync(folder + file, 'utf8')));
    expect(names.length).toBeGreaterThan(500);
    expect(unused(keysOf(pt), names)).toEqual([]);
    expect(unused(keysOf(landing), names)).toEqual([]);
  });

  test('that nothing says are found', () => {
    const names = namesIn('t("a.b"); t(`c.${kind}.d`); t("e.list", { returnObjects: true })');
    expect(unused(['a.b', 'a.c', 'c.x.d', 'c.x.e', 'e.list.0'], names)).toEqual(['a.c', 'c.x.e']);
  });
});
