import { along, kindOf, type Kind } from '../../packages/detector/src/calibration.ts';
import { isotonic, logistic, weighed, type Case, type Fitted } from './detect/fits.ts';
import { heldOut, type Judged } from './detect/held-out.ts';

/**
 * `npm run detect:calibration -w @mavendoc/bench <folder of the public data> <folder of the crossed second looks>`: fits
 * what each layer says to what turned out right on held-out documents (isotonic, with a little faith in the layer; for
 * people logistic, of what the layer and the tagger say), and prints the numbers for packages/detector/src/calibration.ts, the reliability of a fit on each
 * half judged by the other, and that of the confidences as they ship.
 */
const [data, crossed] = process.argv.slice(2);
if (data === undefined || crossed === undefined)
  throw new Error('Give the folder of the public data and that of the crossed second looks');

const KINDS: readonly Kind[] = [
  'identifier',
  'label',
  'name-list',
  'name-model',
  'detail-model',
  'propagation',
];
interface Layered extends Case {
  readonly kind: Kind;
}

const raw = casesOf(heldOut(data, crossed, { uncalibrated: true }));
for (const kind of KINDS) {
  const knots = isotonic(raw.filter((one) => one.kind === kind));
  console.log(`${kind}: [${knots.map(([x, y]) => `[${x.toFixed(2)}, ${y.toFixed(2)}]`).join(', ')}],`);
}
for (const kind of KINDS) {
  const people = raw.filter((one) => one.kind === kind && one.likely !== undefined);
  if (people.length > 0)
    console.log(`people, ${kind}: [${logistic(people).map((one) => one.toFixed(2)).join(', ')}],`); // prettier-ignore
}
console.log('\nfitted on one half, judged by the other:\n');
console.log(tableOf([0, 1].flatMap((half) => byTheOther(half))));
console.log('\nas shipped:\n');
console.log(tableOf(casesOf(heldOut(data, crossed, {}))));

function casesOf(judged: readonly Judged[]): Layered[] {
  return judged.flatMap(({ finding, right }) => {
    const { confidence, category, likely } = finding;
    const kind = category === 'organisation' ? undefined : kindOf(finding);
    return kind === undefined
      ? []
      : [{ kind, says: confidence, right, ...(likely !== undefined && { likely }) }];
  });
}

function byTheOther(half: number): Layered[] {
  const learnt = raw.filter((_, index) => index % 2 === half);
  const judged = raw.filter((_, index) => index % 2 !== half);
  const fits = new Map(KINDS.map((kind) => [kind, fit(learnt.filter((one) => one.kind === kind))]));
  return judged.map((one) => ({ ...one, says: fits.get(one.kind)!(one) }));
}

function fit(cases: readonly Case[]): Fitted {
  const knots = isotonic(cases);
  const weights = logistic(cases.filter(({ likely }) => likely !== undefined));
  return (one) => (one.likely === undefined ? along(knots, one.says) : weighed(weights, one));
}

function tableOf(cases: readonly Case[]): string {
  const rows = Array.from({ length: 10 }, (_, tenth) => {
    const inside = cases.filter(({ says }) => Math.min(9, Math.floor(says * 10)) === tenth);
    const right = inside.filter((one) => one.right).length;
    const says = inside.reduce((sum, one) => sum + one.says, 0) / inside.length;
    return inside.length === 0
      ? ''
      : `| ${tenth / 10}–${(tenth + 1) / 10} | ${inside.length} | ${says.toFixed(2)} | ${(right / inside.length).toFixed(2)} |\n`;
  });
  return `| confidence | findings | mean | right |\n| --- | --: | --: | --: |\n${rows.join('')}`;
}
