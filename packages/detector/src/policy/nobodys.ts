import type { Found, Likely } from '../found.ts';
import type { CellsAround } from '../labels/headers.ts';
import { withoutNobodysLives } from '../labels/lives/nobodys.ts';
import { withoutCited } from '../names/cited.ts';
import { withoutFieldNames } from '../names/field-names.ts';
import { withoutLabelWords } from '../names/label-words.ts';
import { withoutListed } from '../names/listed-things.ts';
import { withoutOffices } from '../names/offices.ts';
import { withoutThings } from '../names/things.ts';
import type { Document } from '../text/document.ts';
import { withoutCompanyWords } from './organisations.ts';

/** Without what looks like somebody's and is a thing's, a form's, a work's or a firm's. Linear. */
export function withoutNobodys(
  document: Document,
  above: CellsAround['above'],
  likely: Likely,
  found: readonly Found[],
  organisations: readonly Found[],
): Found[] {
  const lives = withoutNobodysLives(document, found);
  const asked = withoutFieldNames(document, withoutOffices(document, withoutLabelWords(document, lives)));
  const named = withoutListed(document, withoutCited(document, asked));
  return withoutThings(document, above, likely, withoutCompanyWords(named, organisations));
}
