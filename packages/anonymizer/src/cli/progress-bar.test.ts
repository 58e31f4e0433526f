import { expect, test } from 'vitest';
import { createProgressBar } from './progress-bar.ts';

function terminal(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

test('shows all files together on a terminal, and never goes back', () => {
  const out = terminal(true);
  const bar = createProgressBar(out, 2, 'pt');
  bar.show(0, 'a.pdf', { stage: 'read', done: 5, total: 10 });
  bar.show(1, 'b.pdf', { stage: 'remove', done: 10, total: 10 });
  bar.finished(0);
  bar.show(1, 'b.pdf', { stage: 'verify', done: 0, total: 1 });
  const percents = out.written.map((line) => Number(/(\d+) %/u.exec(line)![1]));
  expect(percents).toEqual([...percents].sort((a, b) => a - b));
  expect(out.written[0]).toContain('a.pdf: lendo 5/10');
  expect(percents.at(-1)).toBe(95);
});

test('is silent where the output is a file', () => {
  const out = terminal(false);
  const bar = createProgressBar(out, 1, 'en');
  bar.show(0, 'a.pdf', { stage: 'open', done: 0, total: 1 });
  bar.clear();
  expect(out.written).toEqual([]);
});
