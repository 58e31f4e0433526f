import { type PDFDict, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import type { Matrix } from '../content/matrix.ts';
import { nameEntry } from '../content/objects.ts';
import { compositeFont } from '../fonts/composite-font.ts';
import { simpleFont } from '../fonts/simple-font.ts';
import { colourSpaces, functions } from '../rebuild/colours.ts';
import type { Copier, Copy } from '../rebuild/copier.ts';
import { images } from '../rebuild/images.ts';
import { shadings } from '../rebuild/shadings.ts';
import { srgbSpace } from '../pdfa/output-intent.ts';
import { invisibleFont } from '../picture/text-layer.ts';
import { BurntImages } from './burnt-images.ts';
import type { FontUse, Usage } from './font-use.ts';
import type { Layers } from './layers.ts';
import type { ResourceNames } from './resource-names.ts';
import type { Scope } from './scope.ts';
import type { GraphicsState } from './state.ts';

/** A content stream as it goes into the copy. */
export interface RewrittenContent {
  readonly bytes: Uint8Array;
  readonly resources: PDFDict;
  readonly usage: Usage;
  /** True where something under a mark went: this stream can't be shared with uses that no mark touches. */
  readonly touched: boolean;
  /** True where text is shown in a font that the stream did not choose itself. */
  readonly inheritsFont: boolean;
}

export interface ContentRequest {
  readonly bytes: Uint8Array;
  readonly resources: PDFDict | undefined;
  readonly scope: Scope;
  readonly state: GraphicsState;
  /** From the coordinate system that patterns of this stream start from to page user space (8.7.3.1). */
  readonly base: Matrix;
  /** Inside a Type3 procedure only text counts: its ink belongs to a glyph that was decided on before. */
  readonly textOnly?: boolean;
  /** Where several streams share one resource dictionary (Type3 procedures). */
  readonly names?: ResourceNames;
}

export interface CopiedForm {
  readonly ref: PDFRef;
  readonly usage: Usage;
}

/** What the pages of one document share while they are rewritten. */
export class Material {
  readonly copier: Copier;
  readonly layers: Layers;
  readonly rewrite: (material: Material, request: ContentRequest) => RewrittenContent;
  readonly spaces: Copy;
  readonly shading: Copy;
  readonly image: Copy;
  readonly functions: Copy;
  /** Forms and patterns that no mark touched, once for all pages. */
  readonly forms = new Map<PDFObject, CopiedForm>();
  readonly #fonts = new Map<PDFDict, FontUse>();
  readonly images = new BurntImages();
  #helvetica: FontUse | undefined;
  #invisible: PDFRef | undefined;
  #srgb: PDFRef | undefined;

  constructor(copier: Copier, layers: Layers, rewrite: Material['rewrite']) {
    this.copier = copier;
    this.layers = layers;
    this.rewrite = rewrite;
    this.spaces = colourSpaces(copier);
    this.shading = shadings(copier);
    this.image = images(copier);
    this.functions = functions(copier);
  }

  /** Of text layers. */
  get invisibleFont(): PDFRef {
    return (this.#invisible ??= invisibleFont(this.copier.target));
  }

  /** Of pictures that are drawn for a copy that claims to be PDF/A. */
  get srgb(): PDFRef {
    return (this.#srgb ??= srgbSpace(this.copier.target));
  }

  /** Those that a content stream of the copy chooses, whether it shows anything in them or not. */
  get chosenFonts(): Iterable<FontUse> {
    return this.#fonts.values();
  }

  /** Readers show text in Helvetica where its font is missing. */
  font(dict: PDFDict | undefined): FontUse {
    if (dict === undefined) {
      this.#helvetica ??= this.font(
        this.copier.source.obj({
          Type: 'Font',
          Subtype: 'Type1',
          BaseFont: 'Helvetica',
          Encoding: 'WinAnsiEncoding',
        }),
      );
      return this.#helvetica;
    }
    let use = this.#fonts.get(dict);
    if (use === undefined) {
      const font =
        nameEntry(dict, 'Subtype') === 'Type0' ? compositeFont(dict, this.copier.budget) : simpleFont(dict);
      use = { dict, font, target: this.copier.target.nextRef() };
      this.#fonts.set(dict, use);
    }
    return use;
  }
}
