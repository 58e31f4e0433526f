/** An antivirus: Debian's clamd where it is installed, else a peer that speaks as much of its protocol as we use. */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const EICAR_PARTS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE!$H+H*'];
/** The harmless file that every antivirus takes for a virus; in parts, so that none takes this one for it. */
export const EICAR = EICAR_PARTS.join('-');
const EICAR_MD5 = '44d88612fea8a8f36de82e1278abb02f';

export const SIGNATURE = 'Test.Signature';

/** Bytes of one file that it takes. */
export const SCANNER_LIMIT = 1024 * 1024;

export interface Clamd {
  readonly address: string;
  close(): Promise<void>;
}

export const installedClamd = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'clamd'))
    .find((path) => existsSync(path));

/** With a signature database of our own, which knows one file. */
export async function startClamd(program: string): Promise<Clamd> {
  const folder = mkdtempSync(join(tmpdir(), 'mavendoc-clamd-'));
  const address = join(folder, 'clamd.sock');
  writeFileSync(join(folder, 'own.hdb'), `${EICAR_MD5}:${EICAR.length}:${SIGNATURE}\n`);
  const settings = {
    LocalSocket: address,
    DatabaseDirectory: folder,
    Foreground: 'yes',
    StreamMaxLength: String(SCANNER_LIMIT),
    TemporaryDirectory: folder,
  };
  const file = join(folder, 'clamd.conf');
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name} ${value}\n`)
      .join(''),
  );
  const process = spawn(program, ['-c', file], { stdio: 'ignore' });
  for (let attempt = 0; attempt < 300 && !(await answers(address)); attempt += 1)
    await new Promise((again) => setTimeout(again, 50));
  return {
    address,
    async close() {
      process.kill('SIGKILL');
      await new Promise((ended) => process.once('exit', ended));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = async (address: string): Promise<boolean> =>
  await new Promise((answer) => {
    const socket = connect(address, () => {
      socket.destroy();
      answer(true);
    });
    socket.on('error', () => answer(false));
  });

/** `rude`: it hangs up at once. */
export async function startPeer(manner: 'good' | 'rude' = 'good'): Promise<Clamd> {
  const server = createServer((socket) => {
    if (manner === 'rude') socket.destroy();
    else converse(socket);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => await new Promise((closed) => server.close(() => closed())),
  };
}

function converse(socket: Socket): void {
  let seen = Buffer.alloc(0);
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    seen = Buffer.concat([seen, chunk]);
    const word = wordOn(seen);
    if (word !== null) socket.end(`${word}\0`);
  });
}

/** What clamd says to all that it was sent; null: it waits for more. */
function wordOn(sent: Buffer): string | null {
  if (sent.toString('latin1') === 'zPING\0') return 'PONG';
  let at = 'zINSTREAM\0'.length;
  const parts: Buffer[] = [];
  let total = 0;
  while (sent.length >= at + 4) {
    const length = sent.readUInt32BE(at);
    if (length === 0)
      return Buffer.concat(parts).toString() === EICAR ? `stream: ${SIGNATURE} FOUND` : 'stream: OK';
    parts.push(sent.subarray(at + 4, at + 4 + length));
    total += length;
    at += 4 + length;
    if (total > SCANNER_LIMIT) return 'INSTREAM size limit exceeded. ERROR';
  }
  return null;
}
