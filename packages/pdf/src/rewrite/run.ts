import type { PDFDict, PDFObject } from '@cantoo/pdf-lib';
import { IDENTITY, invert, multiply, type Matrix } from '../content/matrix.ts';
import { ContentOutput } from '../content/output.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { formatNumber, formatOperand } from '../content/serialize.ts';
import type { Operand } from '../content/operand.ts';
import type { Operation } from '../content/tokenizer.ts';
import { type FontUse, Usage } from './font-use.ts';
import type { ContentRequest, Material } from './material.ts';
import type { PathStep } from './path-step.ts';
import { ResourceNames } from './resource-names.ts';
import type { GraphicsState } from './state.ts';

/** One pass over one content stream: where it stands, and what it has written. */
export class Run {
  readonly material: Material;
  readonly request: ContentRequest;
  readonly source: Uint8Array;
  readonly resources: PDFDict | undefined;
  readonly names: ResourceNames;
  readonly usage = new Usage();
  readonly output: ContentOutput;
  /** True where positions matter: something may have to go. */
  readonly tracking: boolean;
  readonly saved: GraphicsState[] = [];
  readonly graphicsStates = new Map<PDFDict, PDFObject>();
  readonly path: PathStep[] = [];
  state: GraphicsState;
  textMatrix: Matrix = IDENTITY;
  lineMatrix: Matrix = IDENTITY;
  inText = false;
  /** Clip text (render modes 4 to 7) of the current text object. */
  clipTextGone = false;
  clipTextLeft = false;
  /** For each open marked-content sequence whether it hides what it holds. */
  readonly sequences: boolean[] = [];
  touched = false;
  choseFont = false;
  inheritsFont = false;
  #from = 0;
  #to = 0;

  constructor(material: Material, request: ContentRequest) {
    this.material = material;
    this.request = request;
    this.source = request.bytes;
    this.resources = request.resources;
    this.state = { ...request.state, written: request.state.ctm, writtenFont: undefined };
    this.names = request.names ?? new ResourceNames(material.copier.target);
    this.output = new ContentOutput(request.bytes.length + 64);
    this.tracking = request.scope.active || material.layers.anyHidden;
  }

  get hidden(): boolean {
    return this.sequences.includes(true);
  }

  /** The bytes of the operation as they are; neighbours go out in one piece. */
  keep(operation: Operation, operands: readonly Operand[], exact: boolean): void {
    if (!exact || operation.commented) {
      this.write(`${operands.map(formatOperand).join(' ')} ${operation.operator}`);
      return;
    }
    if (this.#to > this.#from && !operation.afterComment && this.#gapIsWhite(operation.start)) {
      this.#to = operation.end;
      return;
    }
    this.flush();
    this.#from = operation.start;
    this.#to = operation.end;
  }

  /**
   * Level strict: text says itself where it stands, so that no matrix tells where text before it ended; a matrix is only
   * written before something else that is painted in it.
   */
  settle(): void {
    const { ctm, written } = this.state;
    if (ctm === written) return;
    const back = invert(written);
    if (back === undefined) throw new PictureNeeded('line-not-fixable');
    this.write(`${multiply(ctm, back).map(formatNumber).join(' ')} cm`);
    this.state.written = ctm;
  }

  /** The same for the size of letters, which may be as small as what went needed. */
  settleFont(font: FontUse): void {
    const chosen = `/${this.names.name('Font', font.target)} ${formatNumber(this.state.size)} Tf`;
    if (this.state.writtenFont === chosen) return;
    this.write(chosen);
    this.state.writtenFont = chosen;
  }

  /** The same for how far text is stretched, which may be as far as what went had room. */
  settledScale(): string {
    this.state.writtenScale = this.state.scale;
    return `${formatNumber(this.state.scale * 100)} Tz`;
  }

  write(text: string): void {
    this.flush();
    this.output.write(text);
  }

  flush(): void {
    if (this.#to > this.#from) this.output.keep(this.source, this.#from, this.#to);
    this.#from = 0;
    this.#to = 0;
  }

  /** Dropped operations leave a hole that the next one must not bridge; a path goes out after what stood within it. */
  #gapIsWhite(until: number): boolean {
    if (until < this.#to) return false;
    for (let at = this.#to; at < until; at += 1) if (this.source[at]! > 32) return false;
    return true;
  }
}
