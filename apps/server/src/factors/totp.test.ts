import { describe, expect, it } from 'vitest';
import { base32, matchingStep, stepAt, totpCode } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

describe('one-time passwords', () => {
  // RFC 6238 appendix B, last six of its eight digits
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of the standard at %i seconds', (seconds, code) => {
    expect(totpCode(SECRET, stepAt(seconds * 1000))).toBe(code);
  });

  it('are taken one step early or late, and once', () => {
    const now = 1_700_000_000_000;
    const step = stepAt(now);
    for (const drift of [-1, 0, 1]) {
      expect(matchingStep(SECRET, totpCode(SECRET, step + drift), 0, now)).toBe(step + drift);
    }
    for (const drift of [-2, 2])
      expect(matchingStep(SECRET, totpCode(SECRET, step + drift), 0, now)).toBeNull();
    expect(matchingStep(SECRET, totpCode(SECRET, step), step, now)).toBeNull();
  });

  it('write their secret in base32', () => {
    expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });
});
