import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

interface Transport {
  sendMail: (mail: object) => Promise<{ message?: unknown }>;
  verify: () => Promise<unknown>;
}

/** The mail server of SMTP_URL; without one, what makes the bytes of a mail and sends nothing. */
export function transportOf(config: Config): Transport {
  return config.smtpUrl === undefined
    ? createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    : createTransport(config.smtpUrl, {});
}

/** As nodemailer throws it. */
interface SmtpError {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/**
 * Whether the mail server refused this very mail for good (RFC 5321 section 4.2.1: 5yz, at RCPT TO or after DATA). A 5yz at
 * sign-in or at MAIL FROM is about our settings, and the next try may find them right.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode } = error as SmtpError;
  if (typeof responseCode !== 'number' || responseCode < 500 || responseCode === 503) return false;
  return (code === 'EENVELOPE' && command === 'RCPT TO') || (code === 'EMESSAGE' && command === 'DATA');
}
