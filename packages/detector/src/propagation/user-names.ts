import { because, isSurePerson, type Found } from '../found.ts';
import { ORDINARY, PLACE, asFirst, knownOf, knownWords } from '../names/lists.ts';
import type { Words } from '../names/runs.ts';
import { isDigit, isLetter } from '../text/characters.ts';
import { LOWER, MIXED, WORD } from '../text/tokens.ts';

/** One word of an account: "hrostami", "abdi.jama", "ivpoole95", "ELETROAM\talbuquerque", "K.Vo". */
const CANDIDATE =
  /(?<![\p{L}\d@./\\_-])(?=[A-Za-z]{1,20}[\\._\d-]|[a-z]{6})(?:[A-Z]{2,12}\\)?[A-Za-z][A-Za-z\d]{0,20}(?:[._-][A-Za-z\d]{1,20}){0,3}(?![\p{L}\d@_]|\.\p{L})/uy;
/** Shorter parts of names are in too many words. */
const SHORTEST_PART = 4;
const SHORTEST = 4;
/** "msandov": what is left of a family name that was too long. */
const SHORTENED = 5;
/** Letters that stand for the other names. */
const MOST_OTHERS = 3;
/** As sure as a name has to be for its parts to count. */
const SURE = 0.6;

/** Names of accounts made of the names of somebody found: initial and family name, names and points, a year after them. Linear. */
export function findDerivedUserNames(words: Words, people: readonly Found[]): Found[] {
  const { text, folded } = words.document;
  const parts = new Set<string>();
  const initials = new Set<string>();
  const shortened = new Set<string>();
  for (const one of people) {
    if (!isSurePerson(one, SURE)) continue;
    for (const part of folded.slice(one.start, one.end).split(/[^a-z]+/))
      if (part.length >= SHORTEST_PART) {
        parts.add(part);
        initials.add(part[0]!);
        for (let cut = SHORTENED; cut < part.length; cut++) shortened.add(part.slice(0, cut));
      }
  }
  if (parts.size === 0) return [];
  const known = knownWords();
  const found: Found[] = [];
  for (const match of candidates(words)) {
    const written = match[0].slice(match[0].indexOf('\\') + 1);
    if (written.length < SHORTEST || /^\p{Lu}\p{Ll}+$|^\p{Lu}+$|^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(written))
      continue;
    const name = written.toLowerCase();
    if (parts.has(name) || known.has(name)) continue;
    const isShortened = initials.has(name[0]!) && shortened.has(name.slice(1));
    if (!isShortened && !isDerived(name, parts)) continue;
    if (text[match.index + match[0].length] === '(' || isMadeOfWords(name, parts)) continue;
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      category: 'user-name',
      detector: 'propagation',
      confidence: 0.9,
      reason: because('found-elsewhere', name),
      proposal: 'remove',
      priority: 29,
    });
  }
  return found;
}

/** Not the words that are known or capitalised and stand by themselves: most of a text. */
function candidates(words: Words): RegExpExecArray[] {
  const { document, tokens } = words;
  const found: RegExpExecArray[] = [];
  for (let index = 0, after = 0; index < tokens.count; index++) {
    if (tokens.kind[index] !== WORD || isPlainWord(words, index)) continue;
    // An apostrophe inside a word parts names of accounts.
    for (let start = tokens.start[index]!; start < tokens.end[index]!; start++) {
      if (start < after || (start > tokens.start[index]! && document.text[start - 1] !== "'")) continue;
      CANDIDATE.lastIndex = start;
      const match = CANDIDATE.exec(document.text);
      if (match === null) continue;
      found.push(match);
      after = start + match[0].length;
    }
  }
  return found;
}

const APOSTROPHE = 0x27;
const JOINS: ReadonlySet<number> = new Set(Array.from('\\._-', (mark) => mark.charCodeAt(0)));

function isPlainWord({ document: { text }, tokens, known }: Words, index: number): boolean {
  const start = tokens.start[index]!;
  const end = tokens.end[index]!;
  const next = text.charCodeAt(end);
  const beyond = text.charCodeAt(end + 1);
  if (isDigit(next) || (JOINS.has(next) && (isLetter(beyond) || isDigit(beyond)))) return false;
  // An apostrophe comes after one letter or two.
  if (text.charCodeAt(start + 1) === APOSTROPHE || text.charCodeAt(start + 2) === APOSTROPHE) return false;
  if (tokens.shape[index] === MIXED) return false;
  // What is marked as the name of a town may be known as nothing else.
  return tokens.shape[index] !== LOWER || (known[index] !== 0 && known[index] !== (PLACE | ORDINARY));
}

/** Ends of files and sites. */
const SUFFIXES: ReadonlySet<string> = new Set(
  'js ts mjs cjs md py sh html htm xml json yml yaml toml txt pdf doc docx odt ods xls xlsx ppt pptx csv jpg jpeg png gif heic mov ogg opus wav zip rar psd pub exe com org net io dev gov br app'.split(
    ' ',
  ),
);

/** "fastify.register", "grant_id", "ada.js": beside the name stand words of the language or the end of a file. */
function isMadeOfWords(name: string, parts: ReadonlySet<string>): boolean {
  return name
    .split(/[._-]/)
    .some(
      (piece) =>
        !parts.has(piece) &&
        (SUFFIXES.has(piece) || (knownOf(piece) & ORDINARY) !== 0) &&
        asFirst(knownOf(piece)) < 3,
    );
}

function isDerived(name: string, parts: ReadonlySet<string>): boolean {
  const digits = /\d/.test(name);
  const pieces = name.split(/[._-]|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/);
  const borne = pieces.filter((piece) => parts.has(piece)).length;
  // "Grant-funded" and "cordeiros" are words made of names.
  if (borne > 1 || (borne === 1 && (digits || /[._]/.test(name)))) return true;
  const letters = pieces[0]!;
  if (/[._-]/.test(name) || letters.length < SHORTEST_PART + (digits ? 1 : 2)) return false;
  for (let others = 1; others <= (digits ? MOST_OTHERS : 1); others++)
    if (
      parts.has(letters.slice(others)) ||
      (!/[aeos]$/.test(letters) && parts.has(letters.slice(0, -others)))
    )
      return true;
  for (let cut = SHORTEST_PART; cut <= letters.length - SHORTEST_PART; cut++)
    if (parts.has(letters.slice(0, cut)) && parts.has(letters.slice(cut))) return true;
  return false;
}
