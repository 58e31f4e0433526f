/** What the address bar holds beside the path; anything unknown or malformed is dropped. */

type Raw = Record<string, unknown>;
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Leaves out what is not there, so that addresses stay short. */
function some<T extends object>(fields: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [Key in keyof T]?: NonNullable<T[Key]> };
}

export const authSearch = (raw: Raw) =>
  some({
    ended: raw['ended'] === true ? true : undefined,
    back: text(raw['back']),
    tab: raw['tab'] === 'register' ? ('register' as const) : undefined,
  });

export const documentsSearch = (raw: Raw) => some({ folder: text(raw['folder']), q: text(raw['q']) });
