import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { BY_A_WORD } from '../names/doubted.ts';
import { ORDINARY, THING, asFirst, knownOf } from '../names/lists.ts';
import type { Document } from '../text/document.ts';
import { matchesInLines } from '../text/lines.ts';
import { BARE, hasName, isChat, isOnAgenda, isOnlyWords } from './agendas.ts';
import { LABELS, OTHER_LABELS } from './dictionary.ts';

/** The times and dates before a message, as WhatsApp, Slack, Teams and their exports write them. */
const STAMP =
  '\\[?(?:\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?,? (?:at |às )?|(?:mon|tue|wed|thu|fri|sat|sun|seg|ter|qua|qui|sex|s[áa]b|dom)[a-zç.]{0,8} )?\\d{1,2}[:h]\\d{2}(?::\\d{2})?(?: ?[ap]\\.?m\\.?)?\\]?';
const WEEKDAY = /^[ \t]{0,4}\[?[a-z]{3}/i;
const LINE = new RegExp(`[ \\t]{0,4}${STAMP} ?(?:- )?([^\\n:\\]]{1,40})(?=:(?: |\\n))`, 'iy');
const NOBODY =
  /^(?:system|sistema|bot|admin|suporte|support|atendimento|voce|you|eu|me|grupo|group|equipe|team|assunto|subject|obs|nota|note|pauta|agenda|total|entrada|saida|almoco|intervalo|local|sala|room|analista|tecnic[oa]|atendente|operador|cliente|usuari[oa]|agent|customer|user|visitor|patient|cidadao|contato|locutor|ouvinte|mon|tue|wed|thu|fri|sat|seg|ter|qua|qui|sex|sab)(?![a-z])/;
/** The same only as the whole name: "Clinica", not "Loja da Neide". */
const NOBODY_WHOLE =
  /^(?:robo|studio|estudio|portaria|recepcao|clinica|loja|financeiro|secretaria|reservas)$/;
/** The same before what says which, unless a name says who: "Recepção Radio", not "Clínica Dra. Ana". */
const NOBODY_OF =
  /^(?:recepcao|paciente|assistencia|transport(?:es|adora)?|central|clinica|farmacia|uti|hospital|secretaria|imobiliaria|governanca|reception|front desk|porter desk|dispatch|helpline|advice line|the (?:lads|girls|team|office)|lads|girls|todos|everyone)(?![a-z])/;
const SPEAKS = 0.9;
/** One stamped line is a timetable as well; two are a chat. */
const FEWEST = 2;

/** Who speaks in a chat: what stands before or after the time, or again and again before a colon. Linear. */
export function findSpeakers(document: Document): Found[] {
  const { text } = document;
  return [
    ...stamped(document, matchesInLines(text, LINE)),
    ...stamped(document, matchesInLines(text, TIME_AFTER)),
    ...stamped(document, matchesInLines(text, LETTER_HEAD, LETTER_LEAD)),
    ...dialogue(document),
  ];
}

/** "hannah z 07:19", "Tuyết Lê [9:31 AM]", "doublebubble#0418 — Yesterday at 21:20". */
const TIME_AFTER =
  /((?:[^\n:[\]|\t.,]|(?<=[a-z]{2})\.(?=[a-z]{3})){1,32}?)(?: -)? (?:(?:today|yesterday|hoje|ontem)(?: at| às|,)? )?\[?\d{1,2}[:h]\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?\]?(?=:? |\n)/iy;
/** "From Trina – Mar 4, 7:58 PM:". */
const LETTER_HEAD = /([^\n:|\t]{1,32}?)(?= [–-] [^\n]{3,24}\d{1,2}[:h]\d{2})/y;
const LETTER_LEAD = /(?:From|To|De|Para) /y;

function stamped(document: Document, matches: readonly RegExpExecArray[]): Found[] {
  const found: Found[] = [];
  const ends = matches.map((match) => match.index + match[0].indexOf(match[1]!) + match[1]!.length);
  const all = matches.map((match, at) =>
    document.folded.slice(ends[at]! - match[1]!.length, ends[at]).trim(),
  );
  const inChat = isChat(all);
  for (const [at, match] of matches.entries()) {
    const raw = match[1]!;
    const end = ends[at]!;
    const said = all[at]!;
    // "ter 09:00 Português: sala 4" is a timetable.
    if (WEEKDAY.test(match[0]) && !looksLikeName(said) && !isAccount(said)) continue;
    if (isOnAgenda(said) || (!inChat && BARE.test(match[0]) && isOnlyWords(said))) continue;
    const one = speaker(document, end - raw.length, raw, match[0].trim().slice(0, 8));
    if (one !== undefined)
      found.push(
        LIKE_A_STOP.test(raw) && isRowOfTimes(document.text, matches, at)
          ? { ...one, confidence: BY_A_WORD }
          : one,
      );
  }
  return found.length < FEWEST ? [] : found;
}

/** "Crewe 08:10⏎Stafford 08:29⏎Rugby 08:52": nothing is said between one time and the next, as where trains stop. */
/** Written as towns are, not in small letters or by initials. */
const LIKE_A_STOP = /^\p{Lu}\p{Ll}{2}/u;
function isRowOfTimes(text: string, matches: readonly RegExpExecArray[], at: number): boolean {
  const [before, match, behind] = [matches[at - 1], matches[at]!, matches[at + 1]];
  return (
    text[endOf(match)] === '\n' &&
    (behind?.index === endOf(match) + 1 || (before !== undefined && endOf(before) + 1 === match.index))
  );
}
const endOf = ({ index, 0: all }: RegExpExecArray): number => index + all.length;

function speaker(
  document: Document,
  at: number,
  raw: string,
  detail: string,
  confidence = SPEAKS,
): Found | undefined {
  const lead = /^[\s~@*_\-+]*/.exec(raw)![0].length;
  const name = raw.slice(lead).trimEnd();
  const start = at + lead;
  if (!/\p{L}/u.test(name) || /\d{4}/.test(name.replace(TAG, '')) || name.split(' ').length > 5)
    return undefined;
  const folded = document.folded.slice(start, start + name.length);
  if (NOBODY.test(folded) || NOBODY_WHOLE.test(folded)) return undefined;
  if (NOBODY_OF.test(folded) && !hasName(folded)) return undefined;
  return {
    start,
    end: start + name.length,
    category: isAccount(folded) ? 'user-name' : 'person',
    detector: 'label',
    confidence,
    reason: because('label', detail),
    proposal: 'remove',
    priority: 64,
  };
}

/** "dispatch_lou", "bruno.caldas": however it reads, it leads to one account. */
const HANDLE =
  /^(?!.*\.(?:html?|css|js|ts|exe|md|txt|pdf|docx?|xlsx?|png|jpe?g|zip|py|json|csv|log|bat|sh)$)(?!(?:st|sto|sta|s|av|no|r|dr|sr)\.)(?=.*[a-z]{2})[a-z\d]+(?:[._][a-z\d]+)+$/;

/** What tells accounts of one name apart: "Pipsqueak#4471". */
const TAG = /#\d{4}$/;
const isAccount = (folded: string): boolean => HANDLE.test(folded) || TAG.test(folded);

/** "Ricardo 81:", "Nish (Aarav's mum):", "Sueli 9º andar:" as well. */
const TURN =
  /([^\n:.,;!?|\t\d()]{1,28}(?: (?:\d{1,4}[a-z]?|\d{1,2}[ºª°] andar)|\([^\n():\d]{2,20}\))?): (?=\S)/iy;
/** Two who speak twice each, five turns in all; fields of a form are labels that are known, or words. */
const FEWEST_TURNS = 5;

function dialogue(document: Document): Found[] {
  const turns = matchesInLines(document.text, TURN)
    .map((match) => ({
      start: match.index,
      name: match[1]!,
      folded: document.folded.slice(match.index, match.index + match[1]!.length),
    }))
    .map((turn) => ({ ...turn, isName: looksLikeName(turn.folded) }))
    .filter(({ folded }) => !LABELS.has(folded) && !OTHER_LABELS.has(folded));
  const counts = new Map<string, number>();
  for (const { folded } of turns) counts.set(folded, (counts.get(folded) ?? 0) + 1);
  const people = turns.filter(({ isName }) => isName);
  const again = people.filter(({ folded }) => counts.get(folded)! >= 2);
  if (again.length < FEWEST_TURNS || new Set(again.map(({ folded }) => folded)).size < 2) return [];
  // Who speaks once in a dialogue is somebody as well if the name is no word, who speaks again whatever it is: "pips".
  return turns.flatMap(({ start, name, folded, isName }) => {
    if ((!isName || /\d/.test(folded)) && counts.get(folded)! < 2) return [];
    return speaker(document, start, name, 'dialogue', isName ? SPEAKS : BY_A_WORD) ?? [];
  });
}

function looksLikeName(folded: string): boolean {
  const words = folded.split(/[^a-z']+/).filter((word) => word !== '');
  return (
    words.length > 0 &&
    words.length <= 3 &&
    !words.some((word) => (knownOf(word) & THING) !== 0) &&
    words.some((word) => {
      const bits = knownOf(word);
      return (bits & ORDINARY) === 0 || asFirst(bits) >= 4;
    })
  );
}
