import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { ORDINARY, knownWords } from '../names/lists.ts';
import type { Document } from '../text/document.ts';

const LABELLED =
  /(?<![a-z])(?:usuari[oa]|login|user(?: ?name| id)?|userid|owner|skype|writes as|screen name|account|aberto por|opened by)(?: (?:e|is|name|id|de rede|da rede))?[:= ]{1,2}"?([a-z][a-z0-9]{0,20}(?:[._-][a-z0-9]{1,20}){0,3})(?![a-z0-9@])/g;

/** "user z.vrbova", "login jhnizdo77": what stands after the word if it is no word itself. Linear. */
export function findUserNames(document: Document): Found[] {
  const found: Found[] = [];
  for (const match of document.folded.matchAll(LABELLED)) {
    const name = match[1]!;
    if (name.length < 4 || ((knownWords().get(name) ?? 0) & ORDINARY) !== 0) continue;
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
  return found;
}
