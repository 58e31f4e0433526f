/**
 * What a first visit costs, in the real product and a real browser; the landing page on a slow phone:
 *
 *     npm run web -w @mavendoc/bench
 */

import { measureVisit, SLOW_PHONE, type Figures } from '../../e2e/support/figures.ts';
import { openStage } from '../../e2e/support/stage.ts';
import { signUp } from '../../e2e/support/steps.ts';

/** The middle one counts: a single visit on a busy machine says little. */
const VISITS = 5;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

const stage = await openStage({ viewport: { width: 1280, height: 800 } });
const { browser } = stage;
try {
  const visit = async (path: string, line?: typeof SLOW_PHONE): Promise<Figures> => {
    const page = await browser.context.newPage();
    try {
      return await measureVisit(page, stage.url + path, line);
    } finally {
      await page.close();
    }
  };
  const visits: Figures[] = [];
  for (let number = 0; number < VISITS; number += 1) visits.push(await visit('/', SLOW_PHONE));
  const page = await browser.context.newPage();
  await signUp(page, stage, 'ana@exemplo.com.br');
  const documents = await visit('/documents');

  const middle = visits.toSorted((a, b) => a.largestPaintMs - b.largestPaintMs)[Math.floor(VISITS / 2)]!;
  console.table({
    'landing, script': { measured: kilobytes(middle.scriptBytes), budget: '120 kB' },
    'landing, everything before the film': { measured: kilobytes(middle.totalBytes), budget: '' },
    'landing, largest paint on a slow phone': { measured: `${middle.largestPaintMs} ms`, budget: '1500 ms' },
    'landing, layout shift': { measured: middle.layoutShift.toFixed(3), budget: '0' },
    'documents, script': { measured: kilobytes(documents.scriptBytes), budget: '250 kB' },
    'documents, layout shift': { measured: documents.layoutShift.toFixed(3), budget: '' },
  });
} finally {
  await stage.close();
}
