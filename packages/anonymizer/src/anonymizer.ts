import type { KeyObject } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { createOcrEngine, type OcrEngine } from '@mavendoc/ocr';
import { DEFAULT_LIMITS, PdfRefused, type Limits } from '@mavendoc/pdf';
import { decodeInspection } from './encoding/inspection.ts';
import { issueCertificate } from './certificate/issue.ts';
import { loadSigningKey } from './certificate/key.ts';
import { pendingCopy } from './pipeline/copy-file.ts';
import { layersOf } from './pipeline/layers.ts';
import { marksOf, valuesWithoutPlace } from './pipeline/marks.ts';
import type { Cell } from './sandbox/cell.ts';
import { createPool } from './sandbox/pool.ts';
import { startAssistant } from './sandbox/assist.ts';
import { runTask, type TaskTools } from './sandbox/run-task.ts';
import type { Task } from './sandbox/messages.ts';
import type { Anonymizer, Inspection, RunHooks } from './types.ts';

export interface AnonymizerOptions {
  /** Folder of the key that certificates are signed with; made there when there is none. */
  readonly keyFolder?: string;
  /** The Ed25519 key itself, where somebody else keeps it. Without a key or a folder nothing can be removed. */
  readonly signingKey?: KeyObject;
  /** Documents at the same time; the machine's cores when absent. */
  readonly width?: number;
  /** Processes kept started for documents to come; when absent 2, one of which helps with a large document, or 1 beside a width of 1. */
  readonly spares?: number;
  /** Whether they rehearse a removal; absent: yes. For one that only draws pages: 6 s of a core and 80 MB each would go to waste. */
  readonly rehearses?: boolean;
  /** How much documents let the rest of the machine go first, 0 (absent) to 19. */
  readonly niceness?: number;
  /** Pages read from pixels at the same time; the machine's cores when absent. */
  readonly ocrWorkers?: number;
  readonly limits?: Limits;
  /** Resident bytes that one document's process may use; 1 GB when absent. */
  readonly memory?: number;
  /** Milliseconds that one document's process may stay silent on a page; 45 s when absent. */
  readonly silence?: number;
}

const MEMORY = 1000 * 1024 * 1024;
/** Milliseconds that a process may stay silent on a single page, and on opening a file. */
const SILENCE = 45_000;
/** Verification is silent for the whole document: milliseconds more for each of its pages. */
const SILENCE_A_PAGE = 250;
const PROBE_SILENCE = 20_000;
/** Milliseconds that a document of the largest size may take altogether. */
const TOTAL = 60 * 60_000;

/** Pages, and bytes (scans), from which on a second process, where there is room for one, is worth its start. */
const WORTH_HELP = 40;
const WORTH_HELP_BYTES = 4 * 1024 * 1024;

interface Run extends Pick<TaskTools, 'onPiece' | 'fingerprint'> {
  readonly task: Task;
  readonly path: string;
  readonly copy?: string;
  readonly hooks: RunHooks | undefined;
  readonly mostSilence?: number;
}

type RemovalTask = Omit<Task & { readonly kind: 'remove' }, 'assisted'>;

interface RemovalRun extends Pick<TaskTools, 'onPiece' | 'fingerprint'> {
  readonly task: RemovalTask;
  readonly path: string;
  readonly hooks: RunHooks | undefined;
  readonly pageCount: number;
}

/** Starts nothing until the first document comes. */
export function createAnonymizer(options: AnonymizerOptions): Anonymizer {
  const width = options.width ?? availableParallelism();
  const limits = options.limits ?? DEFAULT_LIMITS;
  const memory = options.memory ?? MEMORY;
  const silence = options.silence ?? SILENCE;
  const niceness = options.niceness ?? 0;
  const { rehearses } = options;
  const pool = createPool({ width, spares: options.spares ?? Math.min(2, width), rehearses, niceness });
  let engine: Promise<OcrEngine> | undefined;
  const ocr = () =>
    (engine ??= createOcrEngine({ workers: options.ocrWorkers ?? availableParallelism(), niceness }));

  const run = ({ task, path, copy, hooks, mostSilence = silence, ...rest }: Run) =>
    pool.withCell(
      (cell) =>
        runTask(cell, task, copy === undefined ? [path] : [path, copy], {
          limits: { memory, silence: mostSilence, total: TOTAL },
          ocr,
          hooks,
          ...rest,
        }),
      { signal: hooks?.signal },
    );

  /** With a second process that checks the copy too, where there is room for one and work enough. */
  const runRemoval = async ({ task, path, hooks, pageCount, ...rest }: RemovalRun) => {
    const mostSilence = silence + SILENCE_A_PAGE * pageCount;
    const large = pageCount >= WORTH_HELP || (await stat(path)).size >= WORTH_HELP_BYTES;
    const removal = async (cell: Cell) => {
      const limits = { memory, silence: mostSilence, total: TOTAL };
      const helper = large ? pool.helper() : undefined;
      try {
        const assistant =
          helper && startAssistant(helper.cell, assistance(task), path, limits, (order) => cell.send(order));
        return await runTask(cell, { ...task, assisted: helper !== undefined }, [path], {
          limits,
          ocr,
          hooks,
          ...(assistant && { assistant }),
          ...rest,
        });
      } finally {
        helper?.release();
      }
    };
    return await pool.withCell(removal, { signal: hooks?.signal, large });
  };

  return {
    probe: async (path, { password, ...hooks } = {}) => {
      const task: Task = { kind: 'probe', limits, ...(password !== undefined && { password }) };
      const { outcome } = await run({ task, path, hooks, mostSilence: Math.min(silence, PROBE_SILENCE) });
      if (outcome.kind !== 'probed') throw new Error('Not the answer to a probe');
      return { pageCount: outcome.pageCount, encrypted: outcome.encrypted };
    },

    inspect: async (path, { ocr: mode = 'auto', ...asked }, hooks) => {
      const pieces: Uint8Array[] = [];
      const task: Task = { kind: 'inspect', limits, ocr: mode, ...asked };
      const { outcome, documents } = await run({
        task,
        path,
        hooks,
        onPiece: (piece) => pieces.push(Uint8Array.from(piece)),
      });
      if (outcome.kind !== 'inspected') throw new Error('Not the answer to an inspection');
      return { ...inspectionIn(Buffer.concat(pieces)), fingerprint: documents[0]!.sha256 };
    },

    picture: async (path, page, { dpi, password }, hooks) => {
      const pieces: Uint8Array[] = [];
      const task: Task = { kind: 'picture', limits, page, dpi, ...(password !== undefined && { password }) };
      const { outcome } = await run({
        task,
        path,
        hooks,
        onPiece: (piece) => pieces.push(Uint8Array.from(piece)),
      });
      if (outcome.kind !== 'drawn') throw new Error('Not the answer to a drawing');
      return Buffer.concat(pieces);
    },

    remove: async (path, out, inspection, targets, asked, hooks) => {
      const copy = pendingCopy(out);
      try {
        const task = {
          kind: 'remove',
          limits,
          level: asked.level,
          style: asked.style,
          marks: marksOf(targets, asked),
          values: valuesWithoutPlace(targets),
          layers: [...layersOf(inspection.pages)],
          ...(asked.password !== undefined && { password: asked.password }),
        } as const;
        const { outcome, documents } = await runRemoval({
          task,
          path,
          hooks: withTotal(hooks, inspection),
          pageCount: inspection.pageCount,
          fingerprint: inspection.fingerprint,
          onPiece: (piece) => copy.write(piece),
        });
        if (outcome.kind !== 'removed') throw new Error('Not the answer to a removal');
        const original = documents[0]!;
        const key = await keyOf(options);
        return issueCertificate(
          { inspection, targets, original, copy: await copy.commit(), removed: outcome, ...asked },
          key,
        );
      } finally {
        copy.discard();
      }
    },

    verify: async (original, copy, { password } = {}, hooks) => {
      const task: Task = { kind: 'verify', limits, ...(password !== undefined && { password }) };
      const mostSilence = silence + SILENCE_A_PAGE * limits.pages;
      const { outcome, documents } = await run({ task, path: original, copy, hooks, mostSilence });
      if (outcome.kind !== 'verified') throw new Error('Not the answer to a comparison');
      const [of, made] = documents;
      return { report: outcome.report, fingerprints: { original: of!.sha256, copy: made!.sha256 } };
    },

    close: async () => {
      pool.close();
      await (await engine)?.close();
    },
  };
}

async function keyOf({ signingKey, keyFolder }: AnonymizerOptions): Promise<KeyObject> {
  if (signingKey !== undefined) return signingKey;
  if (keyFolder === undefined) throw new Error('No key to sign certificates with');
  return await loadSigningKey(keyFolder);
}

/** What the process hands out is checked to the last field; what does not hold is the document's doing. */
function inspectionIn(bytes: Uint8Array): Inspection {
  try {
    return decodeInspection(bytes);
  } catch (error) {
    throw new PdfRefused('too-complex', error instanceof Error ? error.name : undefined);
  }
}

const assistance = ({ limits, level, style, marks, values, layers, password }: RemovalTask) =>
  ({
    kind: 'assist',
    limits,
    level,
    style,
    marks,
    values,
    layers,
    ...(password !== undefined && { password }),
  }) as const;

/** While it removes, the process knows how many pages it did, not how many there are; after the last it verifies. */
const withTotal = (hooks: RunHooks | undefined, { pageCount }: Inspection): RunHooks | undefined =>
  hooks?.onProgress && {
    ...hooks,
    onProgress: ({ stage, done }) => {
      const verifying = stage === 'remove' && done >= pageCount;
      hooks.onProgress?.({ stage, done: Math.min(done, pageCount), total: pageCount });
      if (verifying) hooks.onProgress?.({ stage: 'verify', done: 0, total: 1 });
    },
  };
