import type { Range } from '../../text/document.ts';
import { WORD } from '../../text/tokens.ts';
import { ORDINARY } from '../lists.ts';
import type { Words } from '../runs.ts';
import { CARED_FOR, LETTERED, ROLES } from './people.ts';

/** What is before a letter, folded, and behind it and its point; `dotted`: only with one. */
interface Place {
  readonly before: RegExp;
  readonly behind: RegExp;
  readonly dotted?: boolean;
  /** The word behind has to be a usual one: "from E. coli" is no letter from anybody. */
  readonly goesOn?: boolean;
  /** At the head of a line "B. is" is an answer to tick. */
  readonly notFirst?: boolean;
}

const COMES =
  'came|comes|wore|wept|cried|slept|brought|went|rang|feels|felt|thinks|wants|arrived|arrives|phoned|wrote|loves|owes|veio|vem|ficou|chegou|fugiu|dormiu|levou|entrou|saiu|contou|confirmou|trouxe|chorou|ligou|brigaram|disse|pediu|e eu (?:fomos|somos|estamos)';
const IS =
  'will|can|cannot|is|was|has|had|left|took|gave|got|told|asked|says|said|não|foi|está|estava|quer|fez|vai|tem|ama';
const CLOSE = '(?:love|lots of love|from|yours|beijos?|bjs?|abracos?|abs|thanks|cheers)(?:,| from| d[oa])?';
const HEAD = '(?:^|[\\n.;:!?(“"–-] ?|, |(?<![a-z])(?:and|e|but|mas|when|quando|que|that) )$';

const PLACES: readonly Place[] = [
  // "Client R missed 2 sessions", "Patient X. slept", "a irmã D. ficou"
  {
    before: new RegExp(`(?<![a-z])(?:${ROLES}|${CARED_FOR}),? $`),
    behind: /^(?:['’]s(?!\p{L})| (?!d[aeo]s? |of )\p{Ll}{2}|[,;:!?]|\s*(?:\n|$))/u,
  },
  // "Dearest B,"
  {
    before:
      /(?:^|\n)[ \t]{0,4}(?:dear(?:est)?|my dear|hi|hello|hey|oi|ola|querid[oa]|car[oa]|meu car[oa]|minha car[oa]) $/,
    behind: /^(?:[,!]|\n)/,
  },
  // "love from D x", "see you at 8, D x"
  { before: new RegExp(`(?<![a-z])${CLOSE} $|[a-z\\d], $`), behind: /^ [xX]{1,4}[ \t]*(?:\n|$)/ },
  // "Love, P", "See you then, D"
  { before: new RegExp(`(?<![a-z])${CLOSE} $`), behind: /^[ \t]*(?:\n|$)/ },
  { before: /(?<![a-z])(?:[a-z'’]+ ){2}[a-z]{3,}, $/, behind: /^\s*$/ },
  // "Tea with E.", "Carta de R.", "anotação de T. no verso"
  {
    before:
      /(?<![a-z])(?:with|from|com|(?:carta|anotacao|recado|bilhete|presente|casa|letter|note|card) (?:de|d[oa]|from|by)) $/,
    behind: /^[ \t]*(?:\n|$)/,
    dotted: true,
  },
  {
    before: /(?<![a-z])(?:with|from|by|to|for|and|com|de|por|para|e|[ao]|a[o]|d[oa]|n[oa]) $/,
    // "do E. tribunal", "pela C. câmara": Egrégio, Colenda.
    behind:
      /^ (?!tribuna|turma|corte|c[âa]mara|se[çc]|ju[íi]zo|colegiad|conselh|plen[áa]ri|[óo]rg[ãa]o)\p{Ll}/u,
    dotted: true,
    goesOn: true,
  },
  // "E. came with the eggs", "P. não pôde vir; L. trouxe vinho"
  { before: new RegExp(HEAD), behind: new RegExp(`^ (?:${COMES})(?!\\p{L})`, 'u'), dotted: true },
  {
    before: new RegExp(HEAD),
    behind: new RegExp(`^ (?:${IS})(?!\\p{L})`, 'u'),
    dotted: true,
    notFirst: true,
  },
  // "D can't do Tues", "M will bring scones", "T rang"
  {
    before: /(?:^|[\n.;:!?] ?|, |(?<![a-z])and )$/,
    behind: /^ (?:can['’]?t|won['’]t|will bring|rang|slept|owes|wept|sick|phoned|came)(?!\p{L})/u,
  },
  // "Told T no", "Spoke to J at length"
  {
    before: /(?<![a-z])(?:told|asked|spoke (?:to|with)|rang|falei com|avisei) $/,
    behind: /^(?: \p{Ll}|[,;]|\s*(?:\n|$))/u,
  },
];
const [BEFORE, BEHIND] = [40, 24];
/** Articles and pronouns, but with a point. */
const WORDS = /[AEIOÀÉÓ]/;
const AGAIN = /^(?:['’]s(?!\p{L})| \p{Ll}|[,;!?]|[ \t]*(?:\n|$))/u;
/** What is told apart by letters, and letters before it. */
const APART = new RegExp(`(?:\\d|(?<![a-z])(?:${LETTERED}|[a-z]\\.?)) ?$`);

/** One letter that stands for somebody, and again where it has once been told. Linear. */
export function findOneLetter(words: Words): Range[] {
  const candidates = candidatesOf(words);
  const told = candidates.filter((index) => PLACES.some((place) => isAt(words, index, place)));
  if (told.length === 0) return [];
  const letters = new Set(told.map((index) => words.document.text[words.tokens.start[index]!]));
  const all = new Set(told);
  for (const index of candidates)
    if (letters.has(words.document.text[words.tokens.start[index]!]) && isAgain(words, index)) all.add(index);
  return [...all].map((index) => ({
    start: words.tokens.start[index]!,
    end: words.tokens.end[index]! + (isDotted(words, index) ? 1 : 0),
  }));
}

const isDotted = ({ document, tokens }: Words, index: number): boolean =>
  document.text[tokens.end[index]!] === '.';

function candidatesOf({ document: { text }, tokens }: Words): number[] {
  const candidates: number[] = [];
  for (let index = 0; index < tokens.count; index++) {
    const [start, end] = [tokens.start[index]!, tokens.end[index]!];
    if (tokens.kind[index] !== WORD || end !== start + 1 || !/\p{Lu}/u.test(text[start]!)) continue;
    if (/[\p{L}\p{N}.'’@/&+-]/u.test(text[start - 1] ?? ' ')) continue;
    if (/^(?:[-/&+\d@]|\.[\p{L}\d]|\.? ?\p{Lu}(?!\p{Ll}* (?:and|e) ))/u.test(text.slice(end, end + 12)))
      continue;
    candidates.push(index);
  }
  return candidates;
}

const behindOf = (words: Words, index: number): string => {
  const end = words.tokens.end[index]! + (isDotted(words, index) ? 1 : 0);
  return words.document.text.slice(end, end + BEHIND);
};
const beforeOf = ({ document, tokens }: Words, index: number): string =>
  document.folded.slice(Math.max(0, tokens.start[index]! - BEFORE), tokens.start[index]);

function isAt(words: Words, index: number, place: Place): boolean {
  const { document, tokens, known } = words;
  const letter = document.text[tokens.start[index]!]!;
  if (WORDS.test(letter) && !isDotted(words, index)) return false;
  if (place.dotted === true && !isDotted(words, index)) return false;
  if (place.goesOn === true && ((known[index + 1] ?? 0) & ORDINARY) === 0) return false;
  const before = beforeOf(words, index);
  if (place.notFirst === true && /[A-F]/.test(letter) && /(?:^|\n)[ \t]*$/.test(before)) return false;
  return place.before.test(before) && place.behind.test(behindOf(words, index)) && !APART.test(before);
}

const isAgain = (words: Words, index: number): boolean =>
  (isDotted(words, index) || !WORDS.test(words.document.text[words.tokens.start[index]!]!)) &&
  AGAIN.test(behindOf(words, index)) &&
  !APART.test(beforeOf(words, index));
