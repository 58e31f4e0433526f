import { buffer } from 'node:stream/consumers';
import { credits, drive, removal } from '@mavendoc/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase, eventually, indexed, pagesOfText, pdfOf, upload } from '../../testing/documents.ts';
import { addPerson, makeTeam } from '../../testing/people.ts';
import type { Person, Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import type { Scope } from './scope.ts';
import { entriesUnder } from './zip-store.ts';

let server: TestServer;
let team: Team;
let company = 0;
let folder: string;
/** Completed, with a copy; completed, without one. */
let removed: string;
let untouched: string;

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'galeria.example');
  folder = await newFolder('Contratos');
  const lines = [['Nome: Maria da Silva', 'CPF 111.444.777-35']];
  [removed, untouched] = [
    await send(folder, 'a.pdf', await pdfOf(lines)),
    await send(folder, 'b.pdf', await pdfOf(pagesOfText(2))),
  ];
  await team.operator.client.call(removal.startRemoval, { params: { fileId: removed }, body: {} });
  await eventually(
    async () => await team.operator.client.call(removal.getRemoval, { params: { fileId: removed } }),
    ({ state }) => state === 'removed',
  );
});
afterAll(async () => await server.close());

const newFolder = async (name: string, parent?: string): Promise<string> =>
  (await team.operator.client.call(drive.createFolder, { query: { parent }, body: name })).id;

const send = async (to: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const { body } = await upload(server, team.operator.token, to, { name, bytes }, '&duplicate=keep');
  return (await indexed(team.operator.client, body.id)).id;
};

const balance = async () => (await team.operator.client.call(credits.getCredits)).currentCredits;

const ask = async (path: string, person: Person | null, headers: Record<string, string> = {}) =>
  await fetch(server.resources + path, {
    headers: { ...headers, ...(person === null ? {} : { Authorization: `Bearer ${person.token}` }) },
  });

const scopeOfOperator = async (): Promise<Scope> => {
  const [user] = await askDatabase<{ id: string; empresa_id: string }>(
    server,
    'select id, empresa_id from users where email = $1',
    [team.operator.email],
  );
  return { empresaId: user?.empresa_id ?? '', userId: user?.id ?? '', wholeCompany: false };
};

type ZipRequest = Parameters<typeof team.operator.client.call<typeof drive.prepareZip>>[1]['body'];

const zip = async (body: ZipRequest): Promise<Record<string, Uint8Array>> => {
  const { path } = await team.operator.client.call(drive.prepareZip, { body });
  const response = await ask(path, null);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const told = response.headers.get('content-length');
  if (told !== null) expect(Number(told)).toBe(bytes.length);
  return unzipSync(bytes);
};

describe('a picture of a page', () => {
  it('is a PNG, kept encrypted, and not sent again to who has it', async () => {
    const first = await ask(`/drive/picture/${untouched}?page=1`, team.operator);
    const png = Buffer.from(await first.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await ask(`/drive/picture/${untouched}?page=1`, team.operator, { 'If-None-Match': etag });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    const stored = await ask(`/drive/picture/${untouched}?page=1`, team.operator);
    expect(Buffer.from(await stored.arrayBuffer()).equals(png)).toBe(true);
    const kept = await askDatabase(server, 'select 1 from page_pictures where file_id = $1', [untouched]);
    expect(kept).toHaveLength(1);
  });

  it('is of the copy once there is one, and another one than of the original', async () => {
    const [best, original] = [
      await ask(`/drive/picture/${removed}`, team.operator),
      await ask(`/drive/picture/${removed}?version=original`, team.operator),
    ];
    expect(best.headers.get('etag')).not.toBe(original.headers.get('etag'));
    expect(Buffer.from(await best.arrayBuffer()).equals(Buffer.from(await original.arrayBuffer()))).toBe(
      false,
    );
  });

  it('is shown to nobody else, not even to who knows its tag', async () => {
    const stranger = await addPerson(server, team.admin, `outra${company++}@galeria.example`, 2);
    const other = await ask(`/drive/picture/${untouched}`, stranger, {
      'If-None-Match': `"${untouched}.0.0.small"`,
    });
    expect(other.status).toBe(404);
    expect((await ask(`/drive/picture/${untouched}`, null)).status).toBe(401);
  });

  it('is not there beyond the last page', async () => {
    expect((await ask(`/drive/picture/${untouched}?page=2`, team.operator)).status).toBe(409);
  });

  it('goes with its file', async () => {
    const id = await send(await newFolder('Some'), 'c.pdf', await pdfOf(pagesOfText(1)));
    await ask(`/drive/picture/${id}`, team.operator);
    const [picture] = await askDatabase<{ key: string }>(
      server,
      'select key from page_pictures where file_id = $1',
      [id],
    );
    await team.operator.client.call(drive.deleteFile, { params: { id } });
    await team.operator.client.call(drive.purge, { params: { kind: 'file', id } });
    await server.documents.sweepBlobs();
    await expect(buffer(await server.platform.storage.get(picture?.key ?? ''))).rejects.toThrow('ENOENT');
  });
});

describe('a ZIP', () => {
  it('holds copies where there are some, else originals, with the folders as they are', async () => {
    const outer = await newFolder('Fora');
    const inner = await newFolder('Dentro', outer);
    await send(inner, 'd.pdf', await pdfOf(pagesOfText(1)));
    const names = Object.keys(await zip({ files: [removed, untouched], folders: [outer] }));
    expect(names.toSorted()).toEqual(['Fora/Dentro/d.pdf', 'a - anonimizado.pdf', 'b.pdf']);
  });

  it('holds once what is named twice, or lies within a folder that is named too', async () => {
    const outer = await newFolder('Duas vezes');
    const inner = await newFolder('Dentro', outer);
    await send(inner, 'd.pdf', await pdfOf(pagesOfText(1)));
    const files = [untouched, untouched];
    const names = Object.keys(await zip({ files, folders: [inner, outer, outer, inner] }));
    expect(names).toEqual(['b.pdf', 'Duas vezes/Dentro/d.pdf']);
  });

  it('of too many files is refused before more of them are read than it may hold', async () => {
    const id = await newFolder('Cheia');
    await askDatabase(
      server,
      `insert into files (empresa_id, folder_id, owner_id, name, name_key, search_key, bytes, sha256, blob_key)
       select empresa_id, id, owner_id, n || '.pdf', n || '.pdf', n || '.pdf', 1, 'none', gen_random_uuid()::text
       from folders, generate_series(1, 2500) n where id = $1`,
      [id],
    );
    const folders = Array<string>(2000).fill(id);
    const call = team.operator.client.call(drive.prepareZip, { body: { files: [untouched], folders } });
    await expect(call).rejects.toMatchObject({ code: 'tooManyFiles' });
    const scope = await scopeOfOperator();
    const read = await server.platform.db.inTenant(
      scope.empresaId,
      async (tx) => await entriesUnder(tx, scope, [id], drive.ZIP_MOST_FILES),
    );
    expect(read).toHaveLength(drive.ZIP_MOST_FILES);
  });

  it('of copies leaves out what has none, and says so', async () => {
    const files = await zip({ files: [removed, untouched], content: 'copies', certificates: true });
    expect(Object.keys(files).toSorted()).toEqual([
      'LEIA-ME.txt',
      'a - anonimizado.pdf',
      'a - certificado.pdf',
    ]);
    const note = strFromU8(files['LEIA-ME.txt'] ?? new Uint8Array());
    expect(note).toContain('b.pdf: ainda não há cópia');
    const copy = Buffer.from(files['a - anonimizado.pdf'] ?? new Uint8Array());
    expect(copy.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('numbers names that clash', async () => {
    const twin = await send(await newFolder('Gêmeo'), 'B.PDF', await pdfOf(pagesOfText(3)));
    const names = Object.keys(await zip({ files: [untouched, twin], content: 'originals' }));
    expect(names).toEqual(['b.pdf', 'B (2).PDF']);
  });

  it('leaves out, and says, what was deleted before it was fetched', async () => {
    const gone = await send(await newFolder('Foi'), 'e.pdf', await pdfOf(pagesOfText(1)));
    const { path } = await team.operator.client.call(drive.prepareZip, {
      body: { files: [gone, untouched] },
    });
    await team.operator.client.call(drive.deleteFile, { params: { id: gone } });
    const files = unzipSync(new Uint8Array(await (await ask(path, null)).arrayBuffer()));
    expect(Object.keys(files)).toEqual(['b.pdf', 'LEIA-ME.txt']);
  });

  it('is refused for files that the caller does not see, and for nothing', async () => {
    const stranger = await addPerson(server, team.admin, `outra${company++}@galeria.example`, 2);
    const call = stranger.client.call(drive.prepareZip, { body: { files: [removed] } });
    await expect(call).rejects.toMatchObject({ code: 'notFound' });
    const empty = team.operator.client.call(drive.prepareZip, {
      body: { files: [untouched], content: 'copies' },
    });
    await expect(empty).rejects.toMatchObject({ code: 'nothingToDownload' });
    expect((await ask('/drive/zip/bm90IG91cnM', null)).status).toBe(404);
  });
});

describe('looking again', () => {
  it('tells what changed since, and how many there are', async () => {
    const since = new Date(Date.now() + 60_000).toISOString();
    const call = async (from: string) =>
      await team.operator.client.call(drive.listChanges, { params: { id: folder }, query: { since: from } });
    const before = await call(since);
    expect(before).toMatchObject({ changed: [], total: 2 });
    await team.operator.client.call(drive.renameFile, { params: { id: untouched }, body: 'bb.pdf' });
    const after = await call(new Date(Date.now()).toISOString());
    expect(after.changed.map(({ nomeOriginal }) => nomeOriginal)).toContain('bb.pdf');
    await team.operator.client.call(drive.renameFile, { params: { id: untouched }, body: 'b.pdf' });
  });

  it('notices that a removal ended', async () => {
    const [row] = await askDatabase<{ newer: boolean }>(
      server,
      `select f.changed_at >= r.finished_at - interval '1 second' as newer
       from files f join removals r on r.file_id = f.id where f.id = $1`,
      [removed],
    );
    expect(row?.newer).toBe(true);
  });

  it('finds the same bytes in other folders, with their way', async () => {
    const bytes = await pdfOf(pagesOfText(1));
    const [here, there] = [await newFolder('Aqui'), await newFolder('Ali')];
    const [one, other] = [await send(here, 'um.pdf', bytes), await send(there, 'outro.pdf', bytes)];
    const same = await team.operator.client.call(drive.duplicates, { params: { id: one } });
    expect(same.map(({ file, folders }) => [file.id, folders.map(({ nome }) => nome)])).toEqual([
      [other, ['Ali']],
    ]);
  });
});

describe('cancelling', () => {
  it('refuses a file that is done', async () => {
    const done = team.operator.client.call(drive.cancelIndexing, { params: { id: untouched } });
    await expect(done).rejects.toMatchObject({ code: 'notIndexing' });
  });

  it('stops one under way, gives its pages back once, and lets it be tried again', async () => {
    const before = await balance();
    const id = await send(await newFolder('Parada'), 'f.pdf', await pdfOf(pagesOfText(2)));
    expect(await balance()).toBe(before - 2);
    // as if its worker were still at it
    await askDatabase(server, 'update files set status = 1 where id = $1', [id]);
    const stopped = await team.operator.client.call(drive.cancelIndexing, { params: { id } });
    expect(stopped).toMatchObject({ statusIndex: 2, reason: 'cancelled' });
    expect(await balance()).toBe(before);
    const again = team.operator.client.call(drive.cancelIndexing, { params: { id } });
    await expect(again).rejects.toMatchObject({ code: 'notIndexing' });
    await team.operator.client.call(drive.retry, { params: { id }, body: {} });
    expect(await indexed(team.operator.client, id)).toMatchObject({ statusIndex: 3 });
    expect(await balance()).toBe(before - 2);
  });
});
