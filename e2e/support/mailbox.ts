/** A real SMTP server that keeps what it is sent, and hands out the six-digit code of the newest mail to a person. */

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  readonly url: string;
  /** Mails so far to an address, oldest first. */
  mailsTo(address: string): Promise<readonly Email[]>;
  /** Waits for a mail to `address` beyond the first `seen` ones and answers its code. @throws after 30 s without one. */
  codeFor(address: string, seen?: number): Promise<string>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 50;

export async function startMailbox(): Promise<Mailbox> {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.on('error', reject);
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const mailsTo = async (address: string) => {
    const mails = await Promise.all(received.map((raw) => PostalMime.parse(raw)));
    return mails.filter((mail) => mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()));
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo,
    async codeFor(address, seen = 0) {
      const deadline = Date.now() + PATIENCE_MS;
      while (Date.now() < deadline) {
        const mails = await mailsTo(address);
        const code = mails
          .slice(seen)
          .at(-1)
          ?.text?.match(/\b\d{6}\b/)?.[0];
        if (code) return code;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
      throw new Error(`No mail with a code reached ${address} within ${PATIENCE_MS / 1000} s`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
