/** The mails that people get: hands out the six-digit code of the newest one. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMailSink } from '../../apps/server/testing/mail-sink.ts';

/** What journeys read of a mail. */
interface Mail {
  readonly subject: string;
  readonly text: string;
}

export interface Mailbox {
  /** Mails so far to an address, oldest first. */
  mailsTo(address: string): Promise<readonly Mail[]>;
  /** Waits for a code mailed to `address` after the first `seen` mails; notices may stand between. @throws after 30 s without one. */
  codeFor(address: string, seen?: number): Promise<string>;
}

interface MailServer {
  /** Where the product sends its mails. */
  readonly smtpUrl: string;
  /** Where a mailbox reads them, from any process. */
  readonly readUrl: string;
  close(): Promise<void>;
}

/** Nobody's: the mail server takes nothing for it. */
export const NOBODY = 'engano@sem-caixa.example';
const NO_SUCH_MAILBOX = 550;

const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 50;
/** A code has a line of its own. */
const CODE = /^\s*(\d{6})\s*$/m;

export async function startMailServer(): Promise<MailServer> {
  const sink = await startMailSink();
  sink.refuses.set(NOBODY, NO_SUCH_MAILBOX);
  const reading = createServer((request, response) => {
    const wanted = new URL(request.url ?? '', 'http://localhost').searchParams.get('to')?.toLowerCase();
    const mails = sink.mails
      .filter((mail) => mail.to?.some(({ address }) => address?.toLowerCase() === wanted))
      .map(({ subject = '', text = '' }): Mail => ({ subject, text }));
    response.end(JSON.stringify(mails));
  });
  await new Promise<void>((listening) => reading.listen(0, '127.0.0.1', listening));
  return {
    smtpUrl: sink.url,
    readUrl: `http://127.0.0.1:${(reading.address() as AddressInfo).port}`,
    async close() {
      reading.closeAllConnections();
      reading.close();
      await sink.close();
    },
  };
}

/** @param readUrl of a mail server */
export function openMailbox(readUrl: string): Mailbox {
  const mailsTo = async (address: string): Promise<readonly Mail[]> =>
    (await (await fetch(`${readUrl}/?to=${encodeURIComponent(address)}`)).json()) as Mail[];
  return {
    mailsTo,
    async codeFor(address, seen = 0) {
      const deadline = Date.now() + PATIENCE_MS;
      while (Date.now() < deadline) {
        const codes = (await mailsTo(address)).slice(seen).map(({ text }) => CODE.exec(text)?.[1]);
        const code = codes.findLast((found) => found !== undefined);
        if (code !== undefined) return code;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
      throw new Error(`No mail with a code reached ${address} within ${PATIENCE_MS / 1000} s`);
    },
  };
}
