import { PDFDict } from '@cantoo/pdf-lib';
import { decodeStream } from '../content/streams.ts';
import { isStream, type Copier, type Copy } from './copier.ts';
import { colourSpaces, functions } from './colours.ts';
import { deflated } from './deflate.ts';
import { meshData } from './mesh-data.ts';

/** Shadings (8.7.4.5), as dictionaries and as mesh streams. */
export function shadings(copier: Copier): Copy {
  const shape = {
    ShadingType: copier.number,
    ColorSpace: colourSpaces(copier),
    Background: copier.numbers,
    BBox: copier.numbers,
    AntiAlias: copier.bool,
    Domain: copier.numbers,
    Matrix: copier.numbers,
    Function: functions(copier),
    Coords: copier.numbers,
    Extend: copier.numbers,
    BitsPerCoordinate: copier.number,
    BitsPerComponent: copier.number,
    BitsPerFlag: copier.number,
    Decode: copier.numbers,
    VerticesPerRow: copier.number,
  };
  return (value) => {
    if (value instanceof PDFDict) return copier.shared(value, () => copier.keys(value, shape));
    if (!isStream(value)) return undefined;
    return copier.shared(value, () =>
      deflated(
        copier.keys(value.dict, shape),
        meshData(value.dict, decodeStream(value, copier.budget), copier.budget),
      ),
    );
  };
}
