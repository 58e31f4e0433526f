import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drive, removal } from '@mavendoc/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually, indexed, pagesOfText, pdfOf, upload } from '../../testing/documents.ts';
import { signIn } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';

/**
 * A disk of its own, of 4 MB. Only root may mount one: elsewhere this test is left out, and what it shows is shown for the
 * storage of many machines (e2e/cluster/faults.test.ts).
 */
const disk = mkdtempSync(join(tmpdir(), 'mavendoc-tiny-'));
const mounted =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=755', 'mavendoc-tiny', disk]).status === 0;

afterAll(() => {
  if (mounted) spawnSync('umount', [disk]);
  rmdirSync(disk);
});

const filler = join(disk, 'filler');

/** Leaves one block, which is less than the document needs. */
function fill(): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, new Uint8Array(bavail * bsize - bsize));
}

describe.runIf(mounted)('a disk that is full', () => {
  it('refuses uploads, lets a removal wait and say why, loses nothing, and is forgotten once there is room', async () => {
    const server = await startTestServer({ MAVENDOC_DATA: disk });
    try {
      const { client, token } = await signIn(server, 'admin@cheio.example');
      const folder = (await client.call(drive.createFolder, { query: {}, body: 'Cheio' })).id;
      const bytes = await pdfOf([['CPF: 529.982.247-25'], ...pagesOfText(20)]);
      const { body } = await upload(server, token, folder, { name: 'antes.pdf', bytes });
      expect(await indexed(client, body.id)).toMatchObject({ statusIndex: 3 });
      const params = { fileId: body.id };
      const state = async () => await client.call(removal.getRemoval, { params });

      fill();
      const refused = await upload(server, token, folder, { name: 'depois.pdf', bytes }, '&duplicate=keep');
      expect([refused.status, refused.body.code]).toEqual([503, 'storageFull']);
      expect(refused.body.error).toContain('espaço');
      await client.call(removal.startRemoval, { params, body: {} });
      await eventually(state, ({ reason }) => reason !== null);
      expect(await state()).toMatchObject({ state: 'pending', reason: 'storage-full' });
      const listed = await client.call(drive.listFiles, { params: { id: folder }, query: {} });
      expect(listed.map(({ nomeOriginal }) => nomeOriginal)).toEqual(['antes.pdf']);

      rmSync(filler);
      await eventually(state, ({ state: now }) => now === 'removed' || now === 'error');
      expect(await state()).toMatchObject({ state: 'removed', reason: null });
      const original = await client.call(drive.download, {
        params: { id: body.id },
        query: { version: 'original' },
      });
      expect(Buffer.from(await original.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
      const again = await upload(server, token, folder, { name: 'depois.pdf', bytes }, '&duplicate=keep');
      expect(again.status).toBe(200);
    } finally {
      await server.close();
    }
  });
});
