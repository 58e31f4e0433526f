type Counts = Readonly<Record<string, number>>;

interface Guessing {
  readonly guesses: number;
  readonly accounts: number;
  /** Of somebody who goes on working meanwhile. */
  readonly token: string;
}

export interface Guessed {
  readonly counts: Counts;
  readonly milliseconds: number;
  readonly others: { readonly median: number; readonly p95: number; readonly failed: number };
}

interface SignedIn {
  readonly sent: number;
  readonly counts: Counts;
}

/** What the load is asked to do. */
export interface Questions {
  readonly guess: Guessing;
  readonly codes: Guessing;
  readonly uploads: { readonly seconds: number; readonly token: string; readonly folder: string };
  /** `rate` a second. */
  readonly signIns: { readonly seconds: number; readonly rate: number };
}

export interface Answers {
  readonly guess: Guessed;
  readonly codes: Guessed;
  readonly uploads: { readonly megabytesPerSecond: number; readonly counts: Counts };
  readonly signIns: SignedIn;
}
