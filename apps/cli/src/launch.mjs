#!/usr/bin/env node
// The command as npm installs it. It must start under any Node from 20 on, so it is plain JavaScript: where the running
// Node is too old for the rest, the one that comes with the lockfile takes over, with the same terminal and exit status.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OLDEST = 26;
const command = fileURLToPath(new URL('./mavendoc.ts', import.meta.url));
const pinned = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

if (Number.parseInt(process.versions.node, 10) >= OLDEST) {
  // Stripped and compiled modules are kept between runs, in the checkout and not in a folder that others may write to.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/mavendoc', import.meta.url)));
  const { main } = await import('./mavendoc.ts');
  await main(process.argv.slice(2));
} else if (existsSync(pinned)) {
  const { spawn } = await import('node:child_process');
  const child = spawn(pinned, [command, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
  });
} else {
  process.stderr.write(`mavendoc: Node ${OLDEST} is needed; run npm install in the checkout.\n`);
  process.exitCode = 1;
}
