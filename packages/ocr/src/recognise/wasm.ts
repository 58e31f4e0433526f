import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Grey } from '../prepare/grey.ts';
import { asQuarterTurn, encodePgm, parseTable, type Recogniser } from './recogniser.ts';

/** tesseract.js with language data from the installed packages: nothing is fetched, nothing is cached on disk. */
export function wasmRecogniser(): Recogniser {
  const workers = new Map<Language, Promise<Worker>>();
  const worker = (language: Language): Promise<Worker> => {
    const started = workers.get(language) ?? start(language);
    workers.set(language, started);
    return started;
  };
  const close = async (): Promise<void> => {
    const running = [...workers.values()];
    workers.clear();
    for (const each of running) await (await each).terminate();
  };
  /** A reading that is running can't be told to stop: its worker ends. */
  const abortable = async <T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> => {
    signal?.throwIfAborted();
    if (!signal) return work();
    return new Promise<T>((resolve, reject) => {
      const stop = () => {
        close().then(() => reject(signal.reason as Error), reject);
      };
      signal.addEventListener('abort', stop, { once: true });
      work()
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', stop));
    });
  };
  const read = (language: 'por' | 'eng', image: Grey, dpi: number, signal?: AbortSignal) =>
    abortable(signal, async () => {
      const reader = await worker(language);
      await reader.setParameters({ user_defined_dpi: String(Math.round(dpi)) });
      const { data } = await reader.recognize(Buffer.from(encodePgm(image)), {}, { tsv: true, text: false });
      return parseTable(data.tsv ?? '');
    });
  return {
    engine: `tesseract.js ${version('tesseract.js')}`,
    page: (image, dpi, signal) => read('por', image, dpi, signal),
    line: (image, dpi, signal) => read('eng', image, dpi, signal),
    orientation: (image, dpi, signal) =>
      abortable(signal, async () => {
        const reader = await worker('osd');
        // Without a place for its notes it warns on the terminal about the resolution, which it is told only later.
        await reader.setParameters({ user_defined_dpi: String(Math.round(dpi)), ...QUIET });
        const { data } = await reader.detect(Buffer.from(encodePgm(image)));
        return asQuarterTurn(data.orientation_degrees ?? 0);
      }),
    close,
  };
}

const QUIET = { debug_file: '/dev/null' };

type Language = 'por' | 'eng' | 'osd';

const require = createRequire(import.meta.url);
const version = (name: string): string => (require(`${name}/package.json`) as { version: string }).version;

/** Orientation is only in the legacy engine and its data. */
const DATA: Readonly<Record<Language, () => string>> = {
  por: () => require.resolve('@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz'),
  eng: () => require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  osd: () => require.resolve('@tesseract.js-data/osd/4.0.0/osd.traineddata.gz'),
};

async function start(language: Language): Promise<Worker> {
  const worker = await createWorker(language, language === 'osd' ? OEM.TESSERACT_ONLY : OEM.LSTM_ONLY, {
    langPath: dirname(DATA[language]()),
    cacheMethod: 'none',
    ...(language === 'osd' && { legacyCore: true, legacyLang: true }),
  });
  if (language !== 'osd') {
    // The default of tesseract.js, mode 6, takes the page for one block and loses ruled tables.
    await worker.setParameters({ tessedit_pageseg_mode: language === 'por' ? PSM.AUTO : PSM.SINGLE_LINE });
  }
  return worker;
}
