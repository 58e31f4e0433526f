/** A worker thread that reads pages one at a time, so that preparing pixels never stalls the server. */

import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { readPage } from './read-page.ts';
import { nativeRecogniser } from './recognise/native.ts';
import { wasmRecogniser } from './recognise/wasm.ts';
import type { Answer, Question, ThreadSettings } from './messages.ts';

const { engine, niceness } = workerData as ThreadSettings;
// on Linux 0 is this thread, not the process; programs that it starts inherit it
if (niceness > 0 && process.platform === 'linux') setPriority(0, niceness);
const recogniser = (async () => (engine === 'auto' && (await nativeRecogniser())) || wasmRecogniser())();
let running: AbortController | undefined;

parentPort?.on('message', (question: Question) => {
  if (question.kind === 'abort') running?.abort();
  else if (question.kind === 'close') void close();
  else void read(question);
});

async function read(question: Question & { kind: 'read' }): Promise<void> {
  running = new AbortController();
  try {
    const reading = await readPage(question.image, await recogniser, running.signal);
    answer({ kind: 'reading', reading });
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

async function close(): Promise<void> {
  running?.abort();
  await (await recogniser).close();
  parentPort?.close();
}

const answer = (message: Answer): void => parentPort?.postMessage(message, []);
