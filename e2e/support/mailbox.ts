/** The mails that people get: hands out the six-digit code of the newest one. */

import type { Email } from 'postal-mime';
import { startMailSink } from '../../apps/server/testing/mail-sink.ts';

export interface Mailbox {
  readonly url: string;
  /** Mails so far to an address, oldest first. */
  mailsTo(address: string): Promise<readonly Email[]>;
  /** Waits for a code mailed to `address` after the first `seen` mails; notices may stand between. @throws after 30 s without one. */
  codeFor(address: string, seen?: number): Promise<string>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 50;
/** A code has a line of its own. */
const CODE = /^\s*(\d{6})\s*$/m;

export async function startMailbox(): Promise<Mailbox> {
  const sink = await startMailSink();
  const to = (address: string) =>
    sink.mails.filter((mail) => mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()));
  return {
    url: sink.url,
    mailsTo: async (address) => Promise.resolve(to(address)),
    async codeFor(address, seen = 0) {
      const deadline = Date.now() + PATIENCE_MS;
      while (Date.now() < deadline) {
        const codes = to(address)
          .slice(seen)
          .map(({ text }) => CODE.exec(text ?? '')?.[1]);
        const code = codes.findLast((found) => found !== undefined);
        if (code !== undefined) return code;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
      throw new Error(`No mail with a code reached ${address} within ${PATIENCE_MS / 1000} s`);
    },
    close: () => sink.close(),
  };
}
