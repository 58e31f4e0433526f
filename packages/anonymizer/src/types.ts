/** The pipeline's shapes: what `inspect` finds in a document, what is decided, what `remove` produces. */

import type { Category, Detector, Finding, Rules, PolicyKey } from '@mavendoc/detector';
import type {
  Archival,
  BarStyle,
  Box,
  Check,
  ForeignReport,
  HiddenPlace,
  Level,
  PageOutcome,
} from '@mavendoc/pdf';

export interface InspectOptions {
  readonly password?: string;
  readonly rules?: Rules;
  readonly without?: readonly Category[];
  readonly policy?: Partial<Record<PolicyKey, boolean>>;
  /** `auto` reads native text and every picture big enough to hold text; `force` reads whole pages as pixels; `off` never reads pixels. */
  readonly ocr?: 'auto' | 'force' | 'off';
}

/** A finding with its place on the pages. `id` is stable for the same document, options and version. */
export interface LocatedFinding extends Finding {
  readonly id: string;
  readonly areas: readonly { readonly page: number; readonly boxes: readonly Box[] }[];
}

export interface InspectedPage {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** Four numbers (left, top, right, bottom; points, origin top left) for each UTF-16 unit of `text`. */
  readonly boxes: Float32Array;
  /** `native` text of the file, `ocr` read from pixels, `both`, or `nothing` that could be read. */
  readonly source: 'native' | 'ocr' | 'both' | 'nothing';
  /** Runs of `text` that were read from pixels. */
  readonly read: readonly { readonly start: number; readonly end: number }[];
}

/** What nobody could see, told in the certificate and the screens: never passed silently. */
export interface Unseen {
  readonly page: number;
  readonly kind:
    'unread-ink' | 'low-confidence' | 'no-text' | 'photograph' | 'unreadable-font' | 'unread-barcode';
  readonly boxes: readonly Box[];
}

export interface Inspection {
  readonly fingerprint: string; // SHA-256 of the original, hex
  readonly pageCount: number;
  readonly pages: readonly InspectedPage[];
  readonly findings: readonly LocatedFinding[];
  readonly unseen: readonly Unseen[];
  readonly hidden: readonly HiddenPlace[];
  readonly signed: boolean;
  readonly repaired: boolean;
  readonly versions: Readonly<Record<string, string>>;
}

/** An area or value to take out that is decided: findings accepted, or added by a person. */
export interface Target {
  readonly areas: readonly { readonly page: number; readonly boxes: readonly Box[] }[];
  readonly text: string;
  readonly category: Category;
  readonly detector: Detector;
  /** Legal basis printed by style `reason`. */
  readonly basis?: string;
}

export interface RemoveOptions {
  readonly password?: string;
  readonly level: Level;
  readonly style: BarStyle;
  /** Language of captions and of the certificate. */
  readonly language: 'pt' | 'en';
}

/** Signed, without personal data. Format version 1. */
export interface Certificate {
  readonly format: 'mavendoc-certificate/1';
  readonly issuedAt: string;
  readonly original: { readonly sha256: string; readonly bytes: number; readonly pages: number };
  readonly copy: { readonly sha256: string; readonly bytes: number };
  readonly level: Level;
  readonly style: BarStyle;
  readonly removed: readonly {
    readonly category: Category;
    readonly detector: Detector;
    readonly page: number;
    readonly count: number;
  }[];
  readonly pages: readonly PageOutcome[];
  readonly checks: readonly Check[];
  readonly notSeen: readonly {
    readonly page: number;
    readonly kind: Unseen['kind'];
    readonly count: number;
  }[];
  readonly dropped: readonly HiddenPlace[];
  readonly signatureEnded: boolean;
  /** Where the original claims to be PDF/A: whether the copy is PDF/A-2b, and if not, why. */
  readonly archival?: Archival;
  readonly versions: Readonly<Record<string, string>>;
  /** Ed25519 over the canonical JSON (RFC 8785) of all the rest. */
  readonly signature: { readonly algorithm: 'Ed25519'; readonly publicKey: string; readonly value: string };
}

export interface Progress {
  readonly stage: 'open' | 'read' | 'detect' | 'remove' | 'verify';
  readonly done: number;
  readonly total: number;
}

export interface RunHooks {
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

/** Runs documents in sandboxed child processes, one document a process. Documents are given by path: bytes never pass through the caller. */
export interface Anonymizer {
  /** Opens the file and counts its pages. @throws PdfRefused */
  probe(
    path: string,
    options?: { readonly password?: string } & RunHooks,
  ): Promise<{ readonly pageCount: number; readonly encrypted: boolean }>;
  /** @throws PdfRefused */
  inspect(path: string, options: InspectOptions, hooks?: RunHooks): Promise<Inspection>;
  /**
   * Draws one page (from 0) as a PNG.
   * @param options dpi lowered by itself where the page would have too many pixels
   * @throws PdfRefused
   */
  picture(
    path: string,
    page: number,
    options: { readonly dpi: number; readonly password?: string },
    hooks?: RunHooks,
  ): Promise<Uint8Array>;
  /**
   * Writes the verified copy to `out` (only then) and answers its certificate.
   * @throws PdfRefused the original can't be worked on
   * @throws NotProvablyClean no copy could be proven clean; nothing is written
   */
  remove(
    path: string,
    out: string,
    inspection: Inspection,
    targets: readonly Target[],
    options: RemoveOptions,
    hooks?: RunHooks,
  ): Promise<Certificate>;
  /**
   * Looks for bad redactions in a copy that any program made, and gives both files' SHA-256 (hex).
   * @throws PdfRefused the original can't be worked on
   */
  verify(
    original: string,
    copy: string,
    options?: { readonly password?: string },
    hooks?: RunHooks,
  ): Promise<{
    readonly report: ForeignReport;
    readonly fingerprints: { readonly original: string; readonly copy: string };
  }>;
  close(): Promise<void>;
}
