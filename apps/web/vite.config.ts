import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['MAVENDOC_SERVER'] ?? 'http://127.0.0.1:3000';

// Built addresses are relative to <base href>, which the server fills in: the same build works under any base path.
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: command === 'build' ? './' : '/mavendoc/',
  plugins: [react(), tailwindcss()],
  build: { target: 'es2023', chunkSizeWarningLimit: 700, assetsInlineLimit: 0 },
  server: { proxy: { '/mavendoc/resources': server, '/mavendoc/api': server } },
}));
