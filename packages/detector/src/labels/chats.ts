import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

/** The times and dates before a message, as WhatsApp, Slack, Teams and their exports write them. */
const STAMP =
  '\\[?(?:\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4},? (?:at |às )?)?\\d{1,2}[:h]\\d{2}(?::\\d{2})?(?: ?[ap]\\.?m\\.?)?\\]?';
const LINE = new RegExp(`(?<=^|\\n)[ \\t]{0,4}${STAMP} ?(?:- )?([^\\n:\\]]{1,40})(?=:(?: |\\n))`, 'gi');
const NOBODY =
  /^(?:system|sistema|bot|admin|suporte|support|atendimento|voce|you|eu|me|grupo|group|equipe|team|assunto|subject|obs|nota|note|pauta|agenda|total|entrada|saida|almoco|intervalo|local|sala|room|analista|tecnic[oa]|atendente|operador|cliente|usuari[oa]|agent|customer|user)(?![a-z])/;
/** One stamped line is a timetable as well; two are a chat. */
const FEWEST = 2;

/** Who speaks in a chat: what stands between the time and the colon, whatever it looks like. Linear. */
export function findSpeakers(document: Document): Found[] {
  const found: Found[] = [];
  for (const match of document.text.matchAll(LINE)) {
    const raw = match[1]!;
    const end = match.index + match[0].length;
    const lead = /^[\s~@*_\-+]*/.exec(raw)![0].length;
    const name = raw.slice(lead).trimEnd();
    const start = end - raw.length + lead;
    if (!/\p{L}/u.test(name) || /\d{4}/.test(name) || name.split(' ').length > 5) continue;
    if (NOBODY.test(document.folded.slice(start, start + name.length))) continue;
    found.push({
      start,
      end: start + name.length,
      category: 'person',
      detector: 'label',
      confidence: 0.9,
      reason: because('label', match[0].trim().slice(0, 8)),
      proposal: 'remove',
      priority: 64,
    });
  }
  return found.length < FEWEST ? [] : found;
}
