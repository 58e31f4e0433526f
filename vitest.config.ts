import { defineConfig } from 'vitest/config';

/** What is waited for comes late on a busy machine; one second, as it is without this, failed now and then. */
const patient = { poll: { timeout: 30_000 } };

/** By itself the runner leaves one core free: a third of the whole run's time on a machine that has two. */
const TWO_CORES = 2;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'apps/cli/**/*.test.ts', 'bench/**/*.test.ts'],
          // lists and weights read anew by each file took three quarters of the time of the detector's tests
          isolate: false,
          maxWorkers: TWO_CORES,
          testTimeout: 60_000,
          expect: patient,
        },
      },
      { test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/testing/postgres.ts'],
          // every file opens a server and a database of its own; loading its modules anew each time took a third of the processor time
          isolate: false,
          maxWorkers: TWO_CORES,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/shared-product.ts'],
          testTimeout: 240_000,
          expect: patient,
          hookTimeout: 240_000,
          // more browsers at a time would only wait for the processor of a small machine
          maxWorkers: TWO_CORES,
        },
      },
    ],
  },
});
