/** Books of the Bible that are called like people, in a row of readings: "Psalm 23; Ruth 1; Daniel 6". */

import type { Document } from '../text/document.ts';

const BOOK =
  /^(?:isaiah|luke|ruth|esther|daniel|amos|micah|mark|john|job|joel|matthew|james|jude|joshua|samuel|ezra|nehemiah|jeremiah|ezekiel|hosea|obadiah|jonah|nahum|habakkuk|malachi|titus|timothy|philemon|peter|rute|ester|jo|miqueias|joao|lucas|mateus|marcos|tiago|judas|josue|isaias|esdras|neemias|jeremias|ezequiel|oseias|abdias|jonas|naum|habacuque|malaquias|tito|timoteo|filemom|filemon|pedro|tobias|judite|baruc)$/;
/** Nobody is called so, nor is a room ("SL 3") or a subject. */
const SURE =
  '(?:psalms?|salmos?|proverbs|proverbios|romans|romanos|[12] ?(?:corinthians|corintios|co)|corinthians|corintios|hebrews|hebreus|galatians|galatas|ephesians|efesios|philippians|filipenses|colossians|colossenses|revelation|apocalipse|leviticus|levitico|deuteronomy|deuteronomio|ecclesiastes|eclesiastes)';
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
  if (!BOOK.test(folded.slice(start, end))) return false;
  const after = folded.slice(end, end + LOOK_AROUND);
  return (
    FOLLOWED.test(after) &&
    (BEFORE_SURE.test(after) || BEHIND_SURE.test(folded.slice(Math.max(0, start - LOOK_AROUND), start)))
  );
}
