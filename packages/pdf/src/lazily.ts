/** What is made when first asked for, and whether it was. */
export interface Lazy<T> {
  (): T;
  readonly made: boolean;
}

export function lazily<T>(make: () => T): Lazy<T> {
  let made: { readonly value: T } | undefined;
  const get = (): T => (made ??= { value: make() }).value;
  return Object.defineProperty(get, 'made', { get: () => made !== undefined }) as Lazy<T>;
}
