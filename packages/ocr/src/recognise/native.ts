import { spawn } from 'node:child_process';
import type { Grey } from '../prepare/grey.ts';
import { asQuarterTurn, encodePgm, parseTable, type Recogniser } from './recogniser.ts';

/** Longest that one page may take, milliseconds. */
const DEADLINE = 120_000;

/** The installed `tesseract` program (1.3 times as fast on a core, a fifth of the memory); undefined where it or its Portuguese is missing. */
export async function nativeRecogniser(): Promise<Recogniser | undefined> {
  const version = await installedVersion();
  if (version === undefined) return undefined;
  return {
    engine: `tesseract ${version}`,
    page: async (image, dpi, signal) =>
      parseTable(await run(image, [...pageArguments('por', '3', dpi), 'tsv'], signal)),
    line: async (image, dpi, signal) =>
      parseTable(await run(image, [...pageArguments('eng', '7', dpi), 'tsv'], signal)),
    orientation: async (image, dpi, signal) => orientation(image, dpi, signal),
    close: async () => {},
  };
}

const pageArguments = (language: string, mode: string, dpi: number): string[] => [
  '-l',
  language,
  '--psm',
  mode,
  '--dpi',
  String(Math.round(dpi)),
];

async function installedVersion(): Promise<string | undefined> {
  try {
    const languages = await output(['--list-langs']);
    const known = languages.split(/\s+/);
    if (!['por', 'eng', 'osd'].every((language) => known.includes(language))) return undefined;
    return /tesseract v?([\d.]+)/.exec(await output(['--version']))?.[1];
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES');

async function orientation(image: Grey, dpi: number, signal?: AbortSignal) {
  try {
    const told = await run(image, pageArguments('osd', '0', dpi), signal);
    return asQuarterTurn(Number(/Rotate: (\d+)/.exec(told)?.[1] ?? 0));
  } catch (error) {
    // "Too few characters": Tesseract exits with 1 where a page has too little text to tell.
    if (error instanceof TesseractFailed) return 0;
    throw error;
  }
}

class TesseractFailed extends Error {}

const run = (image: Grey, args: readonly string[], signal?: AbortSignal): Promise<string> =>
  output(['stdin', 'stdout', ...args], encodePgm(image), signal);

function output(args: readonly string[], input?: Uint8Array, signal?: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('tesseract', args, {
      // One page a process, one thread a page: OpenMP within a page wastes the second core.
      env: { PATH: process.env['PATH'] ?? '', OMP_THREAD_LIMIT: '1' },
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: DEADLINE,
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
    });
    const out: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.resume();
    child.on('error', reject);
    // A program that ends before it has read its input: its exit status says more than the broken pipe.
    child.stdin.on('error', () => {});
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out).toString('utf8'));
      else reject(new TesseractFailed(`tesseract ended with ${code ?? 'a signal'}`));
    });
    child.stdin.end(input);
  });
}
