/** What the process of the people who look is told, and what it answers. */

interface Looker {
  /** Addresses that this person asks for, one after the other; as many for everybody. */
  readonly calls: readonly string[];
  /** Lines of the head of each call. */
  readonly head: string;
}

export interface Looking {
  readonly people: readonly Looker[];
  readonly host: string;
  readonly port: number;
  readonly everyMs: number;
  readonly seconds: number;
}

export interface Looked {
  /** By call. */
  readonly milliseconds: readonly (readonly number[])[];
  /** Of the process itself. */
  readonly processorSeconds: number;
}
