import type { Word } from '@mavendoc/ocr';
import { expect, test } from 'vitest';
import type { InspectedPage } from '../types.ts';
import { layersOf } from './layers.ts';
import { lineBoxes } from './locate.ts';
import { mergePageText, type PageText } from './page-text.ts';

const word = (text: string, left: number, top: number, line: number): Word => ({
  text,
  confidence: 95,
  line,
  block: 0,
  left,
  top,
  right: left + text.length * 6,
  bottom: top + 10,
});

/** Characters of 6 × 10 points side by side. */
const native = (text: string, left: number, top: number) => ({
  text,
  boxes: Float32Array.from(text.split('').flatMap((_, i) => [left + i * 6, top, left + i * 6 + 6, top + 10])),
});

const page = ({ text, boxes, read }: PageText): InspectedPage => ({
  index: 0,
  width: 595,
  height: 842,
  text,
  boxes,
  read,
  source: 'both',
});

test('words read from pixels follow the text of the file, and what stands there already is not said twice', () => {
  const merged = mergePageText(
    native('Contrato', 50, 50),
    [word('Contrato', 50, 50, 0), word('João', 50, 200, 1), word('Lima', 80, 200, 1)],
    [],
  );
  expect(merged.text).toBe('Contrato\nJoão Lima');
  expect(merged.boxes).toHaveLength(merged.text.length * 4);
  expect(merged.read).toEqual([{ start: 9, end: 18 }]);
});

test('a finding in read words covers each word whole, with room around it', () => {
  const merged = mergePageText(undefined, [word('CPF:529.982.247-25,', 50, 200, 0)], []);
  const [box] = lineBoxes({ start: 4, end: 18 }, page(merged));
  expect(box!.left).toBeLessThan(50);
  expect(box!.right).toBeGreaterThan(50 + 19 * 6);
});

test('a finding in the text of the file covers its characters only, a box a line', () => {
  const first = native('de João', 50, 50);
  const second = native('Lima e', 50, 64);
  const merged = mergePageText(
    {
      text: `${first.text}\n${second.text}`,
      boxes: Float32Array.from([...first.boxes, 92, 50, 92, 60, ...second.boxes]),
    },
    [],
    [],
  );
  const boxes = lineBoxes({ start: 3, end: 12 }, page(merged));
  expect(boxes).toHaveLength(2);
  expect(boxes[0]!.left).toBeCloseTo(67.6);
  expect(boxes[1]!.right).toBeCloseTo(74.4);
});

test('the text layer of a copy is made of what was read, without what codes say', () => {
  const merged = mergePageText(
    native('Contrato', 50, 50),
    [word('João', 50, 200, 0), word('Lima', 80, 200, 0)],
    [{ format: 'QRCode', text: 'secreto', left: 300, top: 300, right: 350, bottom: 350 }],
  );
  expect(merged.codes).toEqual([expect.objectContaining({ start: 19, end: 26 })]);
  const layer = layersOf([page(merged)]).get(0)!;
  expect(layer.map(({ text }) => text)).toEqual(['João', 'Lima']);
  expect(layer[1]!.left).toBeCloseTo(80);
});
