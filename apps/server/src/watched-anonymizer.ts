import type { Anonymizer } from '@mavendoc/anonymizer';
import type { Metrics, SandboxEnd } from './platform/metrics.ts';

/** Counts how the processes end that documents are opened in. */
export function watchedAnonymizer(anonymizer: Anonymizer, metrics: Metrics): Anonymizer {
  const watched = async <T>(run: Promise<T>): Promise<T> => {
    try {
      const result = await run;
      metrics.sandboxEnded('done');
      return result;
    } catch (error) {
      metrics.sandboxEnded(endOf(error));
      throw error;
    }
  };
  return {
    probe: async (...args) => await watched(anonymizer.probe(...args)),
    inspect: async (...args) => await watched(anonymizer.inspect(...args)),
    picture: async (...args) => await watched(anonymizer.picture(...args)),
    remove: async (...args) => await watched(anonymizer.remove(...args)),
    verify: async (...args) => await watched(anonymizer.verify(...args)),
    close: async () => await anonymizer.close(),
  };
}

/** By name, not by class: the error comes out of another process. */
function endOf(error: unknown): SandboxEnd {
  if (!(error instanceof Error)) return 'failed';
  const { name, code } = error as { readonly name: string; readonly code?: unknown };
  if (name === 'NotProvablyClean') return 'done';
  if (name === 'PdfRefused') return code === 'too-slow' || code === 'too-complex' ? code : 'refused';
  // a claim that is lost, a process that stops
  return name === 'ClaimLost' || name === 'AbortError' ? 'stopped' : 'failed';
}
