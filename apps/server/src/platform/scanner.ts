/**
 * The operator's antivirus, if one is set: clamd over its INSTREAM command (clamd(8)), which takes the bytes in lengths of
 * four octets and answers with one line. It sees each upload while it is stored; without its word nothing is kept.
 */

import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { AppError } from './errors.ts';

export interface Scanner {
  /** Hands the bytes on as they come; ends only after the scanner's word. @throws fileInfected, unavailable */
  through(bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer>;
  /** Throws when no scanner answers; undefined where none is set. */
  readonly check: (() => Promise<void>) | undefined;
}

/** Milliseconds without a word or a taken byte; a large file is looked at for a while after its last byte. */
const PATIENCE_MS = 120_000;

/** A client that was refused may try again. */
const RETRY_SECONDS = 60;

/** What clamd says at most: the name of what it found is short. */
const ANSWER_BYTES = 4096;

/** @param address `host:port`, or the path of a local socket; undefined: there is no scanner */
export function scannerAt(address: string | undefined, warn: (reason: string) => void): Scanner {
  if (address === undefined) return { through: (bytes) => bytes, check: undefined };
  const away = (cause: unknown): AppError => {
    warn(cause instanceof Error ? cause.message : 'unknown');
    return new AppError('unavailable', { retryAfter: RETRY_SECONDS, cause });
  };
  return {
    async *through(bytes) {
      const talk = open(address);
      try {
        await orAway(talk.say(Buffer.from('zINSTREAM\0')), away);
        for await (const chunk of bytes) {
          await orAway(talk.say(framed(chunk)), away);
          yield chunk;
        }
        await orAway(talk.say(framed(Buffer.alloc(0))), away);
        const answer = await orAway(talk.answer(), away);
        const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
        if (found !== undefined) throw new AppError('fileInfected', { detail: found });
        // a limit of the scanner's own: what it has not seen whole is not known to be clean
        if (answer !== 'stream: OK') throw away(new Error(answer));
      } finally {
        talk.close();
      }
    },
    async check() {
      const talk = open(address);
      try {
        await talk.say(Buffer.from('zPING\0'));
        const answer = await talk.answer();
        if (answer !== 'PONG') throw new Error(`clamd answers ${answer}`);
      } finally {
        talk.close();
      }
    },
  };
}

async function orAway<T>(work: Promise<T>, away: (cause: unknown) => AppError): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw away(cause);
  }
}

interface Talk {
  say(bytes: Buffer): Promise<void>;
  /** The first whole line. */
  answer(): Promise<string>;
  close(): void;
}

function open(address: string): Talk {
  const socket = connectTo(address);
  let early: string | null = null;
  const said = readLine(socket).then((line) => (early = line));
  // told by whoever waits for the answer
  said.catch(() => {});
  return {
    async say(bytes) {
      // as where a file is larger than it takes: it says so and hangs up in the middle
      if (early !== null) throw new Error(early);
      if (socket.destroyed) throw socket.errored ?? new Error('clamd ended the connection');
      if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), said]);
    },
    answer: async () => await said,
    close: () => void socket.destroy(),
  };
}

function connectTo(address: string): Socket {
  const socket = address.startsWith('/') ? connect(address) : connect(hostAndPort(address));
  // what reads the answer hears of it; once that has ended, nobody does
  socket.on('error', () => {});
  return socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('clamd does not answer')));
}

function hostAndPort(address: string): { host: string; port: number } {
  const at = address.lastIndexOf(':');
  return { host: address.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(address.slice(at + 1)) };
}

async function readLine(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    text += chunk.toString('utf8');
    const end = text.indexOf('\0');
    if (end >= 0) return text.slice(0, end);
    if (text.length > ANSWER_BYTES) break;
  }
  throw new Error('clamd ended without an answer');
}

function framed(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return Buffer.concat([length, chunk]);
}
