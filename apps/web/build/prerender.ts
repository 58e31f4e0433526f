/** The landing page as HTML, so that it can be read before any script has come; the script then takes it over. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** Stands for the folder of the build in addresses; replaced by a relative one. */
const BASE = '/of-this-build/';

export function prerenderLanding(web: string): Plugin {
  return {
    name: 'prerender-landing',
    apply: 'build',
    async closeBundle() {
      const page = join(web, 'dist/index.html');
      const html = (await renderLanding(web)).replaceAll(BASE, './');
      const shell = readFileSync(page, 'utf8');
      writeFileSync(
        join(web, 'dist/landing.html'),
        shell.replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${html}</div>`),
      );
    },
  };
}

async function renderLanding(web: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mavendoc-landing-'));
  try {
    await build({
      root: web,
      configFile: false,
      base: BASE,
      logLevel: 'error',
      plugins: [react()],
      build: {
        ssr: 'src/landing/prerender.tsx',
        outDir: folder,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { entryFileNames: 'landing.mjs' } },
      },
      // one file that needs nothing: it lies outside of any node_modules
      ssr: { noExternal: true },
    });
    const { landingHtml } = (await import(pathToFileURL(join(folder, 'landing.mjs')).href)) as {
      landingHtml: () => Promise<string>;
    };
    return await landingHtml();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
