/**
 * How smoothly a folder of many files scrolls, in a real browser against the real product:
 *
 *     node e2e/documents-scroll.ts [files, 10000 unless told]
 *
 * The files are named by this program, not stored: what is measured is the screen. Prints, for list and grid, the frames of
 * a steady scroll of three windows a second, those that took longer than two of 60 Hz, the worst one, and tasks over 50 ms.
 */

import { drive } from '@mavendoc/contract';
import { openStage } from './support/stage.ts';
import { createFolder, openFolder, signUp } from './support/steps.ts';

const MANY = Number(process.argv[2] ?? 10_000);
const SCROLL_MS = 8_000;

const stage = await openStage({ viewport: { width: 1440, height: 900 } });
try {
  const page = await stage.browser.context.newPage();
  await signUp(page, stage, 'rolagem@exemplo.com.br');
  await createFolder(page, 'Muitos');
  await page.route('**/resources/drive/files/*', (route) => route.fulfill({ json: files(MANY) }));
  await openFolder(page, 'Muitos');
  await page.getByText('Documento 0001.pdf').first().waitFor();
  console.log('list', await scrollThrough());
  await page.getByRole('button', { name: 'Ver em grade' }).click();
  await page.getByRole('grid').waitFor();
  console.log('grid', await scrollThrough());

  async function scrollThrough() {
    return await page.evaluate(async (length) => {
      scrollTo(0, 0);
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      });
      observer.observe({ type: 'longtask' });
      const frames: number[] = [];
      const start = performance.now();
      let last = start;
      while (last - start < length) {
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        frames.push(now - last);
        last = now;
        scrollTo(0, ((now - start) / 1000) * 3 * innerHeight);
      }
      observer.disconnect();
      return {
        frames: frames.length,
        'frames a second': Math.round((frames.length / length) * 1000),
        'over 33 ms': frames.filter((ms) => ms > 33.4).length,
        'worst ms': Math.round(Math.max(...frames)),
        'tasks over 50 ms': tasks.length,
        'rows on the page': document.querySelectorAll('[data-item]').length,
      };
    }, SCROLL_MS);
  }
} finally {
  await stage.close();
}

function files(many: number): drive.DriveFile[] {
  return Array.from({ length: many }, (_, index) => ({
    id: crypto.randomUUID(),
    nomeOriginal: `Documento ${String(index + 1).padStart(4, '0')}.pdf`,
    // an error: nothing has to be drawn by the service
    statusIndex: drive.STATUS.error,
    tamanhoBytes: 10_000 + index * 37,
    dataUpload: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    folderId: crypto.randomUUID(),
    pageCount: 1 + (index % 90),
    reason: 'damaged',
    progress: null,
    encrypted: false,
    found: {},
    removal: 'none',
    uploadedBy: 'Pessoa de Teste',
  }));
}
