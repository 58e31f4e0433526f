import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

// Built addresses are relative to <base href>, which the server fills in: the same build works under any base path.
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: command === 'build' ? './' : '/mavendoc/',
  plugins: [react(), tailwindcss(), pdfjsFiles()],
  build: { target: 'es2023', chunkSizeWarningLimit: 700, assetsInlineLimit: 0 },
  server: { proxy: { '/mavendoc/resources': server, '/mavendoc/api': server } },
}));
