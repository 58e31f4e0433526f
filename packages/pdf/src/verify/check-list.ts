import type { Check, Verification } from '../types.ts';

interface Entry {
  readonly name: Check['name'];
  readonly reader: Check['reader'];
  failed: boolean;
  readonly pages: Set<number>;
  readonly details: Set<string>;
}

/** Gathers what the checks say, one entry for each check and reader. */
export class CheckList {
  readonly #entries: Entry[] = [];

  #entry(name: Check['name'], reader: Check['reader']): Entry {
    let entry = this.#entries.find((known) => known.name === name && known.reader === reader);
    if (entry === undefined) {
      entry = { name, reader, failed: false, pages: new Set(), details: new Set() };
      this.#entries.push(entry);
    }
    return entry;
  }

  /** @param detail what to say when it failed; never text of the document. */
  document(name: Check['name'], reader: Check['reader'], passed: boolean, detail: string): void {
    const entry = this.#entry(name, reader);
    if (passed) return;
    entry.failed = true;
    entry.details.add(detail);
  }

  page(name: Check['name'], reader: Check['reader'], page: number, passed: boolean, detail?: string): void {
    const entry = this.#entry(name, reader);
    if (passed) return;
    entry.failed = true;
    entry.pages.add(page);
    if (detail !== undefined) entry.details.add(detail);
  }

  /** A page that a reader can't read has not been checked: it fails. */
  async guard(page: number, readers: readonly Check['reader'][], task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch {
      for (const reader of readers) this.page('opens', reader, page, false, 'page not readable');
    }
  }

  /** What was found elsewhere, of other pages. */
  add(found: readonly Check[]): void {
    for (const { name, reader, passed, pages, detail } of found) {
      const entry = this.#entry(name, reader);
      if (passed) continue;
      entry.failed = true;
      for (const page of pages) entry.pages.add(page);
      for (const told of detail?.split(', ') ?? []) entry.details.add(told);
    }
  }

  checks(): Check[] {
    return this.#entries.map(({ name, reader, failed, pages, details }): Check => {
      const told = [...details].sort().join(', ');
      const base = { name, reader, passed: !failed, pages: [...pages].sort((a, b) => a - b) };
      return told === '' ? base : { ...base, detail: told };
    });
  }

  verification(): Verification {
    const checks = this.checks();
    return { passed: checks.length > 0 && checks.every((check) => check.passed), checks };
  }
}
