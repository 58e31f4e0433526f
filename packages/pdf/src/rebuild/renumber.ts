import { PDFArray, PDFDict, PDFRef, PDFStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';

/**
 * Keeps what the catalog leads to and nothing else, numbered in the order in which it is met: object numbers don't
 * tell what was copied and then not used.
 */
export function keepReachable(context: PDFContext, root: PDFRef): PDFRef {
  const order = new Map<PDFRef, PDFRef>();
  const objects: PDFObject[] = [];
  const renamed = (ref: PDFRef): PDFRef | undefined => {
    const known = order.get(ref);
    if (known !== undefined) return known;
    const object = context.lookup(ref);
    if (object === undefined) return undefined;
    const fresh = PDFRef.of(order.size + 1);
    order.set(ref, fresh);
    objects.push(object);
    return fresh;
  };
  const seen = new Set<PDFObject>();
  const visit = (object: PDFObject): void => {
    if (seen.has(object)) return;
    seen.add(object);
    if (object instanceof PDFStream) visit(object.dict);
    else if (object instanceof PDFDict) {
      for (const [key, value] of object.entries())
        relink(
          value,
          (next) => object.set(key, next),
          () => object.delete(key),
        );
    } else if (object instanceof PDFArray) {
      for (let index = 0; index < object.size(); index += 1) {
        const at = index;
        relink(
          object.get(at),
          (next) => object.set(at, next),
          () => object.set(at, context.obj(null)),
        );
      }
    }
  };
  const relink = (value: PDFObject, set: (next: PDFObject) => void, drop: () => void): void => {
    if (!(value instanceof PDFRef)) visit(value);
    else {
      const next = renamed(value);
      if (next === undefined) drop();
      else set(next);
    }
  };
  const first = renamed(root)!;
  // Breadth first: `objects` grows while it is walked.
  for (let index = 0; index < objects.length; index += 1) visit(objects[index]!);
  for (const [ref] of context.enumerateIndirectObjects()) context.delete(ref);
  objects.forEach((object, index) => context.assign(PDFRef.of(index + 1), object));
  context.largestObjectNumber = objects.length;
  return first;
}
