/** Passwords in the rows of a printed table, under the head that names them: "Aluno  Senha", "Locker code". */

import { because, type Found } from '../found.ts';
import { isPhrase } from '../identifiers/pass-phrases.ts';
import { NO_PASSWORD } from '../identifiers/passwords.ts';
import type { Document } from '../text/document.ts';
import type { Line } from '../text/layout.ts';

const HEAD =
  /^(?:(?:senha|pass ?word|pass ?code|pass ?phrase|pwd|contra-?senha|palavra[ -]passe|(?:locker|door|gate|alarm|safe|lock|entry|wi-?fi) (?:code|pin|key|password))(?: (?:inicial|provisoria|nova|temporaria|wi-?fi|d[aeo] [a-z]{2,12}))?|(?:codigo|pin) d[aeo] (?:porta|portao|alarme|cofre|armario|acesso)|(?:new|initial|temporary|temp) password)$/;
const SIGNS = ['senha', 'pass', 'pwd', 'pin', 'code', 'codigo', ' key'];
/** What other things are numbered by, too, unless it has so many figures. */
const PIN = /^pin$/;
const FIGURES = /^\d{4,8}$/;
/** Pins of chips and of metal are listed beside these. */
const PINS = /^(?:gpio|material|preco|price|qtde?|qty|quantidade|quantity|signal|sinal)$/;
/** Who waits is called to it by the number of a ticket. */
const COUNTER = /^guiches?$/;
/** One word with a figure; of those who wait a letter and few figures. */
const WITH_FIGURE = /^(?=\S{0,40}\d)(?![a-z]{1,3}-?\d{1,3}$|\d{1,3}$)[^\s|]{4,64}$/;
const WORD = new RegExp(`^${NO_PASSWORD}[a-z]{6,24}$`);

const isSecret = (head: string, written: string): boolean =>
  PIN.test(head)
    ? FIGURES.test(written)
    : HEAD.test(head) && (WITH_FIGURE.test(written) || WORD.test(written) || isPhrase(written));

/** Linear. */
export function findSecretColumns(
  { folded }: Document,
  lines: readonly Line[],
  above: (start: number) => string,
): Found[] {
  if (!SIGNS.some((sign) => folded.includes(sign))) return [];
  return lines
    .filter((line) => line.length > 1)
    .flatMap((line) => {
      const heads = line.map(({ start }) => above(start));
      if (heads.some((head) => COUNTER.test(head))) return [];
      const isOfParts = heads.some((head) => PINS.test(head));
      return line.filter(
        ({ start, end }, at) =>
          !(isOfParts && PIN.test(heads[at]!)) && isSecret(heads[at]!, folded.slice(start, end)),
      );
    })
    .map(({ start, end }) => ({
      start,
      end,
      category: 'secret',
      detector: 'label',
      confidence: 0.9,
      reason: because('table-header'),
      proposal: 'remove',
      priority: 91,
    }));
}
