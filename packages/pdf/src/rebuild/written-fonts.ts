import { nameEntry } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { totalUsage, type FontUse, type Usage } from '../rewrite/font-use.ts';
import type { Material } from '../rewrite/material.ts';
import { copyCompositeFont } from './composite-fonts.ts';
import { copySimpleFont } from './simple-fonts.ts';
import { copyType3Font } from './type3-fonts.ts';

/**
 * Writes every font that the pages still show something in, without what they don't.
 * @param archival no font may be left to the reader (PDF/A)
 * @returns fonts that can't be pruned surely: pages that use them can't be rewritten
 */
export function writeFonts(material: Material, pages: readonly Usage[], archival = false): Set<FontUse> {
  const refused = new Set<FontUse>();
  const roots = [...pages];
  const done = new Map<FontUse, number>();
  // Type3 procedures show text in other fonts, so uses grow until they don't.
  for (let grown = true; grown;) {
    grown = false;
    for (const [use, codes] of totalUsage(roots)) {
      if (use.font.type3 === undefined || done.get(use) === codes.size) continue;
      done.set(use, codes.size);
      try {
        const { dict, usages } = copyType3Font(material, use, codes);
        material.copier.target.assign(use.target, dict);
        roots.push(...usages);
        grown = true;
      } catch (error) {
        if (!(error instanceof PictureNeeded)) throw error;
        refused.add(use);
      }
    }
  }
  const total = totalUsage(roots);
  for (const use of material.chosenFonts) if (!total.has(use)) writeUnused(material, use, archival);
  for (const [use, codes] of total) {
    if (use.font.type3 !== undefined) continue;
    const copy = nameEntry(use.dict, 'Subtype') === 'Type0' ? copyCompositeFont : copySimpleFont;
    try {
      material.copier.target.assign(use.target, copy(material.copier, use, codes));
    } catch (error) {
      if (!(error instanceof PictureNeeded)) throw error;
      refused.add(use);
    }
  }
  return refused;
}

/** Content that chooses a font which is not there is damaged to readers, though it shows nothing in it any more. */
function writeUnused({ copier: { target } }: Material, { target: place }: FontUse, archival: boolean): void {
  target.assign(place, target.obj(archival ? GLYPHLESS : HELVETICA));
}

const HELVETICA = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
const GLYPHLESS = {
  Type: 'Font',
  Subtype: 'Type3',
  FontBBox: [0, 0, 0, 0],
  FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
  FirstChar: 0,
  LastChar: 0,
  Widths: [0],
  Encoding: { Type: 'Encoding', Differences: [] },
  CharProcs: {},
  Resources: {},
};

/** Whether a page shows anything in one of the fonts. */
export function usesAny(page: Usage, fonts: ReadonlySet<FontUse>): boolean {
  for (const use of totalUsage([page]).keys()) if (fonts.has(use)) return true;
  return false;
}
