import type { Category } from '../categories.ts';
import { because, type Found } from '../found.ts';
import type { Range } from '../text/document.ts';

/** What is counted. Folded. */
const COUNTED =
  /^ ?(?:habitantes|votos|seguidores|acoes|pessoas|eleitores|unidades|reais|euros|dolares|pontos|km|kg|mg|ml|people|votes|followers|shares|units|points|pounds|dollars|miles|residents|members|copies)(?![a-z])/;
/** Characters behind a number in which it is said. */
const BEHIND = 24;

/** "12.404.881 habitantes": folded, up to the end of the number. */
export const isCounted = (folded: string, end: number): boolean =>
  COUNTED.test(folded.slice(end, end + BEHIND));

/** A number that no word names, only who stands beside it: about even odds; anything that names it stands above. */
export const unnamed = ({ start, end }: Range, category: Category): Found => ({
  start,
  end,
  category,
  detector: 'identifier',
  confidence: 0.55,
  reason: because('pattern'),
  proposal: 'remove',
  priority: 4,
});
