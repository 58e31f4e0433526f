import { type RawFile, resolve } from '../raw/file.ts';
import { type Dict, isList } from '../raw/values.ts';
import { listIn, numberIn } from './font-parts.ts';

/** Of a simple font, by code; undefined where a list that PDF/A wants is missing or too short. */
export function widthsIn(file: RawFile, font: Dict): ((code: number) => number | undefined) | undefined {
  const widths = listIn(file, font, 'Widths');
  const [first, last] = [numberIn(file, font, 'FirstChar'), numberIn(file, font, 'LastChar')];
  if (widths === undefined || first === undefined || last === undefined || widths.length !== last - first + 1)
    return undefined;
  return (code) => {
    const width = resolve(file, widths[code - first]);
    return typeof width === 'number' ? width : undefined;
  };
}

/** Of a descendant font, by CID (9.7.4.3). */
export function cidWidths(file: RawFile, font: Dict): (cid: number) => number {
  const usual = numberIn(file, font, 'DW') ?? 1000;
  const items = listIn(file, font, 'W') ?? [];
  const widths = new Map<number, number>();
  for (let at = 0; at < items.length;) {
    const first = Number(resolve(file, items[at]));
    const second = resolve(file, items[at + 1]);
    if (isList(second)) {
      second.forEach((width, index) => widths.set(first + index, Number(resolve(file, width))));
      at += 2;
    } else {
      const width = Number(resolve(file, items[at + 2]));
      for (let cid = first; cid <= Math.min(Number(second), 65_535); cid += 1) widths.set(cid, width);
      at += 3;
    }
  }
  return (cid) => widths.get(cid) ?? usual;
}
