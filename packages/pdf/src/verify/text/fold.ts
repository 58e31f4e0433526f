/**
 * Text reduced to what a person would still recognise: small letters without accents and digits. Case, accents,
 * spaces, hyphenation, ligatures and punctuation are gone, so every spelling of a value folds to the same string.
 */
export function fold(text: string): string {
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll(NOT_KEPT, '');
}

// eslint-disable-next-line no-control-regex -- the whole of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;
const NOT_KEPT = /[^\p{L}\p{N}]+/gu;
