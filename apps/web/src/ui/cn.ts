/** Class names that hold, joined. */
export const cn = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
