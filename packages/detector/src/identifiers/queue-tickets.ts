/** "senha A047, guichê 3": the ticket of who waits, not what opens anything. */

const TICKET = /^(?:[a-z]{1,3}-?\d{2,4}|\d{2,3})$/;
/** In Portuguese a password is called the same. Folded. */
const CALLED = /(?<![a-z])senhas?(?: (?:de|do|para) atendimento)?(?: n[.o]{1,2})?[: ]{1,2}$/;
const WAITING =
  /(?<![a-z])(?:guiches?|painel|filas?|atendimento|atendid[oa]|chamad[ao]s?|chamou|chama|balcao|balanca|triagem|retir(?:e|ar|ou)|aguard[ea][a-z]*|vez|proxim[oa]|consultorio|lavagem|posto de|caixa \d|distribuid[ao]s|preferencia(?:l|is)|perdeu a vez)(?![a-z])/;
const NEAR = 60;

/** Whether a value on folded text is one. */
export const isQueueTicket = (folded: string, start: number, value: string): boolean =>
  TICKET.test(value) &&
  CALLED.test(folded.slice(Math.max(0, start - NEAR), start)) &&
  WAITING.test(folded.slice(Math.max(0, start - NEAR), start + value.length + NEAR));
