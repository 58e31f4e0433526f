import type { PageImage, Reading } from './types.ts';

/** What the engine asks of a reading thread. */
export type Question =
  | { readonly kind: 'read'; readonly image: PageImage }
  | { readonly kind: 'abort' }
  | { readonly kind: 'close' };

export type Answer =
  | { readonly kind: 'reading'; readonly reading: Reading }
  | { readonly kind: 'failed'; readonly message: string };

/** What a reading thread starts with. */
export interface ThreadSettings {
  readonly engine: 'auto' | 'wasm';
  readonly niceness: number;
}
