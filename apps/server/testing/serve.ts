/** Runs one process of the service, as the command line and `npm start` do. */

import { runServe } from '../src/index.ts';

process.exitCode = await runServe(process.argv.slice(2));
