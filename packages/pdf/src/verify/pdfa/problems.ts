import { readRawFile } from '../raw/file.ts';
import { fileProblems, outputProfile } from './file-rules.ts';
import { fontProblems } from './fonts.ts';
import { painted } from './painted.ts';
import type { PdfaProblem } from '../../types.ts';

/**
 * Looks for what PDF/A-2b forbids in a copy. The file, its objects and its content are read by code of the check's own;
 * tables of font programs, CMaps and encodings by the code that prunes fonts, so a mistake in reading those would be
 * made on both sides. Where it can't tell, it says that there is a problem. What no copy holds
 * (annotations, actions, files, layers) is the matter of the structure check.
 */
export function pdfaProblems(bytes: Uint8Array): PdfaProblem[] {
  const file = readRawFile(bytes);
  const found = new Set<PdfaProblem>();
  const say = (problem: PdfaProblem): void => {
    found.add(problem);
  };
  fileProblems(bytes, file, say);
  const fonts = painted(file, outputProfile(file), say);
  for (const [font, use] of fonts) fontProblems(file, font, use, say);
  return [...found].sort();
}
