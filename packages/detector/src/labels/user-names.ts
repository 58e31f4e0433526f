import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { ORDINARY, knownOf, knownWords } from '../names/lists.ts';
import type { Document } from '../text/document.ts';

const LABELLED =
  /(?<![a-z])(?:usuari[oa]|login|user(?: ?name| id)?|userid|owner|skype|strava|insta(?:gram)?|signal|snapchat|tiktok|discord|telegram|facebook|github|reddit|twitter|handle|writes as|screen name|uploaded by|account|aberto por|opened by)(?: (?:e|is|as|under|called|named|name|id|de rede|da rede)){0,2}[:= ]{1,2}"?([a-z][a-z0-9]{0,20}(?:[._-][a-z0-9]{1,20}){0,3})(?![a-z0-9@])/g;

/** "u/wee-jean-brodie", "staffs_lad_88: …", "> viajante_sp77 escreveu:": told by their form where somebody speaks. */
const HANDLES = [
  /(?<![\w/])u\/[\w-]{3,24}(?![\w/])/g,
  /(?<=(?:^|\n)[ \t>~★*-]{0,8})(?<![\w.])(?=[\w.]{0,24}(?:_|\d|[a-z]\.[a-z]))[A-Za-z][\w.]{2,24}(?=: \S| (?:wrote|escreveu|disse|said):)/g,
  /(?<=Em \d{1,2} de [a-zç.]{3,10}, )[a-z][\w.]{3,24}(?= escreveu)/g,
];

/** "user z.vrbova", "login jhnizdo77": what stands after the word if it is no word itself. Linear. */
export function findUserNames(document: Document): Found[] {
  const found: Found[] = [];
  for (const match of document.folded.matchAll(LABELLED)) {
    const name = match[1]!;
    if (name.length < 4 || (knownOf(name) & ORDINARY) !== 0) continue;
    const start = match.index + match[0].length - name.length;
    const written = document.text.slice(start, start + name.length);
    if (!/[\d._-]/.test(name) && written !== written.toLowerCase()) continue;
    if (!/[\d._-]/.test(name) && knownWords().has(name) && !match[0].includes(':')) continue;
    found.push({
      start,
      end: start + name.length,
      category: 'user-name',
      detector: 'label',
      confidence: 0.85,
      reason: because('label', match[0].split(/[: ]/)[0]),
      proposal: 'remove',
      priority: 41,
    });
  }
  for (const form of HANDLES) {
    for (const match of document.text.matchAll(form)) {
      if (!/[A-Za-z]{2}/.test(match[0]) || /^(?:art|item|clausula|step|fig|q|v)\.?\d/i.test(match[0]))
        continue;
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        category: 'user-name',
        detector: 'label',
        confidence: 0.85,
        reason: because('pattern'),
        proposal: 'remove',
        priority: 41,
      });
    }
  }
  return found;
}
