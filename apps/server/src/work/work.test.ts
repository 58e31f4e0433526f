import { randomUUID } from 'node:crypto';
import { credits, drive } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase, eventually, indexed, pagesOfText, pdfOf, upload } from '../../testing/documents.ts';
import { makeTeam } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { startWorker } from '../../testing/worker.ts';
import * as store from './store.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { works: false });
});
afterAll(async () => await server.close());

const newCompany = async (): Promise<string> => {
  const id = randomUUID();
  await askDatabase(server, `insert into companies (id, name) values ($1, 'Teste')`, [id]);
  return id;
};

const add = async (empresaId: string, urgent = 0): Promise<string> => {
  const subject = randomUUID();
  await server.platform.db.inTenant(empresaId, async (tx) => {
    await store.insertItem(tx, { empresaId, kind: 'test', subject, priority: urgent, requestId: null });
  });
  return subject;
};

const take = async (how: { readonly without?: readonly string[]; readonly long?: boolean } = {}) =>
  await server.platform.db.asPlatform(async (tx) => await store.takeItem(tx, how));

const clear = async (): Promise<void> => {
  await askDatabase(server, 'delete from work_items');
};

describe('turns', () => {
  it('go round between companies, whoever queued more', async () => {
    const [big, small] = [await newCompany(), await newCompany()];
    const heap = [await add(big), await add(big), await add(big)];
    const single = await add(small);
    const order = [(await take())?.subject, (await take())?.subject, (await take())?.subject];
    expect(order).toEqual([heap[0], single, heap[1]]);
    await clear();
  });

  it('take what is urgent first, within a company, and pass over companies that have enough', async () => {
    const company = await newCompany();
    const [late, urgent] = [await add(company), await add(company, 1)];
    expect(await take({ without: [company] })).toBeNull();
    expect((await take())?.subject).toBe(urgent);
    expect((await take())?.subject).toBe(late);
    await clear();
  });

  it('give an item to one worker only', async () => {
    const company = await newCompany();
    await add(company);
    const taken = await Promise.all(Array.from({ length: 8 }, async () => await take()));
    expect(taken.filter((item) => item !== null)).toHaveLength(1);
    await clear();
  });
});

const end = async (company: string, item: store.Item | null) =>
  await server.platform.db.inTenant(
    company,
    async (tx) => item !== null && (await store.finishItem(tx, item)),
  );
const runOut = async (): Promise<void> => {
  await askDatabase(server, `update work_items set lease_until = now() - interval '1 second'`);
};

describe('a lease', () => {
  it('that ran out lets another take over, be it the same process, and the late one store nothing', async () => {
    const company = await newCompany();
    await add(company);
    const first = await take();
    expect(await take()).toBeNull();
    await runOut();
    const second = await take();
    expect(second).toMatchObject({ subject: first?.subject, attempts: 2 });
    expect([await end(company, first), await end(company, second)]).toEqual([false, true]);
  });

  it('that ran out while nobody else came is still good', async () => {
    const company = await newCompany();
    await add(company);
    const slow = await take();
    await runOut();
    expect(await end(company, slow)).toBe(true);
    expect(await take()).toBeNull();
  });
});

describe('a long document', () => {
  it('is passed over where there are enough of them, the short one behind it is not', async () => {
    const [giants, other] = [await newCompany(), await newCompany()];
    const long = await add(giants);
    await askDatabase(server, 'update work_items set pages = 2000');
    const short = await add(other);
    expect((await take({ long: false }))?.subject).toBe(short);
    expect(await take({ long: false })).toBeNull();
    expect(await take()).toMatchObject({ subject: long, pages: 2000 });
    await clear();
  });
});

describe('a worker that is killed', () => {
  it('loses no document and charges none twice', async () => {
    // it also sends the mails with the codes
    const first = startWorker(server);
    const { operator } = await makeTeam(server, 'queda.example');
    const folder = (await operator.client.call(drive.createFolder, { query: {}, body: 'Queda' })).id;
    const bytes = await pdfOf(pagesOfText(25));
    const { body } = await upload(server, operator.token, folder, { name: 'a.pdf', bytes });
    await eventually(
      async () => await operator.client.call(credits.getCredits),
      ({ currentCredits }) => currentCredits === 5,
    );
    await first.end('SIGKILL');
    const second = startWorker(server);
    const other = await upload(server, operator.token, folder, {
      name: 'b.pdf',
      bytes: await pdfOf(pagesOfText(1)),
    });
    expect(await indexed(operator.client, body.id)).toMatchObject({ statusIndex: 3, pageCount: 25 });
    expect(await indexed(operator.client, other.body.id)).toMatchObject({ statusIndex: 3 });
    expect((await operator.client.call(credits.getCredits)).currentCredits).toBe(4);
    await second.end('SIGTERM');
    expect(await askDatabase(server, 'select 1 from work_items')).toEqual([]);
  });
});
