import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LIMITS } from '@mavendoc/pdf';
import { expect, test } from 'vitest';
import { createCell } from './cell.ts';
import type { Task } from './messages.ts';
import { createPool } from './pool.ts';
import { runTask } from './run-task.ts';

const MB = 1024 * 1024;
const LIMITS = { memory: 300 * MB, silence: 15_000, total: 20_000 };

const ESCAPES = fileURLToPath(new URL('./testing/escapes.ts', import.meta.url));
const MISBEHAVES = fileURLToPath(new URL('./testing/misbehaves.ts', import.meta.url));

test('a process that was taken over reaches no file, program, thread, addon, network or other process', async () => {
  const cell = createCell(ESCAPES);
  const report = await new Promise((resolve, reject) => {
    cell.ended.catch(reject);
    cell.start(LIMITS, (message) => {
      if (message.kind === 'failed') resolve(JSON.parse(message.message));
    });
  });
  cell.kill(new Error('done'));
  const attempts = Object.entries(report as Record<string, string>);
  expect(attempts.length).toBeGreaterThan(15);
  expect(attempts.filter(([, came]) => came === 'escaped')).toEqual([]);
});

async function misbehave(deed: string) {
  const cell = createCell(MISBEHAVES);
  const document = join(await mkdtemp(join(tmpdir(), 'mavendoc-cell-')), 'any.pdf');
  await writeFile(document, 'any');
  await cell.ready;
  const task = { kind: deed, limits: DEFAULT_LIMITS } as unknown as Task;
  const tools = {
    limits: { ...LIMITS, silence: deed === 'hang' ? 1000 : LIMITS.silence },
    ocr: async () => ({ read: () => new Promise<never>(() => {}), close: async () => {} }),
    hooks: undefined,
  };
  const outcome = runTask(cell, task, [document], tools);
  return Promise.race([outcome, cell.ended]).finally(() => cell.kill(new Error('done')));
}

test.each([
  ['hang', 'too-slow'],
  ['fill memory', 'too-complex'],
  ['fill the heap', 'too-complex'],
  ['babble', 'too-complex'],
  ['lie about a report', 'too-complex'],
  ['send pixels that are none', 'too-complex'],
  ['ask for too much to be read', 'too-complex'],
  ['hand out without end', 'too-large'],
  ['end without a word', 'too-complex'],
])('a document that makes its process %s is refused: %s', async (deed, code) => {
  await expect(misbehave(deed)).rejects.toMatchObject({ name: 'PdfRefused', code });
});

test('a process that is killed from outside costs its document, not the pool', async () => {
  const pool = createPool({ width: 1, spares: 1 });
  try {
    const killed = pool.withCell(async (cell) => {
      process.kill(cell.pid!, 'SIGKILL');
      return new Promise<never>(() => {});
    });
    await expect(killed).rejects.toMatchObject({ code: 'too-complex' });
    expect(await pool.withCell(async (cell) => cell.pid)).toBeTypeOf('number');
  } finally {
    pool.close();
  }
});

test('a place is free again after every ending, and nobody has two', async () => {
  const pool = createPool({ width: 2, spares: 0 });
  let inside = 0;
  let most = 0;
  const works = Array.from({ length: 6 }, (_, i) =>
    pool.withCell(async () => {
      most = Math.max(most, ++inside);
      // The first waits for a second one beside it.
      await expect.poll(() => most).toBe(2);
      inside--;
      if (i % 2 === 0) throw new Error('failed');
      return i;
    }),
  );
  const ends = await Promise.allSettled(works);
  pool.close();
  expect(ends.map(({ status }) => status)).toEqual(
    Array.from({ length: 3 }, () => ['rejected', 'fulfilled']).flat(),
  );
  expect(most).toBe(2);
});

test('an aborted document ends its process at once', async () => {
  const pool = createPool({ width: 1, spares: 0 });
  const abort = new AbortController();
  let pid = 0;
  const work = pool.withCell(
    async (cell) => {
      pid = cell.pid!;
      abort.abort(new Error('changed my mind'));
      return new Promise<never>(() => {});
    },
    { signal: abort.signal },
  );
  await expect(work).rejects.toThrow('changed my mind');
  await expect.poll(() => isRunning(pid)).toBe(false);
  pool.close();
});

test('a helper takes a free place only, and gives it to the next document', async () => {
  const pool = createPool({ width: 2, spares: 0 });
  let helperEnded = false;
  await pool.withCell(async () => {
    const helper = pool.helper();
    helper?.cell.ended.catch(() => (helperEnded = true));
    expect(helper).toBeDefined();
    expect(pool.helper()).toBeUndefined();
    await pool.withCell(async () => {
      await expect.poll(() => helperEnded).toBe(true);
      expect(pool.helper()).toBeUndefined();
    });
    // Its place is that of the document that has gone: there is one again, not two.
    helper?.release();
    const next = pool.helper();
    expect(next).toBeDefined();
    expect(pool.helper()).toBeUndefined();
    next?.release();
  });
  pool.close();
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
