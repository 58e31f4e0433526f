/**
 * How smoothly a folder of many files scrolls, in a real browser against the real product:
 *
 *     node e2e/documents-scroll.ts [files, 10000 unless told]
 *
 * The files are named by this program, not stored: what is measured is the screen. Prints, for list and grid, the frames of
 * a steady scroll of three windows a second, those that took longer than two of 60 Hz, the worst one, and tasks over 50 ms.
 */

import { drive } from '@mavendoc/contract';
import { steadyScroll } from './support/scrolling.ts';
import { openStage } from './support/stage.ts';
import { createFolder, openFolder } from './support/steps.ts';

const MANY = Number(process.argv[2] ?? 10_000);
const SCROLL_MS = 8_000;

const stage = await openStage({ viewport: { width: 1440, height: 900 } });
try {
  const { page } = await stage.arrive('rolagem@exemplo.com.br');
  await createFolder(page, 'Muitos');
  await page.route('**/resources/drive/files/*', (route) => route.fulfill({ json: files(MANY) }));
  await openFolder(page, 'Muitos');
  await page.getByText('Documento 0001.pdf').first().waitFor();
  console.log('list', await scrollThrough());
  await page.getByRole('button', { name: 'Ver em grade' }).click();
  await page.getByRole('grid').waitFor();
  console.log('grid', await scrollThrough());

  async function scrollThrough() {
    const figures = await steadyScroll(page, { scroller: null, windowsASecond: 3, milliseconds: SCROLL_MS });
    return { ...figures, 'rows on the page': await page.locator('[data-item]').count() };
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
