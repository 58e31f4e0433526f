import { expect, it } from 'vitest';
import { calledSubroutines } from './charstring-calls.ts';

const none = () => ({ local: new Set<number>(), global: new Set<number>(), parts: new Set<number>() });

it('follows subroutines that call subroutines', () => {
  // 107 is the bias of short lists, so operand 0 − 107 = −107 is subroutine 0.
  const called = none();
  const callFirst = Uint8Array.of(32, 10, 14);
  const callSecond = Uint8Array.of(33, 10, 11);
  expect(calledSubroutines([callFirst], [callSecond, Uint8Array.of(11), Uint8Array.of(11)], [], called)).toBe(
    true,
  );
  expect([...called.local]).toEqual([0, 1]);
});

it('names the two glyphs that endchar builds an accented letter from', () => {
  const called = none();
  expect(calledSubroutines([Uint8Array.of(139, 139, 204, 247, 86, 14)], [], [], called)).toBe(true);
  expect([...called.parts]).toEqual([65, 194]);
});

it('gives up on a call whose number is computed', () => {
  expect(calledSubroutines([Uint8Array.of(139, 139, 12, 10, 10)], [Uint8Array.of(11)], [], none())).toBe(
    false,
  );
});
