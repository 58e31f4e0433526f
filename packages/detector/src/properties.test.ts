import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { detect } from './detect.ts';
import { loadNameModel } from './names/model.ts';
import { normalise } from './text/normalise.ts';
import type { Finding, TextPage } from './types.ts';

const PIECES = [
  'João Carlos da Silva', 'MARIA APARECIDA DE SOUZA', 'ﬁlho de Antônio', 'CPF 529.982.247-25', '529.982.247-\n25', 'jo\u00adão@exam\u200bple.com',
  'Rua das Flores, nº 12, São Paulo/SP', '(11) 98765-4321', 'J O Ã O', '\t', '\n', '\n\n', ' ', 'Nome:', 'a\u0303', '\ud83d', '😀', '𝐉𝐨𝐚𝐨', 'Сilva', '***.456.789-**',
  '________________', 'data de nascimento', '05/03/1980', 'Sil-\nva', '|', 'R$ 12.345,67', 'diagnóstico de diabetes', 'https://example.com/a?b=c',
] as const; // prettier-ignore

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 8 })), { maxLength: 25 })
    .map((all) => all.join(' ')),
);
const anyPages = fc.array(fc.record({ text: anyText }), { maxLength: 4 });
const withBoxes = (pages: readonly TextPage[], seed: number): TextPage[] =>
  pages.map(({ text }) => ({
    text,
    boxes: Float32Array.from({ length: text.length * 4 }, (_, index) => ((index * 7919 + seed) % 600) - 20),
  }));

test('on any pages, with or without boxes, each span lies in its page and holds the very text of the finding', () => {
  fc.assert(
    fc.property(anyPages, fc.option(fc.integer({ min: 0, max: 1e6 }), { nil: undefined }), (plain, seed) => {
      const pages = seed === undefined ? plain : withBoxes(plain, seed);
      for (const { spans, text, confidence } of detect(pages)) {
        expect(spans.length).toBeGreaterThan(0);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        for (const { page, start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(pages[page]!.text.length);
        }
        expect(spans.map(({ page, start, end }) => pages[page]!.text.slice(start, end)).join('\n')).toBe(
          text,
        );
      }
    }),
    { numRuns: 300 },
  );
});

test('with the tagger as well, whatever the text, nothing is thrown and offsets hold', () => {
  const model = loadNameModel();
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { spans, text: found } of detect([{ text }], { model })) {
        expect(text.slice(spans[0].start, spans[0].end)).toBe(found);
      }
    }),
    { numRuns: 150 },
  );
});

test('findings do not overlap, except sentences for review', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let end = 0;
      for (const one of detect([{ text }]).filter(({ category }) => category !== 'sensitive')) {
        expect(one.spans[0].start).toBeGreaterThanOrEqual(end);
        end = one.spans.at(-1)!.end;
      }
    }),
    { numRuns: 200 },
  );
});

test('normalising keeps the way back in order', () => {
  fc.assert(
    fc.property(anyPages, (pages) => {
      const { text, folded, from, to, pageStarts } = normalise(pages);
      expect(folded.length).toBe(text.length);
      for (let index = 0; index < text.length; index++) {
        expect(to[index]).toBeGreaterThanOrEqual(from[index]!);
        expect(to[index]).toBeLessThanOrEqual(pageStarts.at(-1)!);
        expect(from[index]).toBeGreaterThanOrEqual(from[index - 1] ?? 0);
      }
    }),
  );
});

const CLAUSES = [
  'CONTRATANTE: João Carlos da Silva Pereira, brasileiro, casado, portador do CPF nº 529.982.247-25.',
  'O pagamento de R$ 1.500,00 vence no dia 10 de cada mês, nos termos do art. 5º da Lei 8.245/91.',
  'Nome: Maria Aparecida de Souza',
  'Telefone: (11) 98765-4321, e-mail maria.souza@example.com.br',
  'A testemunha Pereira declarou que nada sabe.',
  'Processo nº 0001234-56.2023.8.26.0100, da 3ª Vara Cível.',
] as const;
const summary = (found: readonly Finding[]): string[] =>
  found.map((one) => `${one.category} ${one.proposal} ${one.text.replaceAll(/-?\s+/g, ' ')}`);

test('a page break in the place of a line break changes nothing', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...CLAUSES]), fc.nat(), (lines, place) => {
      const cut = lines.length === 0 ? 0 : place % (lines.length + 1);
      const pages = [lines.slice(0, cut), lines.slice(cut)].map((part) => ({ text: part.join('\n') }));
      expect(summary(detect(pages))).toEqual(summary(detect([{ text: lines.join('\n') }])));
    }),
  );
});

test.each([
  ['João Carlos da Silva Pereira', 'O contrato com João Carlos da Silva Pereira foi assinado.'],
  ['529.982.247-25', 'Inscrita sob o CPF 529.982.247-25 nesta data.'],
  ['maria.souza@example.com.br', 'Escreva para maria.souza@example.com.br hoje.'],
])('%s is found whole wherever a line end, a hyphen or a page break falls in it', (value, text) => {
  const at = text.indexOf(value);
  const left: string[] = [];
  for (let cut = at + 1; cut < at + value.length; cut++) {
    const inWord = /\p{L}/u.test(text[cut - 1]!) && /\p{Ll}/u.test(text[cut]!);
    if (!inWord && text[cut] !== ' ') continue;
    const first = `${text.slice(0, cut)}${inWord ? '-' : ''}`;
    const rests = [[first, text.slice(cut)], [`${first}\n${text.slice(cut).trimStart()}`]].map((pages) =>
      withoutFindings(pages),
    );
    left.push(
      ...value
        .split(/[\s.@-]+/)
        .filter((word) => word.length > 3 && rests.some((rest) => rest.includes(word))),
    );
  }
  expect(left).toEqual([]);
});

function withoutFindings(texts: readonly string[]): string {
  const rest = texts.map((text) => text.split(''));
  for (const { spans } of detect(texts.map((text) => ({ text })))) {
    for (const { page, start, end } of spans) rest[page]!.fill('', start, end);
  }
  return rest.map((units) => units.join('')).join(' ');
}
