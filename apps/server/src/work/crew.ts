/** The places for documents in this process: which may be taken next, so that none waits behind a heap or a giant. */

import { Postponed } from './claim.ts';

/** Pages from which on a document is a long one: some seconds of work. */
export const LONG_PAGES = 100;

export interface Crew {
  isFull(): boolean;
  /** Companies that have enough documents under way here. With two places or more, one is always left for the others. */
  satisfied(): readonly string[];
  /** Whether another long document may begin here: one place is for the short ones. */
  takesLong(): boolean;
  enter(item: { readonly empresaId: string; readonly pages: number | null }): Place;
}

export interface Place {
  /** @throws Postponed: it is a long one, and there are enough here */
  weigh(pages: number): void;
  leave(): void;
}

export function createCrew(places: number): Crew {
  const most = Math.max(1, places - 1);
  const byCompany = new Map<string, number>();
  let taken = 0;
  let long = 0;
  const count = (empresaId: string, by: 1 | -1): void => {
    taken += by;
    byCompany.set(empresaId, (byCompany.get(empresaId) ?? 0) + by);
  };
  return {
    isFull: () => taken >= places,
    satisfied: () =>
      places < 2 ? [] : [...byCompany].filter(([, many]) => many >= most).map(([empresaId]) => empresaId),
    takesLong: () => long < most,
    enter({ empresaId, pages }) {
      count(empresaId, 1);
      let isLong = false;
      const place: Place = {
        weigh(pages) {
          if (isLong || pages < LONG_PAGES) return;
          if (long >= most) throw new Postponed();
          isLong = true;
          long++;
        },
        leave() {
          count(empresaId, -1);
          if (byCompany.get(empresaId) === 0) byCompany.delete(empresaId);
          if (isLong) long--;
        },
      };
      // it was taken while long ones were
      if (pages !== null) place.weigh(pages);
      return place;
    },
  };
}
