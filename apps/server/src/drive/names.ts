/** Names of files and folders as they are compared, searched and made different. */

import { LIMITS } from '@mavendoc/contract';

/** As names are compared: "Ação.PDF" and "ação.pdf" are the same. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** As names are searched: without accents too. */
export const searchKey = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `a.pdf` → `a (2).pdf`, within the longest name that is allowed. */
function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const suffix = ` (${number})${ending}`;
  return stem.slice(0, LIMITS.fileName - suffix.length) + suffix;
}

/** The name, or the first of "name (2)", "name (3)" … that is free. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(nameKey(free)); number++) free = numbered(name, number);
  return free;
}

/** `contrato.pdf` → `contrato - anonimizado.pdf`. */
export const copyName = (name: string): string => `${withoutPdf(name)} - anonimizado.pdf`;
export const certificateName = (name: string, format: 'pdf' | 'json'): string =>
  `${withoutPdf(name)} - certificado.${format}`;

const withoutPdf = (name: string): string => name.replace(/\.pdf$/i, '');

/** Content-Disposition with the name in UTF-8 (RFC 6266, RFC 8187) and an ASCII form for old readers. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
