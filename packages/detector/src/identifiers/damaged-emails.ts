/** E-mail addresses whose sign or end a scan, a form, a narrow cell or their writer spoilt: "joana.torres©gmail.com", "rui@gmail,com", "ana@empre⏎sa.com.br". */

import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesOf, together } from '../text/starts.ts';

/** Folded; none of whom rights are reserved: "© 2024 globo.com". */
const LOCAL =
  '(?<![\\w.%+@/-])(?!copyright|reservados|reserved|(?:19|20)\\d{2}(?!\\w))[a-z\\d][\\w%+-]{0,40}(?:\\.[\\w%+-]{1,40}){0,4}';
/** What ends so is a page or a file. */
const NO_PAGE = '(?<!\\.(?:com|org|net|gov|br|pdf|docx?|xlsx?|html?))';
/** "windows10", "passo2", "anexo_3": nobody's account, where its provider is only spoken of. */
const THING =
  '(?:windows|android|ios|office|iphone|ipad|galaxy|outlook|chrome|passo|etapa|fig|figura|tela|aula|item|slide|v|versao|covid|anexo|backup|conta|imap|pop|smtp|filtro|pasta|regra|marcador|login|senha|teste|mensagem|msg|e-?mail|arquivo|doc|foto|img|print)s?[._-]?\\d{1,4}(?![a-z\\d])';
/** No word, by a mark or a figure. */
const NO_WORD = `(?<![\\w.%+@/-])(?!www\\.|${THING})[a-z](?=[a-z]{0,30}[._\\d])[\\w-]{1,30}(?:\\.[\\w-]{1,30}){0,4}${NO_PAGE}`;
/** With what is read for "gmail" and "hotmail". */
const MAIL = '(?:g-?mail|gmai[1i]|grnail|hotmail|hotrnail|outlook|yahoo|icloud|protonmail)';
/** Those that are words too. */
const WORDS = '(?:live|msn|uol|bol|terra|globo|sapo|proton|aol)';
const PROVIDERS = `(?:${MAIL}|${WORDS})`;
const SUFFIX = '(?:com|net|org|gov|edu|adv|med|ind|eng|leg|jus|mil)';
const COM = 'com(?: ?[.,] ?br| br)?';
const OF_MAIL = `${MAIL} ?[.,;]? ?${COM}`;
const OF_WORDS = `${WORDS} ?[.,;] ?${COM}`;
const DOMAIN = '[a-z\\d-]{1,40}(?:\\.[a-z\\d-]{1,40}){1,4}';
/** What is read or written instead of the sign and hardly elsewhere; "(a)" closely: "aluno(a) live.com". */
const INSTEAD = '(?:[©®]|\\(a\\)(?! )|\\(@\\)|[\\[{<](?:at|@|arroba)[\\]}>]|@{2,3})';
/** With what is as often between words: "rock&live.com". */
const LIKE_IT = `(?:[¢§€#&°]|${INSTEAD})`;
/** A domain is behind here, a mark or a space before the next word. */
const END = '(?![\\w@-]|\\.[a-z\\d])';

/** The first group is what belongs to it before the place where it is known, the second what belongs to it behind. */
const DAMAGED = together(
  [
    `(?<=(${LOCAL} ?${LIKE_IT} ?))(${OF_MAIL})${END}`,
    `(?<=(${NO_WORD} ?${LIKE_IT} ?|${LOCAL} ?${INSTEAD} ?))(${OF_WORDS})${END}`,
    // "rui@gmail,com", "rui @ gmail . com", "rui@gmailcom", "rui@gmail", not "o preço @ yahoo".
    `(?<=(${LOCAL} ?@ ?))(${OF_MAIL}|${OF_WORDS})${END}`,
    `(?<=(${LOCAL}@|${NO_WORD} @ ?))(${PROVIDERS}(?=\\.?(?:[\\s,;)]|$)))`,
    // "rui@firma,com,br", "rui@firma com br", "rui©firma.com.br"; "Ana@casa, com a mãe" is none.
    `(?<=(${LOCAL}))(@[a-z\\d-]{2,40}(?:[,;]${SUFFIX}(?:[.,;]br)?| com[ .]br)|[©®][a-z\\d-]{2,40}\\.${SUFFIX}(?:\\.[a-z]{2})?)${END}`,
    // "rui.leal@firma": an account, not the release of a program.
    `(?<=((?<![\\w.%+@/-])[a-z]{2,30}[._][a-z]{2,30}))(@(?!latest|next|beta|alpha|rc|main|master)[a-z][a-z\\d-]{2,40})${END}`,
    // "joana.torres gmail.com": the sign was lost.
    `(?<=(${NO_WORD} ))(${PROVIDERS}\\.com(?:\\.br)?)${END}`,
    // "rui88 do gmail", "rui88 no hotmail".
    `(?<=(${NO_WORD} (?:do|no) ))(gmail|hotmail)(?![\\w.@-])`,
    // As they are said: a word before is no name ("look at yahoo").
    `(?<=(${NO_WORD} ))(at ${PROVIDERS}(?:\\.[a-z]{2,4}){0,2})(?![a-z\\d])`,
    // For people, not for programs that gather addresses; not "aluno(a) do.curso".
    `(?<=(${LOCAL}))(\\(a\\)[a-z\\d-]{2,40}(?:\\.[a-z\\d-]{2,40}){0,2}\\.${SUFFIX}(?:\\.[a-z]{2})?)${END}`,
    `(?<=(${LOCAL} ?))([([]@[)\\]] ?[a-z\\d-]{2,40}(?:\\.[a-z\\d-]{2,40}){1,3})${END}`,
    // As pages and letters for machines write the sign.
    `(?<=(${LOCAL}))((?:%40|&#64;|&commat;)${DOMAIN}|=40[a-z\\d-]{1,40}(?:\\.[a-z\\d-]{1,40}){0,3}\\.(?:${SUFFIX}|[a-z]{2}))${END}`,
    `(?<=(${LOCAL}))([[{<](?:at|@|arroba)[\\]}>]${DOMAIN}(?:[[{<](?:dot|ponto)[\\]}>][a-z]{2,6}){0,2})${END}`,
    `(?<=(${LOCAL}))([[{](?:at|arroba)[\\]}][a-z\\d-]{1,40}(?:[[{](?:dot|ponto)[\\]}][a-z]{2,12}){1,3})${END}`,
    // "jo...@gmail.com": as lists of readers hide a part.
    `(?<=((?<![\\w.@])\\w{1,24}))((?:\\.{3}|…|[•●]{2,8})\\w{0,6}@${DOMAIN})${END}`,
    // A narrow cell breaks anywhere: "joana@gmai⏎l.com", "joana.tor⏎res@mail.com".
    `(?<=(${LOCAL}))(@[a-z\\d-]{1,40}\\n {0,3}[a-z\\d-]{0,40}\\.${SUFFIX}(?:\\.[a-z]{2})?)${END}`,
    `(?<=((?<![\\w.@/-])(?!www\\.)[a-z][a-z\\d-]{2,30}[._][a-z\\d]{2,30}${NO_PAGE}\\n {0,3}[\\w.-]{1,40}))(@${DOMAIN})${END}`,
    // "joana . torres @ mail . com": the letters of a scan far apart; "Ana @ igreja. com" is none.
    `(?<=((?:[\\w-]{2,40} ?\\. ?){0,3}[\\w-]{2,40} ))(@ ?[a-z\\d-]{2,40} ?\\. ?${SUFFIX} ?\\. ?br)${END}`,
    `(?<=((?:[\\w-]{2,40} ?\\. ?){1,3}[\\w-]{2,40} ))(@ ?[a-z\\d-]{2,40}(?: \\. ?|\\. )${SUFFIX}(?: ?\\. ?[a-z]{2})?)${END}`,
    // "{ana, rui}@usp.br": names before one domain.
    `(?<![\\w)])([[{(])(${LOCAL}(?:[,;|/] ?${LOCAL}){1,9}[\\]})] ?@ ?${DOMAIN})${END}`,
    // Behind its label hardly anything else stands, whatever its sign or end look like.
    `(?<![a-z])(e-?mails?(?: [a-z]{2,14}){0,3} ?: ?)(${LOCAL} ?(?:@ ?[a-z\\d-]{2,40}|${LIKE_IT} ?${DOMAIN})|[a-z](?=[\\w-]{0,40}[._\\d])[\\w.-]{2,40} [a-z\\d-]{3,40}\\.${SUFFIX}(?:\\.br)?|[a-z][\\w.-]{2,40} ${MAIL} com(?: br)?|(?!www)[\\w.-]{3,40}${PROVIDERS}\\.com(?:\\.br)?)${END}`,
  ].map((source) => ({ pattern: new RegExp(source, 'y') })),
  'letter',
);
const LABEL = /^e-?mail/;

/** "joana.torresQhotmail.com": in the midst of a word, where no pattern is tried. */
const READ_AS_Q =
  /(?<=(?<![\w.%+@/-])([A-Za-z\d][\w%+-]{0,40}(?:\.[\w%+-]{1,40}){0,4}[a-z\d]))Q(?:gmail|hotmail|outlook|yahoo)\.com(?:\.br)?(?![\w@-]|\.[a-z\d])/g;

/** Linear. */
export function findDamagedEmails({ text, places }: Document): Found[] {
  const found: Found[] = [];
  matchesOf(places.folded, DAMAGED, ({ index, 0: match, 1: lead, 2: rest }) => {
    const before = match === rest ? -lead!.length : LABEL.test(match) ? lead!.length : 0;
    found.push(asEmail(index + before, index + match.length));
  });
  for (const { index, 0: rest, 1: lead } of text.matchAll(READ_AS_Q))
    found.push(asEmail(index - lead!.length, index + rest.length));
  return found;
}

const asEmail = (start: number, end: number): Found => ({
  start,
  end,
  category: 'email',
  detector: 'identifier',
  confidence: 0.9,
  reason: because('pattern'),
  proposal: 'remove',
  priority: 86,
});
