import { heldOut, type Judged } from './detect/held-out.ts';

/**
 * `npm run detect:calibration -w @mavendoc/bench <folder of the public data>`: fits what each layer says to what turned
 * out right on held-out documents (isotonic, with a little faith in the layer), and prints the knots for
 * packages/detector/src/calibration.ts, the reliability of a fit on each half judged by the other, and that of the
 * confidences as they ship.
 */
const [data] = process.argv.slice(2);
if (data === undefined) throw new Error('Give the folder of the public data');

type Knots = readonly (readonly [number, number])[];
const KINDS = ['identifier', 'label', 'name-list', 'name-model', 'detail-model', 'propagation'] as const;
type Kind = (typeof KINDS)[number];
interface Case {
  readonly kind: Kind;
  readonly says: number;
  readonly right: boolean;
}

const BIN = 0.05;
/** So many cases a bin are taken to be as the layer says, before any is seen. */
const FAITH = 2;

const raw = casesOf(heldOut(data, { uncalibrated: true }));
for (const kind of KINDS) {
  const knots = fit(raw.filter((one) => one.kind === kind));
  console.log(`${kind}: [${knots.map(([x, y]) => `[${x.toFixed(2)}, ${y.toFixed(2)}]`).join(', ')}],`);
}
console.log('\nfitted on one half, judged by the other:\n');
console.log(tableOf([0, 1].flatMap((half) => crossed(half))));
console.log('\nas shipped:\n');
console.log(tableOf(casesOf(heldOut(data, {}))));

function casesOf(judged: readonly Judged[]): Case[] {
  return judged.flatMap(({ finding: { detector, reason, confidence, category }, right }) => {
    if (category === 'organisation') return [];
    if (detector === 'propagation' && category !== 'person') return [];
    const kind = kindOf(detector, reason.code === 'name-model');
    return kind === undefined ? [] : [{ kind, says: confidence, right }];
  });
}

function kindOf(detector: string, byModel: boolean): Kind | undefined {
  if (detector === 'name') return byModel ? 'name-model' : 'name-list';
  return detector === 'label' && byModel ? 'detail-model' : KINDS.find((one) => one === detector);
}

function crossed(half: number): Case[] {
  const learnt = raw.filter((_, index) => index % 2 === half);
  const judged = raw.filter((_, index) => index % 2 !== half);
  const knots = new Map(KINDS.map((kind) => [kind, fit(learnt.filter((one) => one.kind === kind))]));
  return judged.map((one) => ({ ...one, says: along(knots.get(one.kind)!, one.says) }));
}

/** Pool adjacent violators over bins of what the layer says. */
function fit(cases: readonly Case[]): Knots {
  const bins = new Map<number, { count: number; right: number; says: number }>();
  for (const { says, right } of cases) {
    const key = Math.floor(says / BIN);
    const bin = bins.get(key) ?? { count: 0, right: 0, says: 0 };
    bins.set(key, { count: bin.count + 1, right: bin.right + (right ? 1 : 0), says: bin.says + says });
  }
  const pools: { x: number; weight: number; value: number }[] = [];
  for (const [, { count, right, says }] of [...bins].toSorted(([a], [b]) => a - b)) {
    const x = says / count;
    pools.push({ x, weight: count + FAITH, value: (right + FAITH * x) / (count + FAITH) });
    for (let last = pools.length - 1; last > 0 && pools[last]!.value < pools[last - 1]!.value; last--) {
      const [one, other] = [pools[last - 1]!, pools[last]!];
      const weight = one.weight + other.weight;
      const mean = (a: number, b: number) => (a * one.weight + b * other.weight) / weight;
      pools.splice(last - 1, 2, { x: mean(one.x, other.x), weight, value: mean(one.value, other.value) });
    }
  }
  return [[0, 0], ...pools.map(({ x, value }) => [x, value] as const), [1, pools.at(-1)?.value ?? 1]];
}

function along(knots: Knots, says: number): number {
  const next = knots.findIndex(([x]) => says <= x);
  if (next <= 0) return knots[next < 0 ? knots.length - 1 : 0]![1];
  const [[fromX, fromY], [toX, toY]] = [knots[next - 1]!, knots[next]!];
  return toX === fromX ? toY : fromY + ((toY - fromY) * (says - fromX)) / (toX - fromX);
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
