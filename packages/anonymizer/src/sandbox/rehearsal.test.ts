import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LIMITS, openPages, removeMarks } from '@mavendoc/pdf';
import { expect, test } from 'vitest';
import { createCell } from './cell.ts';
import { rehearsalPiece } from './rehearsal.ts';
import { runTask } from './run-task.ts';

test('what is rehearsed is a removal like any other: every number goes, each page is rewritten and proven', async () => {
  const { bytes, marks } = rehearsalPiece(3);
  const copy = await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
  expect(new Set(copy.pages.map(({ way }) => way))).toEqual(new Set(['rewritten']));
  const reader = await openPages(copy.bytes);
  const { text } = reader.text(0);
  reader.close();
  expect(text).toContain('contrato');
  expect(text).not.toMatch(/\d/);
});

test('a process that rehearses takes the document that comes meanwhile, and tells of nothing else', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'mavendoc-rehearsal-')), 'any.pdf');
  await writeFile(path, rehearsalPiece(3).bytes);
  const cell = createCell();
  try {
    await cell.ready;
    const rehearsed = cell.rehearse();
    const task = { kind: 'probe', limits: DEFAULT_LIMITS } as const;
    const { outcome } = await runTask(cell, task, [path], {
      limits: { memory: 1024 * 1024 * 1024, silence: 30_000, total: 60_000 },
      ocr: () => Promise.reject(new Error('nothing to read')),
      hooks: undefined,
    });
    expect(outcome).toMatchObject({ kind: 'probed', pageCount: 3 });
    expect(await rehearsed).toBe(true);
  } finally {
    cell.kill(new Error('done'));
  }
});
