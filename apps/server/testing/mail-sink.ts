/** A real SMTP server that keeps what it is sent. */

import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  readonly url: string;
  /** Addresses that it does not take, and the SMTP status that it answers instead; may be changed at any time. */
  readonly refuses: Map<string, number>;
  /** Every mail so far, oldest first. */
  readonly mails: readonly Email[];
  /** The first mail to the address that was not yet taken; waits for it at most five seconds. */
  next(to: string): Promise<Email>;
  /** The code in the first mail to the address that has one and was not yet taken; notices before it are passed over. */
  nextCode(to: string): Promise<string>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

export async function startMailSink(): Promise<MailSink> {
  const mails: Email[] = [];
  const taken = new Set<Email>();
  const refuses = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const status = refuses.get(address);
      if (status === undefined) done();
      else done(Object.assign(new Error(`<${address}>: not taken here`), { responseCode: status }));
    },
    onData(stream, _session, done) {
      const keep = async (): Promise<void> => {
        try {
          mails.push(await PostalMime.parse(await buffer(stream)));
          done();
        } catch (error) {
          done(error as Error);
        }
      };
      void keep();
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const next: MailSink['next'] = async (to) => {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const found = mails.find((mail) => !taken.has(mail) && mail.to?.some(({ address }) => address === to));
      if (found !== undefined) {
        taken.add(found);
        return found;
      }
      await new Promise((again) => setTimeout(again, 10));
    }
    throw new Error(`no mail came to ${to}`);
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    refuses,
    mails,
    next,
    async nextCode(to) {
      for (;;) {
        const code = CODE.exec((await next(to)).text ?? '')?.[1];
        if (code !== undefined) return code;
      }
    },
    close: async () => await new Promise<void>((closed) => server.close(() => closed())),
  };
}

const CODE = /^\s*(\d{6})\s*$/m;

export const hasCode = (mail: Email): boolean => CODE.test(mail.text ?? '');

/** The six digits in a mail. */
export function codeIn(mail: Email): string {
  const found = CODE.exec(mail.text ?? '');
  if (found?.[1] === undefined) throw new Error('no code in this mail');
  return found[1];
}
