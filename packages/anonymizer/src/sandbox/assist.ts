import type { Cell, CellLimits } from './cell.ts';
import type { Order, Report, Task } from './messages.ts';
import { sendDocument } from './send-document.ts';

/** Between a document's process and its assistant's: hands on what they say to each other. */
export interface AssistantLine {
  /** What the document's process says to its assistant. */
  hear(message: Report & { readonly kind: 'to-check' | 'piece' | 'check' }, bytes: Uint8Array): void;
}

/**
 * Starts an assistant. Whatever becomes of it, the document goes on: what it does not answer, the document's own process
 * does.
 * @param answer to the document's process
 */
export function startAssistant(
  cell: Cell,
  task: Task & { readonly kind: 'assist' },
  path: string,
  limits: CellLimits,
  answer: (order: Order) => Promise<void>,
): AssistantLine {
  const asked = new Set<number>();
  let gone = false;
  const say = (order: Order): void => {
    answer(order).catch(() => {
      // The document's process is gone, and whoever waits for it has heard.
    });
  };
  const end = (): void => {
    gone = true;
    for (const id of asked) say({ kind: 'unchecked', id });
    asked.clear();
  };
  // One thing after the other: a check that came before its documents would never be answered.
  let line: Promise<void> = cell
    .send({ kind: 'task', task })
    .then(async () => void (await sendDocument(cell, path, 0, task.limits.bytes)))
    .catch(() => cell.kill(new Error('The assistant could not be given its document')));
  const send = (order: Order, bytes?: Uint8Array): void => {
    line = line.then(() => cell.send(order, bytes)).catch(end);
  };
  cell.ended.catch(end);
  cell.start(limits, (message) => {
    if (message.kind === 'begun') say(message);
    else if (message.kind === 'checked' || message.kind === 'unchecked') {
      if (asked.delete(message.id)) say(message);
    }
  });
  // Waiting for work is no fault of its.
  cell.pauseSilence(true);
  return {
    hear: (message, bytes) => {
      if (message.kind === 'check') {
        const { id, from, to } = message;
        if (gone) {
          say({ kind: 'unchecked', id });
          return;
        }
        asked.add(id);
        send({ kind: 'check', id, from, to });
      } else if (gone) return;
      else if (message.kind === 'piece') send({ kind: 'document', document: 1, last: false }, bytes);
      else send({ kind: 'copy', outcomes: message.outcomes, bytes: message.bytes });
    },
  };
}
