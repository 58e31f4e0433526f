/** Passwords that are guessed first: the 49,000 most seen in leaks, and whatever is made of words around the person. */

/** What people here begin a password with, and the product's own words (docs/security/sign-in.md). */
const EXPECTED = [
  'mavendoc',
  'maven',
  'senha',
  'mudar',
  'trocar',
  'acesso',
  'brasil',
  'admin',
  'gestor',
  'operador',
  'usuario',
  'password',
  'qwerty',
  'anonimizar',
  'documento',
];

/** Letters that a password must hold beside the words that are expected of it. */
const LEAST_OWN_LETTERS = 4;

/** The fewest letters of a name that are taken for a word. */
const LEAST_WORD = 4;

/** `around`: names, e-mail and company of the person. */
export async function isEasyPassword(password: string, around: readonly string[]): Promise<boolean> {
  if ((await common()).has(password.toLowerCase())) return true;
  const folded = fold(password);
  const letters = folded.replace(/[^a-z]/g, '');
  // only digits and signs: years, telephone numbers, dates
  if (letters === '') return folded.length < 15;
  const words = [...EXPECTED, ...around.flatMap(wordsIn)].toSorted((a, b) => b.length - a.length);
  const own = words.reduce((left, word) => left.replaceAll(word, ''), folded).replace(/[^a-z]/g, '');
  return own !== letters && own.length < LEAST_OWN_LETTERS;
}

/** `Praça 15` → `praca15`. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const wordsIn = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .map(fold)
    .filter((word) => word.length >= LEAST_WORD);

let loading: Promise<ReadonlySet<string>> | undefined;

/** Loaded at the first password that somebody chooses: it takes 30 ms and some megabytes. */
async function common(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return await loading;
}
