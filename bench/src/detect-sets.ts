import { ours } from './detect/ours.ts';
import { peers } from './detect/peers.ts';
import { noFigures, score, tableOf } from './detect/score.ts';
import { lenerDev, presidioSynth } from './detect/sets.ts';

/**
 * `node bench/src/detect-sets.ts <folder of the public data> [only ours]`: what our detector and the usual npm packages
 * find in published sets, one after the other in this run.
 */
const [folder, only] = process.argv.slice(2);
if (folder === undefined) throw new Error('Give the folder of the public data');
const tools = [ours(), ...(only === undefined ? peers() : [])];
const sets = { 'LeNER-Br dev': lenerDev(folder), 'presidio-research synth v2': presidioSynth(folder) };

for (const [name, documents] of Object.entries(sets)) {
  console.log(`\n# ${name}`);
  for (const tool of tools) {
    const figures = noFigures();
    for (const document of documents) score(figures, document, tool.removed(document.text));
    console.log(`\n## ${tool.name}\n\n${tableOf(figures)}`);
  }
}
