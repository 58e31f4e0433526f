/** Words beside a name that a tagger or a list took along: the head of a list, the next line, what is said of the bearer. */

import type { Found, Likely } from '../found.ts';
import { ORDINARY, PARTICLE, asFirst, asSurname, isInDictionary, knownOf } from '../names/lists.ts';
import type { Document, Range } from '../text/document.ts';

/** Folded, right before a name; none is anybody's name. */
const LEADING =
  /^(?:niver(?:sario)? d[ao]|chamar|ligar|colete [a-z]{1,2}(?: [-–])?|beliche|bunk [a-z]|l-r|l to r|r\.?i\.?p\.?|cumadre|ajarn|tombola|(?:tues|wed|weds|thurs|fri)(?= [a-z]{3}))[.:]? (?=[a-z])/;
/** Folded, behind one. */
const TRAILING = /(?: stop| chkd|[-_.](?:cv|png|jpe?g|pdf|docx?|gif|mp[34]))$/;
/** "Dev's Kindle": whose it is goes, what it is stays. */
const OWNED = /^(\p{L}[\p{L}.-]*(?: \p{Lu}[\p{L}-]+)?)['’]s(?:[ \n].*)?$/su;
/** "Lobo v. Seixas", "jack n ginger", "filho de Peter Brandt e de Margaretha" */
const BETWEEN = /\s+(?:vs?\.?|x|n|e d[aeo]|e d[ao]s)\s+(?=\p{L}{2})/gu;
/** "parcel, M."; "chaves, M." may be somebody whose name is turned round. */
const SENTENCE = /^(\p{Ll}{3,}), (?=\p{Lu}\.)/u;
/** Stand in names in small letters besides particles. */
const JOINING =
  /^(?:the|o|a|ap|ab|ul|ur|ibn|bint|binti|mac|ten|het|op|zu|zur|af|av|dal|des|dela|los|las|san|st|and|i|und|et|jr|jnr|snr|nee|ne)$/;

/** Linear in findings. */
export const withoutNeighbours = (found: readonly Found[], document: Document, likely: Likely): Found[] =>
  found.flatMap((one) =>
    one.category === 'person' && one.detector === 'name' && one.proposal === 'remove'
      ? piecesOf(one, document, likely).map((piece) => ({ ...one, ...piece }))
      : [one],
  );

function piecesOf({ start, end }: Range, document: Document, likely: Likely): Range[] {
  const lines = splitAt(document, { start, end }, nextLines(document, { start, end }));
  return lines
    .flatMap((line) =>
      splitAt(document, line, [...document.text.slice(line.start, line.end).matchAll(BETWEEN)]),
    )
    .flatMap((piece) => {
      const whole = withoutSmall(document, withoutLead(document, piece, likely));
      return isLettered(document, whole, likely) ? [] : [withoutTrail(document, whole)];
    });
}

/** "Colete P", "Bunk B": what is told apart by letters. */
function isLettered({ folded }: Document, { start, end }: Range, likely: Likely): boolean {
  const thing = /^([a-z]{3,}) [a-z]{1,2}$/.exec(
    folded.slice(start, Math.min(end, start + LONGEST_WORD)),
  )?.[1];
  return thing !== undefined && isNobodys(thing) && likely(start, start + thing.length) < SOMEBODY;
}

/** Line ends before a line that begins with a word that nobody is called by. */
const nextLines = ({ text, folded }: Document, { start, end }: Range): RegExpExecArray[] =>
  Array.from(text.slice(start, end).matchAll(/\s*\n\s*/g)).filter(({ index, 0: { length } }) =>
    isNobodys(
      /^[a-z]*/.exec(
        folded.slice(start + index + length, Math.min(end, start + index + length + LONGEST_WORD)),
      )![0],
    ),
  );

function splitAt({ text }: Document, { start, end }: Range, breaks: readonly RegExpExecArray[]): Range[] {
  const pieces: Range[] = [];
  let from = start;
  for (const {
    index,
    0: { length },
  } of breaks) {
    pieces.push({ start: from, end: start + index });
    from = start + index + length;
  }
  pieces.push({ start: from, end });
  return pieces.filter((piece) => /\p{L}/u.test(text.slice(piece.start, piece.end)));
}

function withoutLead({ text, folded }: Document, { start, end }: Range, likely: Likely): Range {
  const sentence = SENTENCE.exec(text.slice(start, end));
  if (sentence !== null && isNobodys(folded.slice(start, start + sentence[1]!.length)))
    return { start: start + sentence[0].length, end };
  const lead = LEADING.exec(folded.slice(start, end));
  if (lead !== null && /^\p{Lu}/u.test(text.slice(start + lead[0].length, end)))
    return { start: start + lead[0].length, end };
  // "Tombola Hetty", "Bunk A Ike"
  const head = /^([a-z]{3,}) (?:[a-z] (?=[a-z]{2}))?([a-z]{2,})/.exec(folded.slice(start, end));
  if (head === null || !isNobodys(head[1]!) || likely(start, start + head[1]!.length) > SOMEBODY)
    return { start, end };
  const name = head[2]!;
  return asFirst(knownOf(name)) >= USUAL && !isNobodys(name)
    ? { start: start + head[0].length - name.length, end }
    : { start, end };
}

/** "Spud bass", "Pip a niner", "Lola Charing sent Skyflakes": the sentence goes on in small letters. */
function withoutSmall({ text, folded }: Document, { start, end }: Range): Range {
  if (!/^\p{Lu}/u.test(text.slice(start, end))) return { start, end };
  for (const { index, 0: word } of text.slice(start, end).matchAll(/(?<=\s)\p{Ll}+(?![\p{L}'’.-])/gu)) {
    const small = folded.slice(start + index, start + index + word.length);
    const opensSentence =
      /^(?:a|o)$/.test(small) &&
      /^\s\p{Ll}/u.test(
        text.slice(start + index + word.length, Math.min(end, start + index + word.length + 2)),
      );
    if (opensSentence || (!JOINING.test(small) && isNobodys(small)))
      return { start, end: start + text.slice(start, start + index).trimEnd().length };
  }
  return { start, end };
}

function withoutTrail({ text, folded }: Document, { start, end }: Range): Range {
  const owned = OWNED.exec(text.slice(start, end));
  if (owned !== null) return { start, end: start + owned[1]!.length };
  return { start, end: end - (TRAILING.exec(folded.slice(start, end))?.[0].length ?? 0) };
}

/** What the tagger takes for a name so surely is one, whatever it means elsewhere: "Fen Xiaoli". */
const SOMEBODY = 0.4;
const USUAL = 4;
const SELDOM = 3;
const LONGEST_WORD = 24;
/** A word of the language that hardly anybody is called by. */
function isNobodys(word: string): boolean {
  const known = knownOf(word);
  if (word === '' || (known & PARTICLE) !== 0) return false;
  return (
    asFirst(known) < SELDOM && asSurname(known) < SELDOM && ((known & ORDINARY) !== 0 || isInDictionary(word))
  );
}
