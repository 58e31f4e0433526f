// `npm start`: installs what is missing, builds the screens, serves the product.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildWeb } from './build-web.mjs';
import { installDependencies, pinnedNode, root, toolEnvironment } from './install.mjs';

installDependencies();
buildWeb();
serve();

/**
 * The server holds an IPC channel to this process: it stops when the channel closes, so that even a
 * `kill -9` of this parent leaves neither it nor its database behind.
 */
function serve() {
  const server = spawn(pinnedNode(), [path.join(root, 'apps/cli/src/mavendoc.ts'), 'serve'], {
    cwd: root,
    env: toolEnvironment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
  );
}
