/** Books of the Bible that are called like people, in a row of readings: "Psalm 23; Ruth 1; Daniel 6". */

import type { Document } from '../text/document.ts';

/** How many chapters each has, so that "Ester 34" is somebody's age. */
const CHAPTERS: ReadonlyMap<string, number> = new Map(
  (
    [
      [66, 'isaiah isaias'],
      [52, 'jeremiah jeremias'],
      [48, 'ezekiel ezequiel'],
      [42, 'job jo'],
      [28, 'matthew mateus'],
      [24, 'luke lucas joshua josue'],
      [21, 'john joao'],
      [16, 'mark marcos judith judite'],
      [14, 'daniel hosea oseias tobias'],
      [13, 'nehemiah neemias'],
      [10, 'esther ester ezra esdras'],
      [9, 'amos'],
      [7, 'micah miqueias'],
      [6, 'baruc'],
      [5, 'james tiago'],
      [4, 'ruth rute jonah jonas joel malachi malaquias'],
      [3, 'titus tito nahum naum habakkuk habacuque'],
      [1, 'jude judas obadiah abdias philemon filemom filemon'],
    ] as const
  ).flatMap(([chapters, books]) => books.split(' ').map((book) => [book, chapters])),
);
/** There are two of each or more: "1 Samuel 3". */
const NUMBERED: ReadonlyMap<string, number> = new Map(
  Object.entries({ samuel: 31, timothy: 6, timoteo: 6, peter: 5, pedro: 5, john: 5, joao: 5 }),
);
const NUMBER = /(?<![\da-z])[1-3]ª? ?$/;
/** Nobody is called so, nor a room ("SL 3") or a club ("Corinthians 3"). */
const SURE =
  '(?:psalms?|salmos?|proverbs|proverbios|romans|romanos|[12] ?(?:corinthians|corintios|co)|hebrews|hebreus|galatians|galatas|ephesians|efesios|philippians|filipenses|colossians|colossenses|revelation|apocalipse|leviticus|levitico|deuteronomy|deuteronomio|ecclesiastes|eclesiastes)';
const CHAPTER = ' \\d{1,3}';
/** "Notas: Lucas 7,5" are marks. */
const VERSE = `${CHAPTER}(?::\\d{1,3}(?: ?[-–] ?\\d{1,3})?|,\\d{1,3} ?[-–] ?\\d{1,3})`;
const CITED = `(?:${SURE}\\.?${CHAPTER}(?:[:,]\\d{1,3}(?: ?[-–] ?\\d{1,3})?)?|(?:sl|mc|mt|lc|mk|lk|at|ap)\\.?${VERSE})`;
/** Children and their ages are parted by commas or points. */
const NEXT = '; ?';
const READING = `(?:[1-3]ª? ?)?[a-z]{1,14}\\.?${CHAPTER}(?:[:,]\\d{1,3}(?: ?[-–] ?\\d{1,3})?)?`;
const BEHIND_SURE = new RegExp(`(?<![a-z])${CITED}(?:${NEXT}${READING}){0,12}${NEXT}(?:[1-3]ª? ?)?$`);
const BEFORE_SURE = new RegExp(`^${VERSE}(?:${NEXT}${READING}){0,12}[;.] ?${CITED}(?!\\d)`);
const FOLLOWED = new RegExp(`^${CHAPTER}(?:[:,]\\d{1,3}(?: ?[-–] ?\\d{1,3})?)?(?=[;.)\\n]|$)`);
const LOOK_AROUND = 180;

/** Nothing but readings stands between it and a book that is nobody. */
export function isVerse({ folded }: Document, start: number, end: number): boolean {
  const book = folded.slice(start, end);
  if (!CHAPTERS.has(book) && !NUMBERED.has(book)) return false;
  const before = folded.slice(Math.max(0, start - LOOK_AROUND), start);
  const after = folded.slice(end, end + LOOK_AROUND);
  return (
    FOLLOWED.test(after) &&
    Number.parseInt(after, 10) <= ((NUMBER.test(before) ? NUMBERED : CHAPTERS).get(book) ?? 0) &&
    (BEFORE_SURE.test(after) || BEHIND_SURE.test(before))
  );
}
