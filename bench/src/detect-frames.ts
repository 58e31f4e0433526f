import { readFileSync } from 'node:fs';
import { detect, loadNameModel } from '../../packages/detector/src/index.ts';
import { coverageOf } from '../../packages/detector/src/text/coverage.ts';
import { pick, seeded } from '../../packages/detector/training/random.ts';

/**
 * `npm run detect:frames -w @mavendoc/bench`: names of some fifty countries, drawn by lot, put into frames of words as
 * papers have them; how many of them are not proposed for removal as a whole, and which.
 */
const DRAWN = 800;
const SHOWN = 24;
const SEED = 20_261_123;

const listed = (name: string): string[] =>
  readFileSync(
    new URL(`../../packages/detector/training/elsewhere/${name}.txt`, import.meta.url),
    'utf8',
  ).split('\n').filter((line) => line !== ''); // prettier-ignore
const given = listed('given-names');
const surnames = listed('surnames');
const lower = (names: readonly string[]): string[] => names.map((one) => one.toLowerCase());
const upper = (names: readonly string[]): string[] => names.map((one) => one.toUpperCase());

/** `{}` stands for the name. */
const FRAMES: readonly (readonly [frame: string, names: readonly string[]])[] = [
  ['Mr {} called about the boiler and paid.', surnames],
  ['O Sr. {} ligou sobre a caldeira e pagou.', surnames],
  ['Paciente: {}\nLeito: 4', given],
  ['RESPONSÁVEL: {}', upper(given)],
  ['Signed: {}', surnames],
  ['Hi {},\nthe key is at reception.', given],
  ['Kind regards,\n{}', given],
  ['| Nome | Setor |\n| {} | Compras |\n| Ana | RH |', given],
  ['1. {}\n2. Ana Paula\n3. Jonas', given],
  ['Please send the form back to {} by Friday.', given],
  ['Avise a {} que a chave ficou na portaria.', given],
  ['Entregue na portaria por {} às 14h.', given],
  ['A filha dela, {}, de 8 anos, faltou.', given],
  ['{} and I went to the vet.', given],
  ['{}: ok, tô chegando\nbia: tá bom\n{}: kd vc', lower(given)],
  ['can you ask {} to ring me pls', lower(given)],
  ['falei com {} ontem sobre a chave', lower(given)],
  ['{} WITH 2 CHILDREN, ROOM 4', upper(surnames)],
];

const model = loadNameModel();
const random = seeded(SEED);
for (const [frame, names] of FRAMES) {
  const missed = Array.from({ length: DRAWN }, () => pick(names, random)).filter(
    (name) => !isFound(frame, name),
  );
  const share = ((missed.length / DRAWN) * 100).toFixed(1);
  console.log(
    `${share.padStart(5)} % stay in ${JSON.stringify(frame)}: ${missed.slice(0, SHOWN).join(', ')}`,
  );
}

/** Every letter of the name, where it stands first, is proposed for removal. */
function isFound(frame: string, name: string): boolean {
  const text = frame.replaceAll('{}', name);
  const removed = detect([{ text }], { model }).filter(({ proposal }) => proposal === 'remove');
  const hidden = coverageOf(
    removed.flatMap(({ spans }) => spans),
    text.length,
  );
  const from = frame.indexOf('{}');
  return Array.from({ length: name.length }, (_, at) => at).every(
    (at) => hidden[from + at] === 1 || !/\p{L}/u.test(name[at]!),
  );
}
