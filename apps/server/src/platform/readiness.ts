/** Whether this process can do its work now, part by part, for load balancers and whoever runs the service. */

type State = 'ok' | 'failing';

interface ReadinessReport {
  /** `degraded`: everything works but what can wait, as mails do in their queue. */
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly checks: Readonly<Record<string, State>>;
}

export interface Readiness {
  /** Never throws. What was found stays the answer for some seconds, so that asking often costs nothing. */
  report(): Promise<ReadinessReport>;
}

export interface Check {
  /** Throws when it does not work. */
  readonly run: () => Promise<void>;
  /** Milliseconds that an answer is good for. */
  readonly freshFor: number;
  /** Whether the service is of no use without it. */
  readonly needed: boolean;
}

/** A check that hangs has failed. */
const PATIENCE_MS = 5_000;

export function readinessOf(checks: Readonly<Record<string, Check>>): Readiness {
  const cached = Object.entries(checks).map(([name, check]) => ({ name, check, state: remembered(check) }));
  return {
    async report() {
      const states = await Promise.all(
        cached.map(async ({ name, check, state }) => ({ name, needed: check.needed, state: await state() })),
      );
      const failing = states.filter(({ state }) => state === 'failing');
      const down = failing.some(({ needed }) => needed);
      return {
        status: down ? 'unavailable' : failing.length > 0 ? 'degraded' : 'ok',
        checks: Object.fromEntries(states.map(({ name, state }) => [name, state])),
      };
    },
  };
}

function remembered({ run, freshFor }: Check): () => Promise<State> {
  let until = 0;
  let state: Promise<State> | undefined;
  return async () => {
    if (state === undefined || Date.now() >= until) {
      // until it is known, everybody who asks waits for the same answer
      until = Infinity;
      state = stateOf(run).finally(() => {
        until = Date.now() + freshFor;
      });
    }
    return await state;
  };
}

async function stateOf(run: () => Promise<void>): Promise<State> {
  const late = Promise.withResolvers<State>();
  const timer = setTimeout(() => late.resolve('failing'), PATIENCE_MS);
  try {
    return await Promise.race([
      run().then(
        (): State => 'ok',
        (): State => 'failing',
      ),
      late.promise,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
