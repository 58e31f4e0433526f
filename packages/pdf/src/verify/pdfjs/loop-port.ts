type Listener = (event: { readonly data: unknown }) => void;

/**
 * Both ends of the line between the two halves of pdf.js, which live in one thread here. What pdf.js would make of it
 * itself copies every message to the last number, which takes as long as reading a page.
 */
export class LoopPort {
  readonly #listeners = new Set<Listener>();

  postMessage(message: { readonly chunk?: unknown }): void {
    const data = isRecord(message.chunk) ? { ...message, chunk: detached(message.chunk) } : message;
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener({ data });
    });
  }

  addEventListener(
    _: 'message',
    listener: Listener,
    { signal }: { readonly signal?: AbortSignal } = {},
  ): void {
    this.#listeners.add(listener);
    signal?.addEventListener('abort', () => this.#listeners.delete(listener));
  }

  removeEventListener(_: 'message', listener: Listener): void {
    this.#listeners.delete(listener);
  }

  terminate(): void {
    this.#listeners.clear();
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

/** The lists of operators are emptied and filled again by the half that has sent them. */
const detached = (chunk: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(chunk).map(([key, value]) => [
      key,
      Array.isArray(value) ? [...(value as unknown[])] : value,
    ]),
  );
