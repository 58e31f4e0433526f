import type { RawFile } from '../raw/file.ts';
import type { Dict } from '../raw/values.ts';
import { compositeProblems } from './composite-fonts.ts';
import { descendantOf, type FontUse, nameIn, programOf, type Say } from './font-parts.ts';
import { missingProblems } from './missing-fonts.ts';
import { simpleProblems } from './simple-fonts.ts';
import { type3Problems } from './type3-fonts.ts';

/** 6.2.11: a font that text is shown in is there, and fits what the file says of it. */
export function fontProblems(file: RawFile, font: Dict, use: FontUse, say: Say): void {
  const kind = nameIn(file, font, 'Subtype');
  const isEmpty = [...use.visible, ...use.invisible].every((text) => text.length === 0);
  if (isEmpty && use.isVisible && kind !== 'Type3') {
    if (kind === 'Type0' ? descendantOf(file, font) === undefined : programOf(file, font) === undefined)
      say('font-not-embedded');
    return;
  }
  if (kind === 'Type3') type3Problems(file, font, use, say);
  else if (kind === 'Type0') compositeProblems(file, font, use, say);
  else if (programOf(file, font) === undefined && !use.isVisible) missingProblems(file, font, use, say);
  else simpleProblems(file, font, use, say);
}
