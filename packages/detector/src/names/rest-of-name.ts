import type { Found } from '../found.ts';
import type { Document, Range } from '../text/document.ts';
import { isInDictionary } from './lists.ts';

/** What belongs to a name before and after the words that lists and taggers know. */

/** "E. Quigg", "J. P. Moura": the first letters of given names, which are words of Portuguese where they stand alone. */
const INITIALS_BEFORE = /(?!R\.I\.P|P\.S|N\.B)(?<![\p{L}\p{N}.'’-])(?:\p{Lu}\.[ -]?){1,3}$/u;
/** "by D W Poe": without points only where a sentence or a cell leads to them; a lone A, E, I or O is a word. */
const BARE_INITIALS_BEFORE =
  /(?<=(?:^|[\n\t,;:(/&]|(?<!\p{L})(?:by|to|from|for|and|with|of|de|com|por|para|[Mm]r?s?|Miss|[CP]te|[CG]pl|Sgt)) ?)(?<!\p{L})(?:[B-DF-HJ-NP-Z]|\p{Lu} \p{Lu}(?: \p{Lu})?) $/u;
/** "M.ª Aparecida", "Antº Prado": given names cut short; no form of address. */
const CUT_SHORT =
  /(?<![\p{L}\p{N}.])(?!(?:S|Sr[at]?|Srt?a|D|Dr|Dra|Prof|Profa|Exm[oa]?|Ilm[oa]?|Ex|V|N|Eng|Enf|Art|Cl|Av|Vol|Cap|Arq|Adv|Des|R)\.?[ªº])\p{Lu}\p{Ll}{0,5}\.?[ªº] $/u;
/** "E J WHITCOMBE", "J. & M. Cowell": before an initial any letter is another. */
const BEFORE_INITIAL =
  /(?<=(?:^|[\n\t,;:(]|(?<!\p{L})(?:by|to|from|for|and|with|of|de|com|por|para)) ?)\p{Lu} $|(?<![\p{L}.])\p{Lu}\. (?:&|and|e) $/u;
const BEGINS_WITH_INITIAL = /^\p{Lu}(?:\.|(?= \p{Lu}))/u;
/** "MISS E WHITTLE", "Signed E Whittle" */
const BEHIND_TITLE =
  /(?<=(?<!\p{L})(?:(?:M(?:iss|ISS|[Rr][Ss]?|[Ss]))\.?|(?:[Ss]igned|SIGNED|[Ss]gd\.?)(?: by)?:?) )\p{Lu} $/u;
/** "Al-Amin", "Ji-yeon", "Zia-ul-Haq": what a hyphen joins to a name; not "Ex-Maria" (longer words are in the dictionary). */
const JOINED_BEHIND = /^(?:-(?:\p{Ll}+|\p{Lu}\p{Ll}+))+(?![\p{L}\p{N}-])/u;
const JOINED_BEFORE = /(?<![\p{L}\p{N}-])(?!Ex-|Co-)\p{Lu}[\p{L}'’]*(?:-\p{L}+)*-$/u;
/** "van der Laan", "von Ahn", "Del Vecchio", "Das Neves", "Ó Luain", "ap Gwilym", "Big Al": how family names begin, and by-names. */
const PARTICLE_BEFORE =
  /(?<![\p{L}\p{N}])(?:[Vv][ao]n(?: [Dd]e[nr]?| het)?|VAN(?: DE[NR]?)?|VON(?: DER)?|Del|[Dd]e [Ll]a|Das|Dos|Ó|Ní|Mac|ap|ab|[Aa]l|[Ee]l|[Bb]in|[Bb]int|[Bb]ig|Little|Wee|Auld|Fat|Lil|Small|Mad|(?<=["“])(?:The|Captain|Our|Old|Doc)|Cuz|Tó|Nhô|(?<=(?:Mr|Mrs|Ms|Miss|Madame|Mme|Sra?|Dona|Dra?)\.? )(?:de|du|da|dos?|das|di|le|la)) $/u;
/** What stands before is an abbreviation, not a word: the letter goes with it ("Ltda. E. Quigg"). */
const ABBREVIATED = /(?<!\p{L})(?:S\.\s?A|Ltd[ao]|Av|n|Rev|Art|Cl|Sec|Vol|Fig|Ver)\.? ?$/u;

const AFTER: readonly RegExp[] = [
  // "Ramos, Ant.º": the raised end of what is cut short.
  /^\.?[ºª](?![\p{L}\p{N}])/u,
  // "Tony D.", "Jéssica Y": of a family name its first letter, where a sentence or a cell goes on as after a name.
  /^ \p{Lu}(?:\.(?!\p{L})|(?=[,;)!?\n\t"”]|$))/u,
  // "Ortiz-Feld, D.", "Avelar, J. M. de": as lists and citations turn names.
  /^, (?:\p{Lu}\.[ -]?){0,3}\p{Lu}\.(?: (?:d[aeo]s?|D[AEO]S?|von|van)(?=[;,.)\n\t]|$))?(?!\p{L}|-| \p{Lu}\p{Ll})/u,
  // "MOHAMED, I E" in a cell of its own.
  /^, ?\p{Lu}(?: \p{Lu}){0,2}(?=[\t\n;)]|$)/u,
  // "SILVA, J. P. DA" there.
  /^ (?:D[AEO]S?|d[aeo]s?)(?=[\t;)])/u,
  // "moisés jr", "Romão Pai", "Alfonso Trujillo, Sr."
  /^(?:,? (?:[Jj]r\.?|JR\.?|Sr\.(?! \p{Lu}))| (?:[Jj]únior|Filho|FILHO|Pai|Neto|NETO|Sobrinho))(?![\p{L}\p{N}])/u,
  // "Uwe v. d. Heide"
  /^ v\.(?: ?d\.)? \p{Lu}[\p{L}'’-]+/u,
  // "Tautua'a", "Nuku'alofa"
  /^['’ʻ][aeiou]\p{Ll}{0,9}(?!\p{L})/u,
  // "Ana P*****", as what is hidden is written.
  /^\*{2,12}\p{L}{0,12}(?![\p{L}*])/u,
  // "Tobias van D."
  /^ (?:[Vv][ao]n|v\.)(?: (?:de[nr]?|d\.))? \p{Lu}\.(?!\p{L}| ?\p{Lu})/u,
  // "Anwar ul Haq"
  /^ (?:ul|ur|al|el|bin|bint|ben|ould|s\/o|d\/o|ibn|binti) \p{Lu}[\p{L}'’-]+/u,
];
/** "lucas w.": as chats write it. */
const SMALL_INITIAL = /^ (?:\p{Ll}\.|[b-df-hj-np-tv-xz])(?=[\s,;)]|$)/u;
/** Characters of the text that are looked at. */
const [BEFORE, BEHIND] = [16, 40];

const textBefore = (text: string, at: number): string => text.slice(Math.max(0, at - BEFORE), at);

/** The compound that the words from `start` to `end` are parts of; "Souza-advogada" is none. */
export function compoundOf({ text, folded }: Document, start: number, end: number): Range {
  const before = JOINED_BEFORE.exec(textBefore(text, start))?.[0].length ?? 0;
  const behind = JOINED_BEHIND.exec(text.slice(end, end + BEHIND))?.[0].length ?? 0;
  return {
    start: isOfNames(folded.slice(start - before, start)) ? start - before : start,
    end: isOfNames(folded.slice(end, end + behind)) ? end + behind : end,
  };
}

const isOfNames = (pieces: string): boolean => !pieces.split('-').some(isInDictionary);

/** The place where a name begins of which the words from `start` on are known. */
export function startOfName(text: string, start: number): number {
  const near = textBefore(text, start);
  const family = start - (PARTICLE_BEFORE.exec(near)?.[0].length ?? 0);
  const before = textBefore(text, family);
  const initials =
    INITIALS_BEFORE.exec(before) ??
    CUT_SHORT.exec(before) ??
    BARE_INITIALS_BEFORE.exec(before) ??
    BEHIND_TITLE.exec(before) ??
    (BEGINS_WITH_INITIAL.test(text.slice(start, start + 3)) ? BEFORE_INITIAL.exec(before) : null);
  return initials === null || ABBREVIATED.test(before.slice(0, initials.index))
    ? family
    : family - initials[0].length;
}

/** The place where a name ends of which the words from `start` to `end` are known. */
export function endOfName(text: string, start: number, end: number): number {
  const isSmall = !/\p{Lu}/u.test(text.slice(start, end));
  let at = end;
  for (const form of isSmall ? [SMALL_INITIAL, ...AFTER] : AFTER)
    at += form.exec(text.slice(at, at + BEHIND))?.[0].length ?? 0;
  return at;
}

/** What stands behind a name is part of it although none of its words is a name. */
const BY_NAMES: readonly RegExp[] = [
  // "A. Lamb jnr", "Wally III"
  /^ (?:[Jj]nr|[Ss]nr|[Ss]enior|III?)(?![\p{L}\p{N}])/u,
  // "Hughie the Shop": how he is called by what he does; no day.
  /^ the (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}\p{Ll}{2,12}(?=[,.;:)!?\n\t'’]|$| (?:is|was|has|had|said|says|rang|came|and|will|who|to)(?!\p{L}))/u,
  // "Anh Le", "Kiran Das": at the end they are families.
  /^ (?:Le|Lê|Das|Van|Ben)(?=[,.;:)!?\n\t'’]|$| \p{Ll})/u,
  // "Ruiz Jr., Hector"
  /^ (?:Jr|Sr)\., \p{Lu}[\p{L}'’-]+/u,
  // "CONCEI??O", "JOS? DA CONCEI??O": letters that an old program could not write; not "Ana?Sim".
  /^(?:\?{1,2}(?:\p{Ll}{1,12}|\p{Lu}{1,12}(?!\p{L})))?(?:\??(?: (?:d[aeo]s?|D[AEO]S?))? \p{Lu}\p{L}{0,14}\?{1,2}(?:\p{Ll}{1,10}|\p{Lu}{1,10}(?!\p{L}))){0,4}/u,
  // "PRADO, Eliane do" in its cell.
  /^ (?:d[aeo]s?|D[AEO]S?)(?=[\t;)])/u,
  // 'Hamish "the Hoop" Geddes', 'Roland ("Roly") Beck'
  /^ \(?["“](?:the )?\p{Lu}[\p{L}'’-]{1,14}(?: \p{Lu}[\p{L}'’-]{1,14})?["”]\)? \p{Lu}[\p{L}'’-]+/u,
];

/** "Santos Filho, Adalberto dos": the family name that stands before the comma goes on at the end. */
const TURNED_END = /^ (?:d[aeo]s?|D[AEO]S?)(?=[\t\n;,.)]|$)/u;

/** "We gave Ann the Oscar". */
const GIVEN_TO =
  /(?<!\p{L})(?:tell|g[ai]v(?:e|es|en|ing)|br(?:ing|ought)|sen[dt]|show(?:ed)?|told|lent|lend|offer(?:ed)?|hand(?:ed)?|award(?:ed)?|pass(?:ed)?|bought|buy|taught|read to|asked?) $/iu;

/** People with what belongs to their names although no list and no tagger takes it for one. Linear. */
export const withByNames = (found: readonly Found[], { text }: Document): Found[] =>
  found.map((one) =>
    one.category === 'person' && one.proposal === 'remove'
      ? { ...one, start: startOfName(text, one.start), end: endOfByName(text, one.start, one.end) }
      : one,
  );

/** The place where a name ends with what is said of its bearer for a name. */
function endOfByName(text: string, start: number, end: number): number {
  if (GIVEN_TO.test(textBefore(text, start))) return end;
  const behind = text.slice(end, end + BEHIND);
  const forms = text.slice(start, end).includes(',') ? [TURNED_END, ...BY_NAMES] : BY_NAMES;
  return end + (forms.map((form) => form.exec(behind)?.[0].length ?? 0).find((length) => length > 0) ?? 0);
}
