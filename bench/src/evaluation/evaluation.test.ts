import { describe, expect, test } from 'vitest';
import { openPdf } from '../../../packages/pdf/src/index.ts';
import { isRight } from './check-digits.ts';
import { parseDocument, type AnnotatedDocument } from '../../../packages/detector/annotated/document.ts';
import { judge } from './judge.ts';
import { outcomeInText } from './outcome.ts';
import { plainTextOf } from '../../../packages/detector/annotated/plain.ts';
import { render } from './render.ts';
import { readSet } from './sets.ts';

const sets = { dev: readSet('dev'), blind: readSet('blind') };
const all = [...sets.dev, ...sets.blind];

describe('the evaluation set', () => {
  test('has enough documents in both languages, each with a name of its own', () => {
    expect(sets.dev.length).toBeGreaterThanOrEqual(40);
    expect(sets.blind.length).toBeGreaterThanOrEqual(120);
    expect(new Set(all.map(({ id, language }) => `${language} ${id}`)).size).toBe(all.length);
    const english = sets.blind.filter(({ language }) => language === 'en').length;
    expect(english / sets.blind.length).toBeGreaterThan(0.35);
    expect(sets.blind.filter(({ scanned }) => scanned).length).toBeGreaterThanOrEqual(25);
  });

  test('has right check digits wherever it says so', () => {
    const wrong = all.flatMap(({ id, marks }) =>
      marks.flatMap(({ mark, text }) =>
        'category' in mark && mark.valid && isRight(mark, text) === false
          ? [`${id} ${mark.category} ${text}`]
          : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('has wrong check digits wherever it says so', () => {
    const valid = sets.dev.flatMap(({ marks }) =>
      marks.filter(({ mark }) => 'category' in mark && !mark.valid),
    );
    expect(valid.filter(({ mark, text }) => 'category' in mark && isRight(mark, text) === true)).toEqual([]);
  });

  test.each(['table', 'columns', 'form', 'paragraphs'])(
    'is set with its words where it says: %s',
    async (layout) => {
      const document = all.find((one) => one.layout === layout)!;
      const { bytes, places } = await render(document);
      const reader = await openPdf(bytes);
      const pages = Array.from({ length: reader.facts.pageCount }, (_, index) => reader.page(index));
      reader.close();
      expect(places).toHaveLength(document.tokens.length);
      const read = places.map(({ page, box }) =>
        Array.from({ length: pages[page]!.text.length }, (_, unit) => unit)
          .filter((unit) => {
            const [left, top, right, bottom] = pages[page]!.boxes.subarray(unit * 4, unit * 4 + 4);
            const [x, y] = [(left! + right!) / 2, (top! + bottom!) / 2];
            return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
          })
          .map((unit) => pages[page]!.text[unit])
          .join('')
          .trim(),
      );
      expect(read).toEqual(document.tokens.map(({ text }) => text));
    },
  );

  test('gives the same bytes each time', async () => {
    const [first, again] = [await render(sets.dev[0]!), await render(sets.dev[0]!)];
    expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
  });
});

const documentOf = (body: string): AnnotatedDocument =>
  parseDocument(`---\nid: a\nlanguage: pt\nkind: note\nlayout: paragraphs\nscanned: no\n---\n${body}\n`);

const judged = (body: string, ...removed: string[]) => {
  const document = documentOf(body);
  const plain = plainTextOf(document);
  const ranges = removed.map((text) => {
    const start = plain.text.indexOf(text);
    expect(start).toBeGreaterThanOrEqual(0);
    return { start, end: start + text.length };
  });
  return judge(document, outcomeInText(plain, document.tokens, ranges));
};

const BODY =
  'Falei com [[person#1|Ana Lu]] e a Dra. [[person#2|Beatriz Moura]] na ((keep|Rua Ana Néri)). ' +
  '[[person#1|Aninha]] pagou [[cpf|529.982.↵247-25]].';

const cpfAfter = (...removed: string[]) =>
  judged(BODY, ...removed).marks.find(({ mark }) => mark.category === 'cpf');

describe('judging', () => {
  test('a person is gone only when every mention is', () => {
    expect(judged(BODY, 'Ana Lu', 'Beatriz Moura').people.map(({ gone }) => gone)).toEqual([false, true]);
    expect(judged(BODY, 'Ana Lu', 'Aninha', 'Moura').people.map(({ gone }) => gone)).toEqual([true, false]);
  });

  test('a number broken over lines is whole only with both parts', () => {
    expect(cpfAfter('529.982.')).toMatchObject({ valid: true, touched: true, whole: false });
    expect(cpfAfter('529.982.\n247-25')).toMatchObject({ touched: true, whole: true });
  });

  test('ordinary words and what must stay are told apart; titles count neither way', () => {
    const verdict = judged(BODY, 'Falei', 'Dra. Beatriz Moura', 'Néri');
    expect(verdict.lostWords.map(({ text }) => text)).toEqual(['Falei']);
    expect(verdict.kept).toEqual([{ text: 'Rua Ana Néri', violated: true }]);
    expect(verdict.findings.map(({ right }) => right)).toEqual([false, true, false]);
  });

  test('a mark that is not understood stops the reading', () => {
    expect(() => documentOf('Olá [[nobody|Ana]]')).toThrow('nobody');
    expect(() => documentOf('Olá [[person|Ana')).toThrow('not understood');
  });
});
