import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { prerenderLanding } from './build/prerender.ts';
import { withoutSchemas } from './build/without-schemas.ts';
import { landing } from './src/i18n/pt/landing.ts';

const server = process.env['MAVENDOC_SERVER'] ?? 'http://127.0.0.1:3000';

/** What pdf.js reads at run time by name: character maps, the standard fonts, its decoders. */
function pdfjsFiles(): Plugin {
  const from = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return {
    name: 'pdfjs-files',
    apply: 'build',
    closeBundle() {
      for (const folder of ['cmaps', 'standard_fonts', 'wasm'])
        cpSync(join(from, folder), join(import.meta.dirname, 'dist/pdfjs', folder), { recursive: true });
    },
  };
}

/** What programs that run no script read of the page: its Portuguese title and description; `landing/meta.ts` goes on from there. */
function metaTags(): Plugin {
  const { title, description } = landing.meta;
  const meta = (attrs: Record<string, string>) => ({ tag: 'meta', attrs });
  return {
    name: 'meta-tags',
    transformIndexHtml: (html) => ({
      html: html.replace(/<title>.*<\/title>/, `<title>${title}</title>`),
      tags: [
        meta({ name: 'description', content: description }),
        meta({ property: 'og:type', content: 'website' }),
        meta({ property: 'og:title', content: title }),
        meta({ property: 'og:description', content: description }),
        meta({ name: 'twitter:card', content: 'summary' }),
      ],
    }),
  };
}

/** Beside each text its compressed twin, which the server hands to browsers that take it. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const dist = join(import.meta.dirname, 'dist');
      for (const name of globSync('**/*.{js,mjs,css,svg}', { cwd: dist })) {
        writeFileSync(join(dist, `${name}.br`), brotliCompressSync(readFileSync(join(dist, name))));
      }
    },
  };
}

// Built addresses are relative to <base href>, which the server fills in: the same build works under any base path.
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: command === 'build' ? './' : '/mavendoc/',
  plugins: [
    withoutSchemas(),
    react(),
    tailwindcss(),
    metaTags(),
    pdfjsFiles(),
    compressed(),
    prerenderLanding(import.meta.dirname),
  ],
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
    // the contract describes every call; what a screen does not make goes
    rolldownOptions: { treeshake: { manualPureFunctions: ['defineRoute', 'z'] } },
  },
  server: { proxy: { '/mavendoc/resources': server, '/mavendoc/api': server } },
}));
