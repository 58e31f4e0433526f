/**
 * How often may be guessed, and at whose expense. Whoever knows an e-mail can use up what is counted under it; so what proves
 * a little more than that is counted apart, and a stranger locks nobody out there: a browser that signed in as this e-mail
 * before, a right password, the word of the company's provider (docs/decisions/0010).
 */

import { emailKey } from '../codes/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { sourceOf } from '../platform/http/source.ts';
import type { Throttle } from '../platform/throttle.ts';
import { domainOf } from '../sso/service.ts';

/** Wrong passwords of one e-mail, of browsers that never signed in as it. */
const WRONG_PASSWORDS = { name: 'wrong-passwords', limit: 5, windowSeconds: 900 } as const;

/** The same of all e-mails of a company's domain together: guesses that are spread over its people. */
const WRONG_OF_DOMAIN = { name: 'wrong-passwords-of-domain', limit: 100, windowSeconds: 900 } as const;

/** What of these may come from one address: it takes several to make a domain wait. */
const WRONG_FROM_SOURCE = { name: 'wrong-passwords-from-source', limit: 25, windowSeconds: 900 } as const;

/** Wrong passwords of a browser that signed in before; then it is like any other. A stolen cookie guesses 5 a day. */
const WRONG_OF_BROWSER = { name: 'wrong-passwords-of-browser', limit: 5, windowSeconds: 86_400 } as const;

/** Who tries, as far as it is known before anything is proven. */
export interface Trier {
  readonly email: string;
  readonly ip: string;
  /** From `Browsers.known`. */
  readonly browser: string | null;
}

interface PasswordTry {
  /** Seconds to wait before a password may be tried; 0: now. */
  readonly wait: number;
  readonly wrong: (tx: Tx) => Promise<void>;
  readonly right: (tx: Tx) => Promise<void>;
}

/**
 * Counts a try at a password, before it is made, so that guesses made at once don't slip past the limit. Platform role.
 * @param mayOwn false: anybody has a mailbox in the domain, and guesses there are at no company
 */
export async function tryPassword(
  tx: Tx,
  throttle: Throttle,
  { email, ip, browser }: Trier,
  mayOwn: (domain: string) => boolean,
): Promise<PasswordTry> {
  const key = emailKey(email);
  const domain = domainOf(email);
  const source = `${domain} ${sourceOf(ip)}`;
  const right = async (tx: Tx): Promise<void> => {
    if (browser !== null) await throttle.forget(tx, WRONG_OF_BROWSER, browser);
  };
  if (browser !== null && (await throttle.count(tx, WRONG_OF_BROWSER, browser)) === 0)
    return { wait: 0, wrong: async () => {}, right };
  const wait = Math.max(
    await throttle.count(tx, WRONG_PASSWORDS, key),
    await throttle.waitFor(tx, WRONG_OF_DOMAIN, domain),
    await throttle.waitFor(tx, WRONG_FROM_SOURCE, source),
  );
  return {
    wait,
    async wrong(tx) {
      if (!mayOwn(domain)) return;
      await throttle.count(tx, WRONG_OF_DOMAIN, domain);
      await throttle.count(tx, WRONG_FROM_SOURCE, source);
    },
    async right(tx) {
      await throttle.forget(tx, WRONG_PASSWORDS, key);
      await right(tx);
    },
  };
}

/** What a request for mail is counted under: the first that is not used up. No e-mail has a space: these names are none's. */
export const triesByMail = ({ email, browser }: Pick<Trier, 'email' | 'browser'>): readonly string[] =>
  browser === null ? [emailKey(email)] : [`browser ${browser}`, emailKey(email)];

/** The same for whoever has typed the right password. */
export const triesWithPassword = ({
  email,
  browser,
}: Pick<Trier, 'email' | 'browser'>): readonly string[] => [
  ...(browser === null ? [] : [`browser ${browser}`]),
  `password ${emailKey(email)}`,
];
