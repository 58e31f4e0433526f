import { PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { arrayEntry, dictOf, elements, entry, numberEntry, numberOf, numbersOf } from '../content/objects.ts';
import { placeForm } from './forms.ts';
import type { Run } from './run.ts';
import { dashOf } from './state.ts';

const BLEND_MODES =
  'Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color Luminosity'.split(
    ' ',
  );

/** `gs` (8.4.5): a copy of the parameters that paint, the soft mask's group rewritten where a mark lies over it. */
export function placeGraphicsState(run: Run, source: PDFDict): PDFObject {
  const { copier, functions } = run.material;
  applyParameters(run, source);
  const known = run.graphicsStates.get(source);
  if (known !== undefined) return known;
  const blendMode = copier.oneOf(...BLEND_MODES);
  const dict = copier.keys(source, {
    LW: copier.number,
    LC: copier.number,
    LJ: copier.number,
    ML: copier.number,
    D: dashes(run),
    RI: copier.oneOf('AbsoluteColorimetric', 'RelativeColorimetric', 'Saturation', 'Perceptual'),
    OP: copier.bool,
    op: copier.bool,
    OPM: copier.number,
    FL: copier.number,
    SM: copier.number,
    SA: copier.bool,
    BM: copier.either(blendMode, copier.list(blendMode)),
    CA: copier.number,
    ca: copier.number,
    AIS: copier.bool,
    TK: copier.bool,
    TR: functions,
    TR2: functions,
  });
  const font = fontOf(run, source);
  if (font !== undefined) dict.set(PDFName.of('Font'), font);
  const mask = softMask(run, entry(source, 'SMask'));
  if (mask !== undefined) dict.set(PDFName.of('SMask'), mask);
  // A soft mask lands where the matrix stands when it is chosen, so marks may touch one use and not another.
  if (!(mask instanceof PDFDict) || !run.request.scope.active) run.graphicsStates.set(source, dict);
  return dict;
}

function applyParameters(run: Run, source: PDFDict): void {
  run.state.lineWidth = numberEntry(source, 'LW') ?? run.state.lineWidth;
  const [lengths, phase] = elements(arrayEntry(source, 'D'));
  if (lengths !== undefined) run.state.dash = dashOf(numbersOf(lengths) ?? [], numberOf(phase) ?? 0);
  const [font, size] = elements(arrayEntry(source, 'Font'));
  const dict = dictOf(font);
  if (dict === undefined) return;
  run.state.font = run.material.font(dict);
  run.state.size = numberOf(size) ?? run.state.size;
  run.choseFont = true;
}

function fontOf(run: Run, source: PDFDict): PDFObject | undefined {
  const [font, size] = elements(arrayEntry(source, 'Font'));
  const dict = dictOf(font);
  if (dict === undefined) return undefined;
  return run.material.copier.array([
    run.material.font(dict).target,
    run.material.copier.target.obj(numberOf(size) ?? 0),
  ]);
}

/** `[[lengths] phase]` */
function dashes(run: Run) {
  const { copier } = run.material;
  return copier.list(copier.either(copier.numbers, copier.number));
}

function softMask(run: Run, mask: PDFObject | undefined): PDFObject | undefined {
  const { material, request, usage } = run;
  if (mask instanceof PDFName) return PDFName.of('None');
  if (!(mask instanceof PDFDict)) return undefined;
  const group = entry(mask, 'G');
  if (!(group instanceof PDFRawStream)) return undefined;
  run.settle();
  const form = placeForm(material, {
    form: group,
    resources: run.resources,
    scope: request.scope,
    state: run.state,
    textOnly: request.textOnly === true,
  });
  if (form === undefined) return undefined;
  usage.children.add(form.usage);
  if (form.touched) run.touched = true;
  const { copier, functions } = material;
  const dict = copier.keys(mask, {
    S: copier.oneOf('Alpha', 'Luminosity'),
    BC: copier.numbers,
    TR: functions,
  });
  dict.set(PDFName.of('G'), form.ref);
  return dict;
}
