/** E-mail addresses whose sign or end a scan, a form, a narrow cell or their writer spoilt: "joana.torres©gmail.com", "rui@gmail,com", "ana@empre⏎sa.com.br". */

import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesOf, together } from '../text/starts.ts';

/** Folded. */
const LOCAL = '(?<![\\w.%+@/-])[a-z\\d][\\w%+-]{0,40}(?:\\.[\\w%+-]{1,40}){0,4}';
/** No word, by a mark or a figure. */
const NO_WORD = '(?<![\\w.%+@/-])(?!www\\.)[a-z](?=[a-z]{0,30}[._\\d])[\\w-]{1,30}(?:\\.[\\w-]{1,30}){0,4}';
const PROVIDERS =
  '(?:gmail|hotmail|outlook|yahoo|icloud|live|msn|uol|bol|terra|globo|sapo|protonmail|proton|aol)';
const SUFFIX = '(?:com|net|org|gov|edu|adv|med|ind|eng|leg|jus|mil)';
const DOMAIN = '[a-z\\d-]{1,40}(?:\\.[a-z\\d-]{1,40}){1,4}';
/** What is read or written instead of the sign. */
const INSTEAD = '(?:[©®¢§€#&°]|\\((?:a|@)\\)|[\\[{<](?:at|@|arroba)[\\]}>]|@{2,3})';
/** A domain is behind here, a mark or a space before the next word. */
const END = '(?![\\w@-]|\\.[a-z\\d])';

/** The first group is what belongs to it before the place where it is known, the second what belongs to it behind. */
const DAMAGED = together(
  [
    `(?<=(${LOCAL} ?${INSTEAD} ?))(${PROVIDERS}[.,]? ?${SUFFIX}(?:[.,] ?[a-z]{2})?)${END}`,
    // "rui@gmail,com", "rui@gmail com", "rui@gmailcom", "rui@gmail".
    `(?<=(${LOCAL} ?@ ?))(${PROVIDERS}(?:[ ,;]{0,2}com(?:[ ,.]{1,2}br)?|(?=\\.?(?:[\\s,;)]|$))))${END}`,
    // "joana.torres gmail.com": the sign was lost.
    `(?<=(${NO_WORD} ))(${PROVIDERS}\\.com(?:\\.br)?)${END}`,
    // "rui88 do gmail", "rui88 no hotmail".
    `(?<=(${NO_WORD} (?:do|no) ))(gmail|hotmail)(?![\\w.@-])`,
    // As pages and letters for machines write the sign.
    `(?<=(${LOCAL}))((?:%40|=40|&#64;|&commat;)${DOMAIN})${END}`,
    `(?<=(${LOCAL}))([[{<](?:at|@|arroba)[\\]}>]${DOMAIN}(?:[[{<](?:dot|ponto)[\\]}>][a-z]{2,6}){0,2})${END}`,
    `(?<=(${LOCAL}))([[{](?:at|arroba)[\\]}][a-z\\d-]{1,40}(?:[[{](?:dot|ponto)[\\]}][a-z]{2,12}){1,3})${END}`,
    // "jo...@gmail.com": as lists of readers hide a part.
    `(?<=((?<![\\w.@])\\w{1,24}))((?:\\.{3}|…|[•●]{2,8})\\w{0,6}@${DOMAIN})${END}`,
    // A narrow cell breaks anywhere: "joana@gmai⏎l.com", "joana.tor⏎res@mail.com".
    `(?<=(${LOCAL}))(@[a-z\\d-]{1,40}\\n {0,3}[a-z\\d-]{0,40}\\.${SUFFIX}(?:\\.[a-z]{2})?)${END}`,
    `(?<=((?<![\\w.@/-])(?!www\\.)[a-z][a-z\\d-]{2,30}[._][a-z\\d]{2,30}(?<!\\.(?:com|org|net|gov|pdf|docx?|xlsx?|html?))\\n {0,3}[\\w.-]{1,40}))(@${DOMAIN})${END}`,
    // "joana . torres @ mail . com": the letters of a scan far apart.
    `(?<=((?:[\\w-]{2,40} \\. ?){1,3}[\\w-]{2,40} ))(@ ?[a-z\\d-]{2,40} ?\\. ?${SUFFIX}(?: ?\\. ?[a-z]{2})?)${END}`,
    // "{ana, rui}@usp.br": names before one domain.
    `(?<![\\w)])([[{(])(${LOCAL}(?:[,;|/] ?${LOCAL}){1,9}[\\]})] ?@ ?${DOMAIN})${END}`,
    // Behind its label hardly anything else stands, whatever its sign or end look like.
    `(?<![a-z])(e-?mails?(?: [a-z]{2,12}){0,2} ?: ?)(${LOCAL} ?(?:@ ?[a-z\\d-]{2,40}|${INSTEAD} ?${DOMAIN})|[a-z](?=[\\w-]*[._\\d])[\\w.-]{2,40} [a-z\\d-]{3,40}\\.${SUFFIX}(?:\\.br)?|(?!www)[\\w.-]{3,40}${PROVIDERS}\\.com(?:\\.br)?)${END}`,
  ].map((source) => ({ pattern: new RegExp(source, 'y') })),
  'letter',
);
const LABEL = /^e-?mail/;

/** Linear. */
export function findDamagedEmails({ places }: Document): Found[] {
  const found: Found[] = [];
  matchesOf(places.folded, DAMAGED, ({ index, 0: match, 1: lead, 2: rest }) => {
    const before = match === rest ? -lead!.length : LABEL.test(match) ? lead!.length : 0;
    found.push({
      start: index + before,
      end: index + match.length,
      category: 'email',
      detector: 'identifier',
      confidence: 0.9,
      reason: because('pattern'),
      proposal: 'remove',
      priority: 86,
    });
  });
  return found;
}
