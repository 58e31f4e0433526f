import type { Category } from '../categories.ts';
import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesOf } from '../text/starts.ts';
import { MARITAL, NATIONAL, SHORT_MARITAL, SHORT_NATIONAL } from './civil-status.ts';
import { PROFESSION, SHORT_PROFESSION } from './professions.ts';
import { BORN_AT } from './birthplaces.ts';
import { findOrigins } from './origins.ts';
import { SAID } from './said.ts';

const AGE =
  '(?:maior(?:es)?(?: de idade| e capaz| capaz)?|menor(?: impubere| pubere)?|capaz|\\d{1,3} anos(?: de idade)?|de \\d{1,3} anos(?: de idade)?)';
const GAP = '[,;] ?\\n?';
/** What goes on to qualify a person: the words before it, of whatever kind, are a profession. */
const GOES_ON =
  '(?:portador|inscrit|titular|cpf|rg|c\\.?i\\.?[ :]|cin[ :]|cnh|rn[em]|crnm|passaporte|contribuinte|res\\.|resid|residente|domiciliad|nascid|filh[oa]|cedula|identidade|ctps|carteira|com endereco|com cpf|maior|de cpf|registrad|com escritorio|com|morador|natural|que|oab|nao alfabetizad|doravante|capaz|neste ato|ambos|e )';
const SHORT = `(?:${SHORT_NATIONAL}|${SHORT_MARITAL}|${SHORT_PROFESSION})`;
const ITEM = `(?:(${NATIONAL}|${SHORT_NATIONAL})|(${MARITAL}|${SHORT_MARITAL})|${AGE}|(${PROFESSION}|${SHORT_PROFESSION})|([a-z][a-z ()/\\n-]{2,44}|(?:[a-z]{2,6}\\. ?){1,2}[a-z]{0,14}\\.?)(?=${GAP}(?:[a-z()]+ ){0,2}?${GOES_ON}))(?=[,;.)\\n]| e | [a-z]{1,20}$|$|, )`;
// Begins with its comma, before a nationality with a dash, a colon or a bracket: what a place has to have is looked for before what it may be.
const CHAIN_START = new RegExp(
  `(?<=[a-z)"'\\d])(?:${GAP}(?:d[eo] |(?:amb|tod)[oa]s )?|(?: [–-] |: | \\()(?=(?:${NATIONAL}|${SHORT_NATIONAL})[,;]))(?=(?:${NATIONAL}|${MARITAL}|${AGE}|${PROFESSION}|${SHORT})[,;])`,
  'g',
);
const NEXT = new RegExp(`(?:${GAP})?${ITEM}`, 'y');
const MOST_ITEMS = 6;
const CATEGORIES: readonly Category[] = ['nationality', 'marital-status', 'profession', 'profession'];

/** "…, brasileiro, casado, engenheiro, portador do RG": nationality, marital status and profession of a party. Linear. */
export function findQualifications(document: Document): Found[] {
  const { folded, text, places } = document;
  const found: Found[] = [];
  const add = (category: Category, start: number, end: number) => {
    found.push({
      start,
      end,
      category,
      detector: 'label',
      confidence: 0.9,
      reason: because('pattern-with-context'),
      proposal: 'remove',
      priority: 57,
    });
  };
  CHAIN_START.lastIndex = 0;
  for (let match = CHAIN_START.exec(folded); match !== null; match = CHAIN_START.exec(folded)) {
    const from = match.index + match[0].length;
    const chain = readChain(folded, from);
    const [first, second] = chain.items;
    const lone =
      second === undefined &&
      first !== undefined &&
      first.category !== 'profession' &&
      folded[first.end - 1] !== '.';
    if ((second !== undefined && !tellsOneThing(chain.items, folded)) || (lone && followsName(text, from))) {
      for (const { category, start, end } of chain.items) add(category, start, end);
    }
    CHAIN_START.lastIndex = Math.max(chain.end, from);
  }
  const take = (match: RegExpExecArray, { category }: { category: Category }) => {
    const end = match.index + match[0].length;
    add(category, end - match[1]!.length, end);
  };
  matchesOf(places.folded, SAID, take);
  matchesOf(places.text, BORN_AT, take);
  for (const { start, end } of findOrigins(document)) add('birthplace', start, end);
  return found;
}

interface Item {
  readonly category: Category;
  readonly start: number;
  readonly end: number;
}

function readChain(folded: string, from: number): { items: Item[]; end: number } {
  const items: Item[] = [];
  let at = from;
  for (let count = 0; count < MOST_ITEMS; count++) {
    NEXT.lastIndex = at;
    const match = NEXT.exec(folded);
    if (match === null) break;
    const kind = match.slice(1).findIndex((part) => part !== undefined);
    at = match.index + match[0].length;
    if (kind >= 0) items.push({ category: CATEGORIES[kind]!, start: at - match[kind + 1]!.length, end: at });
  }
  return { items, end: at };
}

/** "…, italianos, portugueses, espanhóis", "sep., conv., div.": peoples, or short words of one kind, beside which nothing else is said. */
const tellsOneThing = (items: readonly Item[], folded: string): boolean =>
  items.every(
    ({ category, end }) =>
      category === items[0]!.category && (category === 'nationality' || folded[end - 1] === '.'),
  );

/** One word alone ("Maria Souza, viúva,") qualifies nobody but a name right before it. */
const followsName = (text: string, at: number): boolean =>
  /(?:\p{Lu}[\p{L}'.]+|\p{Lu}{2,}) (?:\p{Lu}[\p{L}'.]+|\p{Lu}{2,}), ?\n?$/u.test(
    text.slice(Math.max(0, at - 60), at),
  );
