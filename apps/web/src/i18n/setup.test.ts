import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { en } from './en/index.ts';
import { pt } from './pt/index.ts';
import { setUp } from './setup.ts';

async function sayIn(lng: 'pt' | 'en') {
  const texts = createInstance();
  await setUp(texts, { lng, resources: { pt: { translation: pt }, en: { translation: en } } });
  // any key, not those of the types alone
  return texts.getFixedT(lng) as unknown as (key: string, values: Record<string, unknown>) => string;
}

test('nothing, one thing and very many are counted as people write them', async () => {
  const diz = await sayIn('pt');
  const counts = [0, 1, 2, 1_000_000].map((count) => diz('credits.label', { count }));
  expect(counts).toEqual(['0 créditos', '1 crédito', '2 créditos', '1.000.000 créditos']);
  const says = await sayIn('en');
  expect([0, 1, 1_000_000].map((count) => says('credits.label', { count }))).toEqual([
    '0 credits',
    '1 credit',
    '1,000,000 credits',
  ]);
});

test('a year is no number of years', async () => {
  const diz = await sayIn('pt');
  expect(diz('reports.totalYear', { year: '2026' })).toBe('Consumo total de 2026');
});

function* keysOf(texts: object, path = ''): Generator<readonly [key: string, text: string]> {
  for (const [key, value] of Object.entries(texts) as [string, unknown][]) {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') yield [at, value];
    else yield* keysOf(value as object, at);
  }
}

test('every text is found under its key, whatever signs are in it', async () => {
  const diz = await sayIn('pt');
  const keys = [...keysOf(pt)].filter(([, text]) => !text.includes('{{'));
  expect(keys.length).toBeGreaterThan(500);
  for (const [key, text] of keys) expect(diz(key, {}), key).toBe(text);
});
