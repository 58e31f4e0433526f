import { CopyAssistant, type Assistant, type CheckedPages } from '@mavendoc/pdf';
import type { Order, Task } from './messages.ts';
import { tell, tellPieces } from './tell.ts';

/** In the process that makes the copies: the assistant that it asks, which is behind the pipe. */
export class DistantAssistant implements Assistant {
  #begun = Promise.withResolvers<void>();
  readonly #asked = new Map<number, PromiseWithResolvers<CheckedPages>>();
  #last = 0;

  begin: Assistant['begin'] = (copy, outcomes) => {
    this.#begun = Promise.withResolvers();
    tell({ kind: 'to-check', outcomes, bytes: copy.length });
    tellPieces('to-check', copy);
    return this.#begun.promise;
  };

  check: Assistant['check'] = (from, to) => {
    const id = this.#last++;
    const answer = Promise.withResolvers<CheckedPages>();
    this.#asked.set(id, answer);
    tell({ kind: 'check', id, from, to });
    return answer.promise;
  };

  hear(order: Order & { readonly kind: 'begun' | 'checked' | 'unchecked' }): void {
    if (order.kind === 'begun') {
      this.#begun.resolve();
      return;
    }
    const answer = this.#asked.get(order.id);
    this.#asked.delete(order.id);
    if (order.kind === 'checked') answer?.resolve(order.found);
    else answer?.reject(new Error('The assistant is gone'));
  }
}

/** In the assistant's process: does what it is asked, one thing after the other. */
export class AssistantWork {
  readonly #assistant: Promise<CopyAssistant>;
  #pieces: Uint8Array[] = [];
  #missing = 0;
  #copy: (Order & { readonly kind: 'copy' }) | undefined;
  #done: Promise<unknown>;

  constructor(task: Task & { readonly kind: 'assist' }, original: Uint8Array) {
    const { marks, values, level, style, password } = task;
    const layers = new Map(task.layers);
    this.#assistant = CopyAssistant.open(original, { marks, values, level, style, layers }, password);
    this.#done = this.#assistant.then(
      (assistant) => workAhead(assistant),
      () => {}, // told with the first thing that is asked
    );
  }

  hear(order: Order, bytes: Uint8Array): void {
    if (order.kind === 'copy') {
      this.#copy = order;
      this.#missing = order.bytes;
    } else if (order.kind === 'document') {
      this.#pieces.push(bytes);
      this.#missing -= bytes.length;
      if (this.#missing <= 0) this.#begin();
    } else if (order.kind === 'check') this.#check(order);
  }

  #begin(): void {
    const copy = Buffer.concat(this.#pieces);
    const outcomes = this.#copy?.outcomes ?? [];
    this.#pieces = [];
    const before = this.#done.catch(() => {}); // a check of the copy before
    const begin = async (): Promise<void> => {
      await before;
      await (await this.#assistant).begin(copy, outcomes);
      tell({ kind: 'begun' });
    };
    this.#done = begin();
    this.#done.catch(() => {}); // as above
  }

  #check({ id, from, to }: Order & { readonly kind: 'check' }): void {
    const before = this.#done;
    const answer = async (): Promise<void> => {
      await before;
      const found = await (await this.#assistant).check(from, to);
      tell({ kind: 'checked', id, found });
    };
    this.#done = answer();
    this.#done.catch(() => tell({ kind: 'unchecked', id }));
  }
}

/** Lets the event loop in between, so that a copy is begun when it comes. */
function workAhead(assistant: CopyAssistant): void {
  setImmediate(() => {
    assistant.workAhead().then(
      (more) => more && workAhead(assistant),
      () => {}, // a page that can't be read or drawn fails its check later
    );
  });
}
