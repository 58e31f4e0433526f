import { PDFDict, PDFName, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';

export type ResourceKind = 'Font' | 'XObject' | 'ExtGState' | 'ColorSpace' | 'Pattern' | 'Shading';

const PREFIX: Readonly<Record<ResourceKind, string>> = {
  Font: 'F',
  XObject: 'X',
  ExtGState: 'G',
  ColorSpace: 'C',
  Pattern: 'P',
  Shading: 'S',
};

/**
 * The resources that one content stream of the copy uses, named by order of first use: neither the names of the
 * source nor the gaps that removed ones would leave reach the copy.
 */
export class ResourceNames {
  readonly #context: PDFContext;
  readonly #kinds = new Map<ResourceKind, { dict: PDFDict; names: Map<PDFObject, string> }>();
  readonly #fixed = new Map<string, PDFObject>();

  constructor(context: PDFContext) {
    this.#context = context;
  }

  name(kind: ResourceKind, value: PDFObject): string {
    let group = this.#kinds.get(kind);
    if (group === undefined) {
      group = { dict: PDFDict.withContext(this.#context), names: new Map() };
      this.#kinds.set(kind, group);
    }
    let name = group.names.get(value);
    if (name === undefined) {
      name = `${PREFIX[kind]}${group.names.size}`;
      group.names.set(value, name);
      group.dict.set(PDFName.of(name), value);
    }
    return name;
  }

  /** `DefaultGray` and its like, which act by their names (8.6.5.6). */
  defaultSpace(name: string, value: PDFObject): void {
    this.#fixed.set(name, value);
  }

  dict(): PDFDict {
    const resources = PDFDict.withContext(this.#context);
    for (const kind of Object.keys(PREFIX) as ResourceKind[]) {
      const group = this.#kinds.get(kind);
      if (group !== undefined) resources.set(PDFName.of(kind), group.dict);
    }
    if (this.#fixed.size > 0) {
      const spaces = this.#kinds.get('ColorSpace')?.dict ?? PDFDict.withContext(this.#context);
      for (const [name, value] of this.#fixed) spaces.set(PDFName.of(name), value);
      resources.set(PDFName.of('ColorSpace'), spaces);
    }
    return resources;
  }
}
