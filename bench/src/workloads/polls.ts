/**
 * People who look again every few seconds, as a process of its own: each has a connection, sends what a browser sends and
 * reads the answer to its end. It parses no more of HTTP than that takes, so that most of the machine is left to the service.
 */

import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Looked, Looking } from '../service/looking.ts';

process.once('message', (looking: Looking) => {
  void look(looking).then((looked) => process.send?.(looked, () => process.exit()));
});

async function look({ people, everyMs, seconds, host, port }: Looking): Promise<Looked> {
  const times = people.map(({ calls }) => calls.map((): number[] => []));
  const until = Date.now() + seconds * 1_000;
  await Promise.all(
    people.map(async ({ calls, head }, index) => {
      const ask = await openLine(host, port);
      const requests = calls.map((path) =>
        Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\n${head}\r\n\r\n`),
      );
      // people do not look all at the same instant
      await sleep((index / people.length) * everyMs);
      while (Date.now() < until) {
        const next = Date.now() + everyMs;
        for (const [which, request] of requests.entries()) times[index]?.[which]?.push(await ask(request));
        await sleep(Math.max(0, next - Date.now()));
      }
    }),
  );
  const { user, system } = process.cpuUsage();
  const kinds = people[0]?.calls ?? [];
  return {
    milliseconds: kinds.map((_, which) => times.flatMap((of) => of[which] ?? [])),
    processorSeconds: (user + system) / 1e6,
  };
}

/** Answers milliseconds from the first byte that is sent to the last one that comes; Infinity for anything but 200 or 304. */
type Ask = (request: Buffer) => Promise<number>;

async function openLine(host: string, port: number): Promise<Ask> {
  const socket = connect({ host, port, noDelay: true });
  await new Promise<void>((open, failed) => socket.once('connect', open).once('error', failed));
  return async (request) => {
    const started = performance.now();
    const answered = whole(socket);
    socket.write(request);
    const status = await answered;
    // a call that is turned away has not been answered
    return status === 200 || status === 304 ? performance.now() - started : Infinity;
  };
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** The status, once the whole answer is there. */
async function whole(socket: Socket): Promise<number> {
  return await new Promise((answered, failed) => {
    let chunks: Buffer = Buffer.alloc(0);
    let length = -1;
    const onData = (chunk: Buffer): void => {
      chunks = chunks.length === 0 ? chunk : Buffer.concat([chunks, chunk]);
      if (length < 0) length = lengthOf(chunks);
      if (length < 0 || chunks.length < length) return;
      leave();
      answered(Number(chunks.toString('latin1', 9, 12)));
    };
    const onEnd = (): void => {
      leave();
      failed(new Error('the connection ended'));
    };
    const leave = (): void => void socket.off('data', onData).off('error', failed).off('close', onEnd);
    socket.on('data', onData).on('error', failed).on('close', onEnd);
  });
}

/** Bytes of head and body; -1 while the head is not whole. */
function lengthOf(bytes: Buffer): number {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return -1;
  const told = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1];
  return end + END_OF_HEAD.length + Number(told ?? 0);
}
