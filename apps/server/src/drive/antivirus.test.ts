import { drive } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  EICAR,
  installedClamd,
  SCANNER_LIMIT,
  SIGNATURE,
  startClamd,
  startPeer,
} from '../../testing/clamd.ts';
import type { Clamd } from '../../testing/clamd.ts';
import { askDatabase, upload } from '../../testing/documents.ts';
import { signIn } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

const clamd = installedClamd();
const SCANNERS: readonly (readonly [string, () => Promise<Clamd>])[] = [
  ['a peer that speaks its protocol', startPeer],
  ...(clamd === undefined ? [] : [["Debian's clamd", async () => await startClamd(clamd)] as const]),
];

interface Place {
  readonly server: TestServer;
  readonly person: Person;
  readonly folder: string;
}

async function placeWith(address: string): Promise<Place> {
  const server = await startTestServer({ CLAMD: address });
  const person = await signIn(server, 'ana@varrida.example');
  const folder = (await person.client.call(drive.createFolder, { query: {}, body: 'Pasta' })).id;
  return { server, person, folder };
}

async function send(
  { server, person, folder }: Place,
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return await upload(server, person.token, folder, { name, bytes });
}

const filesOf = async ({ person, folder }: Place): Promise<readonly string[]> =>
  (await person.client.call(drive.listFiles, { params: { id: folder }, query: {} })).map(
    ({ nomeOriginal }) => nomeOriginal,
  );

describe.each(SCANNERS)('uploads with an antivirus: %s', (_name, start) => {
  let scanner: Clamd;
  let place: Place;

  beforeAll(async () => {
    scanner = await start();
    place = await placeWith(scanner.address);
  });
  afterAll(async () => {
    await place.server.close();
    await scanner.close();
  });

  it('are taken when it finds nothing', async () => {
    expect((await send(place, 'boa.pdf', '%PDF-1.7 nada de mau')).status).toBe(200);
    expect(await filesOf(place)).toContain('boa.pdf');
  });

  it('are refused, with what it found, and leave nothing', async () => {
    const { status, body } = await send(place, 'virus.pdf', EICAR);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'fileInfected', error: expect.stringContaining(SIGNATURE) as string });
    expect(await filesOf(place)).not.toContain('virus.pdf');
    const kept = await askDatabase(place.server, 'select 1 from files where name = $1', ['virus.pdf']);
    expect(kept).toEqual([]);
  });

  it('are refused when it has not seen them whole', async () => {
    const large = new Uint8Array(SCANNER_LIMIT + 70_000).fill(32);
    expect((await send(place, 'grande.pdf', large)).status).toBe(503);
    expect(await filesOf(place)).not.toContain('grande.pdf');
  });

  it('are not slowed down to one at a time', async () => {
    const sent = Array.from(
      { length: 6 },
      async (_, n) => await send(place, `junto${n}.pdf`, `%PDF-1.7 ${n}`),
    );
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('can be counted on by `admin doctor`', async () => {
    await expect(place.server.platform.scanner.check?.()).resolves.toBeUndefined();
  });
});

describe('an antivirus that does not answer', () => {
  it('lets no upload through, and is told of by `admin doctor`', async () => {
    const rude = await startPeer('rude');
    const place = await placeWith(rude.address);
    const refused = { code: 'unavailable' };
    expect((await send(place, 'a.pdf', '%PDF-1.7')).body).toMatchObject(refused);
    await expect(place.server.platform.scanner.check?.()).rejects.toThrow(/./);
    await rude.close();
    // nobody is there any more
    expect((await send(place, 'b.pdf', '%PDF-1.7')).body).toMatchObject(refused);
    expect(await filesOf(place)).toEqual([]);
    await place.server.close();
  });
});
