/** Books of the Bible that are called like people, in a row of readings: "Psalm 23; Ruth 1; Daniel 6". */

import type { Document } from '../text/document.ts';

const BOOK =
  /^(?:isaiah|luke|ruth|esther|daniel|amos|micah|mark|john|job|joel|matthew|james|jude|joshua|samuel|ezra|nehemiah|jeremiah|ezekiel|hosea|obadiah|jonah|nahum|habakkuk|malachi|titus|timothy|philemon|peter|rute|ester|jo|miqueias|joao|lucas|mateus|marcos|tiago|judas|josue|isaias|esdras|neemias|jeremias|ezequiel|oseias|abdias|jonas|naum|habacuque|malaquias|tito|timoteo|filemom|filemon|pedro|tobias|judite|baruc)$/;
/** Nobody is called so. */
const SURE =
  '(?:psalms?|salmos?|sl|proverbs|proverbios|romans|romanos|acts|atos|[12] ?(?:corinthians|corintios|co)|corinthians|corintios|hebrews|hebreus|galatians|galatas|ephesians|efesios|philippians|filipenses|colossians|colossenses|revelation|apocalipse|genesis|exodus|exodo|leviticus|levitico|deuteronomy|deuteronomio|ecclesiastes|eclesiastes|mc|mt|lc|mk|lk)';
const VERSE = ' \\d{1,3}(?:[:.,]\\d{1,3}(?: ?[-–] ?\\d{1,3})?)?';
const NEXT = '[;,.] ?';
const READING = `(?:[1-3]ª? ?)?[a-z]{1,14}\\.?${VERSE}`;
const BEHIND_SURE = new RegExp(
  `(?<![a-z])${SURE}\\.?${VERSE}(?:${NEXT}${READING}){0,12}${NEXT}(?:[1-3]ª? ?)?$`,
);
const BEFORE_SURE = new RegExp(`^${VERSE}(?:${NEXT}${READING}){0,12}${NEXT}${SURE}\\.?${VERSE}(?!\\d)`);
const FOLLOWED = new RegExp(`^${VERSE}(?=[;,.)\\n]|$)`);
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
