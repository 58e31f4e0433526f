/**
 * How smoothly a long document scrolls in the viewer, in a real browser against the real product:
 *
 *     node e2e/viewer-scroll.ts [pages, 500 unless told]
 *
 * Prints how long the document takes from its upload to its first drawn page, and the frames of a steady scroll of one and
 * a half windows a second through original and findings.
 */

import { contract } from './fixtures/contract.ts';
import { steadyScroll } from './support/scrolling.ts';
import { openStage } from './support/stage.ts';
import { createFolder, openFolder, row, upload } from './support/steps.ts';

const PAGES = Number(process.argv[2] ?? 500);
const PERSON = 'rolagem@exemplo.com.br';
const PATIENCE = { timeout: 600_000 };

const stage = await openStage({ viewport: { width: 1440, height: 900 } });
try {
  const { page } = await stage.arrive(PERSON);
  await stage.admin('credits', 'grant', PERSON, String(PAGES + 10));
  await page.reload();
  await createFolder(page, 'Longos');
  await openFolder(page, 'Longos');
  await upload(page, [{ name: 'Longo.pdf', bytes: await contract(PAGES) }]);
  await row(page, 'Longo.pdf').getByText('Concluído').filter({ visible: true }).waitFor(PATIENCE);
  const before = performance.now();
  await page.getByText('Longo.pdf').first().dblclick();
  const desk = page.getByRole('region', { name: 'Original' });
  await desk.locator('canvas').first().waitFor(PATIENCE);
  console.log(`first page after ${Math.round(performance.now() - before)} ms`);
  const scroller = await desk.elementHandle();
  console.log(await steadyScroll(page, { scroller, windowsASecond: 1.5, milliseconds: 10_000 }));
} finally {
  await stage.close();
}
