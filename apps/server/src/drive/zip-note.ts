/** The text file in a ZIP that says what is not in it, and why. */

import type { Language } from '@mavendoc/contract';

export interface Missing {
  /** Of the file where it is known, else of its folder. */
  readonly path: string;
  readonly why: 'no-copy' | 'waits-for-credits' | 'gone';
}

const WORDS = {
  pt: {
    name: 'LEIA-ME.txt',
    head: 'Estes arquivos não estão neste ZIP:',
    'no-copy': 'ainda não há cópia anonimizada',
    'waits-for-credits': 'aguarda créditos',
    gone: 'foi excluído ou movido depois do pedido',
  },
  en: {
    name: 'README.txt',
    head: 'These files are not in this ZIP:',
    'no-copy': 'there is no anonymized copy yet',
    'waits-for-credits': 'waits for credits',
    gone: 'was deleted or moved after this was asked for',
  },
} as const;

export function zipNote(
  missing: readonly Missing[],
  language: Language,
): { readonly name: string; readonly bytes: Buffer<ArrayBuffer> } {
  const words = WORDS[language];
  const lines = missing.map(({ path, why }) => `- ${path === '' ? '?' : path}: ${words[why]}`);
  // with the mark that old editors know UTF-8 by, and their line ends
  return { name: words.name, bytes: Buffer.from(`\uFEFF${[words.head, '', ...lines, ''].join('\r\n')}`) };
}
