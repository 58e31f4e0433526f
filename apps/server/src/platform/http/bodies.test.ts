import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { drive, rules } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, pagesOfText, pdfOf } from '../../../testing/documents.ts';
import { makeTeam } from '../../../testing/people.ts';
import type { Team } from '../../../testing/people.ts';
import { startTestServer } from '../../../testing/server.ts';
import type { TestServer } from '../../../testing/server.ts';

let server: TestServer;
let team: Team;
let others: Team;
const open: ClientRequest[] = [];

beforeAll(async () => {
  server = await startTestServer({ MAX_FILE_MB: '3' });
  team = await makeTeam(server, 'corpos.example');
  others = await makeTeam(server, 'vizinhos.example');
});
afterAll(async () => {
  for (const sent of open) sent.destroy();
  await server.close();
});

const MEGABYTE = 1024 * 1024;

interface Refusal {
  readonly status: number | undefined;
  readonly code: string | undefined;
}

/** Says that a body comes and sends its first byte only: whoever answers has not waited for the rest. */
function begin(
  headers: Record<string, string>,
  bytes = 4 * MEGABYTE,
  path = '/drive/uploadBase64',
): ClientRequest {
  const sent = request(server.resources + path, {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': 'application/json', 'Content-Length': String(bytes), ...headers },
  });
  sent.on('error', () => {});
  sent.write('{');
  open.push(sent);
  return sent;
}

async function answerOf(sent: ClientRequest): Promise<Refusal> {
  const [response] = (await once(sent, 'response', { signal: AbortSignal.timeout(5_000) })) as [
    IncomingMessage,
  ];
  const { code } = (await json(response)) as { code?: string };
  return { status: response.statusCode, code };
}

const as = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

describe('a body is not read', () => {
  it('of somebody who has not signed in', async () => {
    expect(await answerOf(begin({}))).toEqual({ status: 401, code: 'unauthenticated' });
    expect(await answerOf(begin(as('invented')))).toEqual({ status: 401, code: 'unauthenticated' });
  });

  it('from another site', async () => {
    const crossing = { ...as(team.operator.token), 'Sec-Fetch-Site': 'cross-site' };
    expect(await answerOf(begin(crossing))).toEqual({ status: 403, code: 'accessDenied' });
  });

  it('of a list, beside a list of the same company that takes all of its room; a short one is', async () => {
    const lists = { ...as(team.admin.token), 'Content-Type': 'text/plain' };
    const path = '/hach-list/import/W';
    const held = [begin(lists, 20 * MEGABYTE, path)];
    const refusal = await eventually(
      async () => {
        const sent = begin(lists, 20 * MEGABYTE, path);
        held.push(sent);
        return await answerOf(sent).catch(() => null);
      },
      (answer) => answer !== null,
    );
    expect(refusal).toEqual({ status: 503, code: 'serverBusy' });
    const short = { params: { category: 'W' as const }, body: 'Maria' };
    expect((await team.admin.client.call(rules.importItems, short)).added).toBe(1);
    for (const sent of held) sent.destroy();
  });

  it('beside so many others that they would not fit into memory', async () => {
    const held = [begin(as(team.operator.token), 3 * MEGABYTE)];
    const busy = { status: 503, code: 'serverBusy' };
    // the first one is read as far as it came: it counts by now, or soon
    const refusal = await eventually(
      async () => {
        const sent = begin(as(team.operator.token), 3 * MEGABYTE);
        held.push(sent);
        return await answerOf(sent).catch(() => null);
      },
      (answer) => answer !== null,
    );
    expect(refusal).toEqual(busy);
    // one company's bodies leave room for those of another
    const folder = await others.operator.client.call(drive.createFolder, { query: {}, body: 'Pasta' });
    const body = {
      base64: Buffer.from(await pdfOf(pagesOfText(1))).toString('base64'),
      fileName: 'a.pdf',
      mimeType: 'application/pdf',
      idFolder: folder.id,
    };
    const upload = async (who: Team, idFolder: string) =>
      await who.operator.client.call(drive.uploadBase64, { body: { ...body, idFolder } });
    expect((await upload(others, folder.id)).id).toMatch(/-/);

    for (const sent of held) sent.destroy();
    const own = await team.operator.client.call(drive.createFolder, { query: {}, body: 'Pasta' });
    const large = { ...body, base64: `${' '.repeat(3.5 * MEGABYTE)}${body.base64}` };
    const again = async () =>
      await team.operator.client.call(drive.uploadBase64, { body: { ...large, idFolder: own.id } });
    const twice = await eventually(
      async () => {
        try {
          return [(await again()).id, (await again()).id];
        } catch (error) {
          return (error as { code?: string }).code;
        }
      },
      (answer) => answer !== 'serverBusy',
    );
    expect(twice).toHaveLength(2);
  });
});
