/** What a file of 200 MB costs the serving process in memory. */

import { randomFillSync } from 'node:crypto';
import { request } from 'node:http';
import { contract } from '../../../e2e/fixtures/contract.ts';
import { send, startWorld, tell } from './world.ts';
import type { Person, World } from './world.ts';

const MEGABYTE = 1024 * 1024;
const FILE_MEGABYTES = 199;
const GOAL_MEGABYTES = 150;

export async function upload(): Promise<boolean> {
  const world = await startWorld(1, 1);
  try {
    const [person] = world.people as [Person];
    // what the first upload of all makes the process load is not the file's
    await send(
      world,
      person,
      'um.pdf',
      new Blob([Buffer.from(await contract(1))], { type: 'application/pdf' }),
    );
    const before = world.residentBytes().now;
    world.forgetPeak();
    const started = performance.now();
    const status = await sendLarge(world, person);
    const seconds = (performance.now() - started) / 1000;
    if (status !== 200) throw new Error(`the upload answered ${status}`);
    process.stdout.write(
      `  ${FILE_MEGABYTES} MB in ${seconds.toFixed(1)} s (${(FILE_MEGABYTES / seconds).toFixed(0)} MB/s)\n`,
    );
    const added = (world.residentBytes().peak - before) / MEGABYTE;
    return tell('memory that it adds to the server', added, 'MB', GOAL_MEGABYTES);
  } finally {
    await world.close();
  }
}

/** Noise behind the head of a PDF: stored as it comes, refused when somebody looks into it. */
async function sendLarge({ base }: World, { token, folderId }: Person): Promise<number | undefined> {
  const boundary = 'limite';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="grande.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n`;
  const chunk = randomFillSync(Buffer.alloc(MEGABYTE));
  return await new Promise((answered, failed) => {
    const call = request(
      `${base}/drive/upload?folder=${folderId}`,
      {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => answered(answer.statusCode));
      },
    );
    call.once('error', failed);
    const write = async (): Promise<void> => {
      call.write(head);
      for (let sent = 0; sent < FILE_MEGABYTES; sent++) {
        if (!call.write(chunk)) await new Promise((drained) => call.once('drain', drained));
      }
      call.end(`\r\n--${boundary}--\r\n`);
    };
    write().catch(failed);
  });
}
