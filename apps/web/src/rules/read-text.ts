/**
 * What a text file says, as UTF-8 (with or without its mark) or, where it is none, as Windows-1252: what Excel in Portuguese
 * saves a CSV as.
 */
export function readText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
