/** The part of the test peer that the tests use; it brings no types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  interface Account {
    readonly accountId: string;
    claims(): Readonly<Record<string, unknown>>;
  }

  export class Provider {
    constructor(
      issuer: string,
      configuration: {
        readonly clients: readonly object[];
        readonly findAccount: (context: unknown, id: string) => Account;
        readonly claims: Readonly<Record<string, readonly string[]>>;
        readonly pkce: object;
        readonly cookies: object;
      },
    );
    callback(): RequestListener;
  }
}
