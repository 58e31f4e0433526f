import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor, type ESTree } from 'vite';
import { describe, expect, test } from 'vitest';
import { en } from './en/index.ts';
import { landing as landingEn } from './en/landing.ts';
import { landing as landingPt } from './pt/landing.ts';
import { pt } from './pt/index.ts';

/** `a.b.c → text` for every text, lists included. */
function flatten(texts: object, path = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[at, value] as const] : [...flatten(value as object, at)];
  });
  return new Map(entries);
}

const blanks = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}|<(\w+)>/g)].map(([all]) => all).sort();

describe.each([
  ['application', flatten(pt), flatten(en)],
  ['landing page', flatten(landingPt), flatten(landingEn)],
])('texts of the %s', (_, portuguese, english) => {
  test('have the same keys in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...portuguese.keys()].sort());
  });

  test('are never empty and have the same blanks to fill', () => {
    for (const [key, text] of portuguese) {
      expect(text.trim(), key).not.toBe('');
      expect(english.get(key)?.trim(), key).not.toBe('');
      expect(blanks(english.get(key) ?? ''), key).toEqual(blanks(text));
    }
  });
});

/** Attributes that people read or hear. */
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'help']);
/** The product's name is the same everywhere; the wordmark draws the part of it that the bar leaves. */
const NAMES = new Set(['MavenDoc', 'MavenD']);
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !NAMES.has(text.trim());

/** Texts written into a component instead of a translation. */
function hardCodedTexts(name: string, code: string): string[] {
  const found: string[] = [];
  const note = (node: ESTree.Node, text: string) => {
    if (hasWords(text)) found.push(`${name}:${code.slice(0, node.start).split('\n').length} ${text.trim()}`);
  };
  new Visitor({
    JSXText: (node) => note(node, node.value),
    JSXExpressionContainer: ({ expression }) => {
      if (expression.type === 'Literal' && typeof expression.value === 'string')
        note(expression, expression.value);
    },
    JSXAttribute: ({ name: attribute, value }) => {
      const spoken = attribute.type === 'JSXIdentifier' && SPOKEN.has(attribute.name);
      if (spoken && value?.type === 'Literal' && typeof value.value === 'string') note(value, value.value);
    },
  }).visit(parseSync(name, code, { lang: 'tsx' }).program);
  return found;
}

describe('components', () => {
  test('hold no text of their own', () => {
    const folder = new URL('..', import.meta.url).pathname;
    const files = globSync('**/*.tsx', { cwd: folder });
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((file) => hardCodedTexts(file, readFileSync(folder + file, 'utf8')))).toEqual([]);
  });

  test('are caught when they do', () => {
    expect(hardCodedTexts('a.tsx', '<p>Olá mundo</p>')).toEqual(['a.tsx:1 Olá mundo']);
    expect(hardCodedTexts('a.tsx', '<i aria-label="Fechar" className="red" />')).toEqual(['a.tsx:1 Fechar']);
    expect(hardCodedTexts('a.tsx', '<p>{t("close")} · 3</p>')).toEqual([]);
  });
});
