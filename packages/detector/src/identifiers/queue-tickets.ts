/** "senha A047, guichê 3": the ticket of who waits, not what opens anything. */

const TICKET = /^(?:[a-z]{1,3}-?\d{2,4}|\d{2,4})$/;
/** So many figures open things, too, unless they are called to a counter. */
const FOUR = /^\d{4}$/;
const COUNTER = /(?<![a-z])guiches?(?![a-z])/;
/** In Portuguese a password is called the same. Folded. */
const CALLED = /(?<![a-z])senhas?(?: (?:de|do|para) atendimento)?(?: n[.o]{1,2})?[: ]{1,2}$/;
const WAITING =
  /(?<![a-z])(?:guiches?|painel de (?:senha|chamada)s?|filas?|balcao|balanca|chamad[ao]s?(?! d))(?![a-z])/;
/** What a password opens. */
const OPENED =
  /(?<![a-z])(?:wi-?fi|internet|rede|roteador|login|usuari[oa]|conta|cartao|cofre|cadeado|fechadura|alarme|portao|porta|portaria|garagem|interfone|casa|portal|acess[oa]r?|sistema|site|app|aplicativo|computador|notebook|pc|celular|tablet|e-?mail)(?![a-z])/;
const NEAR = 60;

/** Whether a value on folded text is one: by the sentence around it. */
export function isQueueTicket(folded: string, start: number, value: string): boolean {
  if (!TICKET.test(value)) return false;
  const before = folded.slice(Math.max(0, start - NEAR), start);
  if (!CALLED.test(before)) return false;
  const after = folded.slice(start + value.length, start + value.length + NEAR);
  const sentence = `${before.split(/[.;!?]\s|\n/).at(-1)} ${after.split(/[.;!?]\s|\n/)[0]}`;
  return (FOUR.test(value) ? COUNTER : WAITING).test(sentence) && !OPENED.test(sentence);
}
