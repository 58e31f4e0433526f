/** Records what a page shows: every picture that Chromium paints, with the time at which it did. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** Pictures a second of the film; the product moves little. */
const RATE = 12;
/** How long the last picture stays. */
const LAST_SECONDS = 1.5;

export interface Film {
  /** Writes the film as each of the files, by their endings: `.webm`, `.mp4`, and `.webp` for its last picture. */
  save(files: readonly string[]): void;
  dispose(): void;
}

export async function startFilm(page: Page): Promise<{ stop(): Promise<Film> }> {
  const session = await page.context().newCDPSession(page);
  const pictures: { readonly data: string; readonly at: number }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    pictures.push({ data, at: metadata.timestamp ?? 0 });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return {
    async stop() {
      await session.send('Page.stopScreencast');
      return develop(pictures);
    },
  };
}

function develop(pictures: readonly { readonly data: string; readonly at: number }[]): Film {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-film-'));
  const lines = pictures.map(({ data, at }, index) => {
    const name = `${String(index).padStart(5, '0')}.png`;
    writeFileSync(path.join(folder, name), Buffer.from(data, 'base64'));
    const next = pictures[index + 1];
    return `file '${name}'\nduration ${next === undefined ? LAST_SECONDS : (next.at - at).toFixed(3)}`;
  });
  const last = `${String(pictures.length - 1).padStart(5, '0')}.png`;
  // The concat demuxer leaves out the last duration unless its file is named again.
  writeFileSync(path.join(folder, 'list.txt'), [...lines, `file '${last}'`, ''].join('\n'));
  return {
    save(files) {
      for (const file of files) {
        const input = file.endsWith('.webp') ? [last] : ['list.txt'];
        ffmpeg(folder, [...READ[ending(file)], '-i', ...input, ...WRITE[ending(file)], path.resolve(file)]);
      }
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type Ending = 'webm' | 'mp4' | 'webp';
const ending = (file: string): Ending => path.extname(file).slice(1) as Ending;

const CONCAT = ['-f', 'concat', '-safe', '0'];
const READ: Readonly<Record<Ending, readonly string[]>> = { webm: CONCAT, mp4: CONCAT, webp: [] };
const WRITE: Readonly<Record<Ending, readonly string[]>> = {
  // AV1, told that it sees a screen
  webm: words(`-r ${RATE} -c:v libsvtav1 -crf 57 -preset 5 -svtav1-params scm=1 -pix_fmt yuv420p -an`),
  // what Safari plays, from its first bytes on
  mp4: words(
    `-r ${RATE} -c:v libx264 -crf 33 -preset slow -tune animation -pix_fmt yuv420p -movflags +faststart -an`,
  ),
  webp: words('-c:v libwebp -quality 70 -frames:v 1'),
};

function words(text: string): readonly string[] {
  return text.split(' ');
}

function ffmpeg(folder: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ffmpeg failed (Debian package ffmpeg): ${stderr}`);
}
