import { createHash } from 'node:crypto';
import { credits, drive, users } from '@mavendoc/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askDatabase, eventually, indexed, pagesOfText, pdfOf, upload } from '../../testing/documents.ts';
import { addPerson, makeTeam } from '../../testing/people.ts';
import type { Person, Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

const sha = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

let server: TestServer;
let team: Team;
let folder: string;
let company = 0;

beforeAll(async () => {
  server = await startTestServer({ MAX_FILE_MB: '1' });
});
afterAll(async () => await server.close());

beforeEach(async () => {
  company += 1;
  team = await makeTeam(server, `drive${company}.example`);
  folder = await newFolder(team.operator, 'Contratos');
});

const newFolder = async (person: Person, name: string, parent?: string): Promise<string> =>
  (await person.client.call(drive.createFolder, { query: { parent }, body: name })).id;

const balance = async (person: Person): Promise<number> =>
  (await person.client.call(credits.getCredits)).currentCredits;

const filesOf = async (person: Person, id: string): Promise<readonly string[]> =>
  (await person.client.call(drive.listFiles, { params: { id }, query: {} })).map((file) => file.nomeOriginal);

describe('folders', () => {
  it('nest, are listed by name, and know their way up', async () => {
    const inner = await newFolder(team.operator, 'Ação', folder);
    await newFolder(team.operator, 'abril', folder);
    const listed = await team.operator.client.call(drive.listFolders, { params: { id: folder } });
    expect(listed.map(({ nome }) => nome)).toEqual(['abril', 'Ação']);
    const path = await team.operator.client.call(drive.getPath, { params: { id: inner } });
    expect(path.map(({ nome }) => nome)).toEqual(['Contratos', 'Ação']);
  });

  it('are refused under a name that breaks the rules', async () => {
    const call = team.operator.client.call(drive.createFolder, { query: {}, body: 'a/b' });
    await expect(call).rejects.toMatchObject({ code: 'invalidFolderName' });
  });

  it('does not take the same name twice', async () => {
    await expect(newFolder(team.operator, 'CONTRATOS')).rejects.toMatchObject({
      code: 'nameTaken',
      status: 409,
    });
  });

  it('can not be moved into itself', async () => {
    const inner = await newFolder(team.operator, 'Dentro', folder);
    const move = team.operator.client.call(drive.move, { body: { folders: [folder], to: inner } });
    await expect(move).rejects.toMatchObject({ code: 'intoItself' });
  });
});

describe('an upload', () => {
  it('is indexed, charged a credit a page, and comes back byte for byte', async () => {
    const bytes = await pdfOf(pagesOfText(3));
    const { status, body } = await upload(server, team.operator.token, folder, { name: 'ação.pdf', bytes });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { nomeOriginal: 'ação.pdf', statusIndex: 0, tamanhoBytes: bytes.length, removal: 'none' },
    });
    const file = await indexed(team.operator.client, body.id);
    expect(file).toMatchObject({ statusIndex: 3, pageCount: 3, reason: null });
    expect(await balance(team.operator)).toBe(27);
    const response = await fetch(`${server.resources}/drive/download/${body.id}`, {
      headers: { Authorization: `Bearer ${team.operator.token}` },
    });
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="acao.pdf"; filename*=UTF-8''a%C3%A7%C3%A3o.pdf`,
    );
    expect(sha(new Uint8Array(await response.arrayBuffer()))).toBe(sha(bytes));
  });

  it('asks before it keeps bytes that are in the folder, and numbers a name that is taken', async () => {
    const bytes = await pdfOf(pagesOfText(1));
    await upload(server, team.operator.token, folder, { name: 'a.pdf', bytes });
    const again = await upload(server, team.operator.token, folder, { name: 'b.pdf', bytes });
    expect(again).toMatchObject({ status: 409, body: { code: 'duplicateFile' } });
    expect(again.body.error).toContain('a.pdf');
    await upload(server, team.operator.token, folder, { name: 'A.pdf', bytes }, '&duplicate=keep');
    expect(await filesOf(team.operator, folder)).toEqual(['A (2).pdf', 'a.pdf']);
  });

  it.each([
    ['foto.jpg', 'image/jpeg', 'onlyPDF'],
    ['contrato.pdf', 'image/jpeg', 'onlyPDF'],
    ['a..b.pdf', 'application/pdf', 'invalidFileName'],
  ])('refuses %s as %s', async (name, type, code) => {
    const bytes = await pdfOf(pagesOfText(1));
    const { body } = await upload(server, team.operator.token, folder, { name, bytes, type });
    expect(body.code).toBe(code);
    expect(await filesOf(team.operator, folder)).toEqual([]);
  });

  it('over the limit is refused and leaves nothing', async () => {
    const bytes = new Uint8Array(1024 * 1024 + 1).fill(32);
    const { status, body } = await upload(server, team.operator.token, folder, { name: 'grande.pdf', bytes });
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'fileTooLarge' });
    expect(await filesOf(team.operator, folder)).toEqual([]);
  });

  it('that is cut leaves nothing', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(
          new TextEncoder().encode(
            '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n' +
              'Content-Type: application/pdf\r\n\r\n%PDF-1.7',
          ),
        );
        controller.close();
      },
    });
    const response = await fetch(`${server.resources}/drive/upload?folder=${folder}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${team.operator.token}`,
        'Content-Type': 'multipart/form-data; boundary=cut',
      },
      body,
      // a streamed body must say so
      ...({ duplex: 'half' } as object),
    });
    expect(response.status).toBe(400);
    expect(await filesOf(team.operator, folder)).toEqual([]);
  });

  it('comes as base64 too', async () => {
    const bytes = await pdfOf(pagesOfText(1));
    const base64 = `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`;
    const file = await team.operator.client.call(drive.uploadBase64, {
      body: { base64, fileName: 'b64.pdf', mimeType: 'application/pdf', idFolder: folder },
    });
    expect((await indexed(team.operator.client, file.id)).statusIndex).toBe(3);
  });

  it('of something else than a PDF ends with a readable reason and costs nothing', async () => {
    const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 500 }, (_, n) => n % 256)]);
    const sent = await upload(server, team.operator.token, folder, { name: 'foto.pdf', bytes: jpeg });
    const empty = await upload(server, team.operator.token, folder, {
      name: 'vazio.pdf',
      bytes: new Uint8Array(),
    });
    expect(await indexed(team.operator.client, sent.body.id)).toMatchObject({
      statusIndex: 2,
      reason: 'not-pdf',
    });
    expect(await indexed(team.operator.client, empty.body.id)).toMatchObject({
      statusIndex: 2,
      reason: 'empty',
    });
    expect(await balance(team.operator)).toBe(30);
  });
});

describe('who sees what', () => {
  it('is what they made for Operators, the company for Managers and Admins, nothing for strangers', async () => {
    const bytes = await pdfOf(pagesOfText(1));
    const { body } = await upload(server, team.operator.token, folder, { name: 'a.pdf', bytes });
    const stranger = (await makeTeam(server, `outra${company}.example`)).admin;
    for (const person of [team.admin, team.manager]) {
      expect(await filesOf(person, folder)).toEqual(['a.pdf']);
    }
    for (const call of [
      () => stranger.client.call(drive.getFile, { params: { id: body.id } }),
      () => stranger.client.call(drive.listFolders, { params: { id: folder } }),
      () => stranger.client.call(drive.download, { params: { id: body.id }, query: {} }),
      () => stranger.client.call(drive.deleteFile, { params: { id: body.id } }),
      () => stranger.client.call(drive.move, { body: { files: [body.id], to: folder } }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'notFound' });
    }
    const own = await newFolder(team.admin, 'Do admin');
    expect((await team.operator.client.call(drive.listRootFolders)).map(({ id }) => id)).not.toContain(own);
    await expect(filesOf(team.operator, own)).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('the trash', () => {
  it('takes a folder with all in it, gives it back, and purges it for ever', async () => {
    const bytes = await pdfOf(pagesOfText(1));
    const inner = await newFolder(team.operator, 'Dentro', folder);
    const { body } = await upload(server, team.operator.token, inner, { name: 'a.pdf', bytes });
    await indexed(team.operator.client, body.id);
    const { client } = team.operator;
    await client.call(drive.deleteFolder, { params: { id: folder } });
    expect(await client.call(drive.listRootFolders)).toEqual([]);
    await expect(client.call(drive.getFile, { params: { id: body.id } })).rejects.toMatchObject({
      code: 'notFound',
    });
    expect(await client.call(drive.listTrash)).toMatchObject([{ kind: 'folder', id: folder }]);

    await client.call(drive.restore, { params: { kind: 'folder', id: folder } });
    expect(await filesOf(team.operator, inner)).toEqual(['a.pdf']);

    await client.call(drive.deleteFolder, { params: { id: folder } });
    await client.call(drive.purge, { params: { kind: 'folder', id: folder } });
    expect(await client.call(drive.listTrash)).toEqual([]);
    const rows = await askDatabase<{ blobs: number }>(
      server,
      'select count(*)::integer as blobs from doomed_blobs where due > now()',
    );
    expect(rows[0]?.blobs).toBe(0);
  });
});

describe('opening', () => {
  it('costs one credit for half an hour, and its token shows the file', async () => {
    const bytes = await pdfOf(pagesOfText(1));
    const { body } = await upload(server, team.operator.token, folder, { name: 'a.pdf', bytes });
    await indexed(team.operator.client, body.id);
    const params = { id: body.id };
    const token = await team.operator.client.call(drive.open, { params });
    await Promise.all(Array.from({ length: 5 }, () => team.operator.client.call(drive.open, { params })));
    expect(await balance(team.operator)).toBe(28);
    const shown = await fetch(`${server.resources}/drive/view/${token}`);
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    expect((await shown.arrayBuffer()).byteLength).toBe(bytes.length);
    expect((await fetch(`${server.resources}/drive/view/${token.slice(0, -2)}AA`)).status).toBe(404);
  });
});

describe('without enough credits', () => {
  it('a file waits with its status and goes on by itself when credits come', async () => {
    const first = await upload(server, team.operator.token, folder, {
      name: 'longo.pdf',
      bytes: await pdfOf(pagesOfText(31)),
    });
    expect((await indexed(team.operator.client, first.body.id)).statusIndex).toBe(4);
    expect(await balance(team.operator)).toBe(30);
    const rows = await askDatabase<{ id: string }>(
      server,
      'select empresa_id as id from files where id = $1',
      [first.body.id],
    );
    const empresaId = rows[0]?.id ?? '';
    await server.platform.db.inTenant(
      empresaId,
      async (tx) => await server.documents.credits.grantCredits(tx, empresaId, 10, 'teste'),
    );
    const file = await eventually(
      async () => await team.operator.client.call(drive.getFile, { params: { id: first.body.id } }),
      ({ statusIndex }) => statusIndex === 3,
    );
    expect(file.pageCount).toBe(31);
    expect(await balance(team.operator)).toBe(9);
  });

  it('of its own, a user goes on once its cap is raised', async () => {
    const { client } = team.admin;
    const capped = await addPerson(server, team.admin, `limite@drive${company}.example`, 2, 1);
    const own = await newFolder(capped, 'Do limite');
    const bytes = await pdfOf(pagesOfText(2));
    const { body } = await upload(server, capped.token, own, { name: 'dois.pdf', bytes });
    expect((await indexed(capped.client, body.id)).statusIndex).toBe(4);
    const user = (await client.call(users.listUsers)).find(({ email }) => email === capped.email);
    if (user === undefined) throw new Error('the user is not listed');
    await client.call(users.updateUser, { body: { ...user, perfil: { id: 2 }, maxCredits: 2 } });
    await eventually(
      async () => await capped.client.call(drive.getFile, { params: { id: body.id } }),
      ({ statusIndex }) => statusIndex === 3,
    );
    expect(await capped.client.call(credits.getCredits)).toMatchObject({ maxCredits: 2, myUsage: 2 });
  });
});
