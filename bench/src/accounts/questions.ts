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

export interface Uploaded {
  readonly megabytesPerSecond: number;
  readonly sent: number;
  readonly counts: Counts;
}

/** What the load is asked to do. */
export interface Questions {
  readonly guess: Guessing;
  readonly codes: Guessing;
  readonly uploads: {
    readonly seconds: number;
    /** Sign-ins a second beside the uploads. */
    readonly rate: number;
    readonly token: string;
    readonly folder: string;
  };
}

export interface Answers {
  readonly guess: Guessed;
  readonly codes: Guessed;
  readonly uploads: Uploaded;
}
