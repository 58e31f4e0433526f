/** Started by tests as a process of its own: works on documents until it is killed. */

import { runWork } from '../src/main.ts';

process.exitCode = await runWork([]);
