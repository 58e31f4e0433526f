import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { ORDINARY, knownOf, knownWords } from '../names/lists.ts';
import type { Document } from '../text/document.ts';
import { matchesInLines } from '../text/lines.ts';
import { matchesByPattern, matchesOf, together } from '../text/starts.ts';
import { isNoAccount } from './account-names.ts';
import { findHandles } from './handles.ts';
import { findNetSpeakers } from './net-speakers.ts';

const LABELLED = together(
  [
    {
      pattern:
        /(?<![a-z])(?:usuari[oa]|utilizadora?|login|perfil(?: n[oa]s? [a-z ]{2,20})?(?=[:(]| \()|user(?: ?name| id)?|userid|owner|skype|strava|insta(?:gram)?|signal|snapchat|tiktok|wechat|kakao|viber|discord|telegram|facebook|github|reddit|twitter|handle|psn|gamertag|nick(?:name)?|writes as|screen name|uploaded by|venmo|paypal|cash ?app|steam|xbox|vinted|olx|linkedin|youtube|twitch|account|aberto por|opened by)(?:(?: (?:e|is|as|under|called|named|name|id|de rede|da rede)){0,2}[:=, (]{1,2}(?:i am )?|(?: [dn][aeo] [a-z]{3,10}| of the [a-z]{3,12}| on (?:your|the) [a-z]{3,12})[:=] ?)"?(?!(?:gamertag|user(?: ?name)?|handle|account|nick(?:name)?|profile|perfil|conta)(?![a-z0-9]))(?=[a-z0-9._-]{4})([a-z][a-z0-9]{0,20}(?:[._-][a-z0-9]{1,20}){0,8}(?:#\d{4})?)(?![a-z0-9@\\]|[._-][a-z0-9])/y,
    },
  ],
  'letter',
);

/** "u/wee-jean-brodie", "Em 3 de maio, viajante escreveu": told by their form where somebody speaks; the first group is the name. */
const HANDLES = together(
  [
    /(?:log(?:ged)? in (?:with|as)|under the name|(?:login|usu[aá]rio|user ?name)\?{1,3}(?: ?\n[^\n:]{0,28}:)?|escreve como|posts as) ((?=[a-z._-]*\d|[a-z]{2,20}\.[a-z])[a-z][\w.-]{3,30}\w)(?![\w@])/iy,
    /(?:user|usu[aá]rio|login|insta(?:gram)?|tiktok|discord) (?:del[ae]|d[ao] [a-z]{3,12}|n[ao] [a-z]{3,12}) (?:é|e) ((?=[a-z.]*[\d_.][a-z\d])[a-z][\w.-]{3,30}\w)(?![\w@])/iy,
    /(?:perfil|login que (?:estava usando|usa(?:va)?) era) ((?=[a-z.]*_[a-z]|[a-z.]{4,}\d{2})[a-z][\w.-]{3,30}\w|(?<=era )[a-z]{4,16})(?![\w@])/iy,
    /(?<![\w/])(u\/[\w-]{3,24})(?![\w/])/y,
    /Em \d{1,2} de [a-zç.]{3,10}, ([a-z][\w.]{3,24})(?= escreveu)/y,
  ].map((pattern) => ({ pattern })),
  'letter',
);
/** "staffs_lad_88: …", "> viajante_sp77 escreveu:". */
const SPEAKER =
  /(?=[\w.]{0,24}(?:_|\d|[a-z]\.[a-z]))([A-Za-z][\w.]{2,24})(?=: \S| (?:wrote|escreveu|disse|said|says|diz):)/y;
const LEAD = /[ \t>~★*-]{0,8}/y;

/** Words that are seldom followed by an account. */
const AMBIGUOUS = /^(?:owner|account|signal|steam)/;
/** "maria.silva2" over the names that it is made of; "Ana-Clara Menezes" stays a person. */
const OVER_NAMES = 65;
const isAccount = (written: string): boolean => /[\d._]/.test(written) || written === written.toLowerCase();

/** "user z.vrbova", "login jhnizdo77": what stands after the word if it is no word itself. Linear. */
export function findUserNames(document: Document): Found[] {
  const found: Found[] = [];
  matchesOf(document.places.folded, LABELLED, (match) => {
    const name = match[1]!;
    if (name.length < 4 || (knownOf(name) & ORDINARY) !== 0 || isNoAccount(name)) return;
    const start = match.index + match[0].length - name.length;
    // Behind a comma or in brackets stands anything.
    const apart = /[,(] ?"?$/.test(document.folded.slice(start - 3, start));
    const isProfile = match[0].startsWith('perfil') && document.folded[start + name.length] === ')';
    if (
      apart &&
      !isProfile &&
      (!/[\d_]|[a-z]{2}\.[a-z]{2}/.test(name) || AMBIGUOUS.test(match[0]) || name.startsWith('covid'))
    )
      return;
    const written = document.text.slice(start, start + name.length);
    if (!/[\d._-]/.test(name) && written !== written.toLowerCase()) return;
    if (!/[\d._-]/.test(name) && knownWords().has(name) && !match[0].includes(':')) return;
    found.push({
      start,
      end: start + name.length,
      category: 'user-name',
      detector: 'label',
      confidence: 0.85,
      reason: because('label', match[0].split(/[: ]/)[0]),
      proposal: 'remove',
      priority: isAccount(written) ? OVER_NAMES : 41,
    });
  });
  const handles = [
    ...matchesByPattern(document.places.text, HANDLES).flat(),
    ...matchesInLines(document.text, SPEAKER, LEAD),
  ];
  for (const match of handles) {
    const name = match[1]!;
    if (
      !/[A-Za-z]{2}/.test(name) ||
      /\.(?:com|net|org|br)$/i.test(name) ||
      /^(?:art|item|clausula|step|fig|q|v)\.?\d/i.test(name)
    )
      continue;
    const end = match.index + match[0].length;
    found.push({
      start: end - name.length,
      end,
      category: 'user-name',
      detector: 'label',
      confidence: 0.85,
      reason: because('pattern'),
      proposal: 'remove',
      priority: 41,
    });
  }
  for (const range of [...findHandles(document), ...findNetSpeakers(document)])
    found.push({
      ...range,
      category: 'user-name',
      detector: 'label',
      confidence: 0.85,
      reason: because('label', 'account'),
      proposal: 'remove',
      // Whole, whatever names it is made of.
      priority: 67,
    });
  return found;
}
