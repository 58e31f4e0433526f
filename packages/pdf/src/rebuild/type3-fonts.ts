import { PDFName, type PDFDict } from '@cantoo/pdf-lib';
import { IDENTITY } from '../content/matrix.ts';
import { arrayEntry, elements, numberEntry, numberOf } from '../content/objects.ts';
import type { FontUse, Usage } from '../rewrite/font-use.ts';
import type { Material } from '../rewrite/material.ts';
import { ResourceNames } from '../rewrite/resource-names.ts';
import { NOTHING_MARKED } from '../rewrite/scope.ts';
import { initialState } from '../rewrite/state.ts';
import { streamText } from '../rewrite/stream-text.ts';
import { deflated } from './deflate.ts';
import { copyToUnicode } from './font-parts.ts';

/** A Type3 font with the procedures of the shown codes, renamed by code; and what those procedures show themselves. */
export function copyType3Font(
  material: Material,
  use: FontUse,
  codes: ReadonlySet<number>,
): { dict: PDFDict; usages: Usage[] } {
  const { copier } = material;
  const { target } = copier;
  const type3 = use.font.type3!;
  const shown = [...codes].sort((a, b) => a - b);
  const dict = copier.keys(use.dict, { FontBBox: copier.numbers, FontMatrix: copier.numbers });
  const procedures = copier.dict();
  const encoding = copier.dict();
  const differences = copier.array([]);
  const usages: Usage[] = [];
  const names = new ResourceNames(target);
  for (const code of shown) {
    const procedure = type3.procedures.get(code);
    if (procedure === undefined) continue;
    const content = material.rewrite(material, {
      bytes: streamText(material, procedure),
      resources: type3.resources,
      scope: NOTHING_MARKED(),
      state: initialState(),
      base: IDENTITY,
      names,
    });
    usages.push(content.usage);
    const baseName = type3.base?.names.get(code);
    const name = PDFName.of(baseName ?? `c${code}`);
    procedures.set(name, target.register(deflated(copier.dict(), content.bytes)));
    if (baseName !== undefined) encoding.set(PDFName.of('BaseEncoding'), PDFName.of(type3.base!.encoding));
    else {
      differences.push(target.obj(code));
      differences.push(name);
    }
  }
  encoding.set(PDFName.of('Type'), PDFName.of('Encoding'));
  encoding.set(PDFName.of('Differences'), differences);
  dict.set(PDFName.of('Type'), PDFName.of('Font'));
  dict.set(PDFName.of('Subtype'), PDFName.of('Type3'));
  dict.set(PDFName.of('Resources'), names.dict());
  dict.set(PDFName.of('CharProcs'), procedures);
  dict.set(PDFName.of('Encoding'), encoding);
  copyWidths(material, use, shown, dict);
  copyToUnicode(copier, use.dict, codes, 1, dict);
  return { dict, usages };
}

function copyWidths({ copier }: Material, use: FontUse, shown: readonly number[], dict: PDFDict): void {
  const first = shown[0] ?? 0;
  const last = shown.at(-1) ?? 0;
  const source = elements(arrayEntry(use.dict, 'Widths'));
  const start = numberEntry(use.dict, 'FirstChar') ?? 0;
  const wanted = new Set(shown);
  const widths = Array.from({ length: last - first + 1 }, (_, index) =>
    wanted.has(first + index) ? (numberOf(source[first + index - start]) ?? 0) : 0,
  );
  dict.set(PDFName.of('FirstChar'), copier.target.obj(first));
  dict.set(PDFName.of('LastChar'), copier.target.obj(last));
  dict.set(PDFName.of('Widths'), copier.target.obj(widths));
}
