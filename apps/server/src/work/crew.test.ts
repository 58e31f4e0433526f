import { describe, expect, it } from 'vitest';
import { Postponed } from './claim.ts';
import { createCrew } from './crew.ts';

const short = (empresaId: string) => ({ empresaId, pages: 1 });

describe('the places of a process', () => {
  it('leave one to others, whatever a company has waiting', () => {
    const crew = createCrew(3);
    crew.enter(short('a'));
    expect(crew.satisfied()).toEqual([]);
    const second = crew.enter(short('a'));
    expect([crew.satisfied(), crew.isFull()]).toEqual([['a'], false]);
    crew.enter(short('b'));
    expect(crew.isFull()).toBe(true);
    second.leave();
    expect([crew.satisfied(), crew.isFull()]).toEqual([[], false]);
  });

  it('leave one to short documents, also when their length shows late', () => {
    const crew = createCrew(2);
    const unknown = crew.enter({ empresaId: 'a', pages: null });
    unknown.weigh(2000);
    unknown.weigh(2000);
    expect(crew.takesLong()).toBe(false);
    const other = crew.enter({ empresaId: 'b', pages: null });
    expect(() => other.weigh(99)).not.toThrow();
    expect(() => other.weigh(2000)).toThrow(Postponed);
    other.leave();
    unknown.leave();
    expect(crew.takesLong()).toBe(true);
  });

  it('serve a long document also where there is only one', () => {
    const crew = createCrew(1);
    crew.enter({ empresaId: 'a', pages: 2000 });
    expect([crew.isFull(), crew.satisfied()]).toEqual([true, []]);
  });
});
