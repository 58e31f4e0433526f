import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calibrated } from './calibration.ts';
import type { Found } from './found.ts';

const found = (detector: Found['detector'], code: Found['reason']['code'], confidence: number): Found => ({
  start: 0,
  end: 4,
  category: 'person',
  detector,
  confidence,
  reason: { code },
  proposal: 'remove',
  priority: 1,
});
const LAYERS = [
  ['identifier', 'pattern'],
  ['label', 'label'],
  ['name', 'name-list'],
  ['name', 'name-model'],
  ['label', 'name-model'],
  ['propagation', 'found-elsewhere'],
] as const;

test.each(LAYERS)(
  '%s %s: what the layer is surer of comes out surer, between nought and one',
  (detector, code) => {
    const unit = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(unit, unit, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((value) =>
          calibrated(found(detector, code, value)),
        );
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(1);
        expect(less).toBeLessThanOrEqual(more! + 1e-9);
      }),
    );
  },
);

test.each(LAYERS.filter(([detector]) => detector === 'name'))(
  '%s %s: what the tagger takes for a name comes out surer than what it doubts',
  (detector, code) => {
    const one = found(detector, code, 0.9);
    expect(calibrated({ ...one, likely: 0.02 })).toBeLessThan(0.35);
    expect(calibrated({ ...one, likely: 0.99 })).toBeGreaterThan(0.85);
  },
);

test('the lists of a company and its patterns stay as sure as they are', () => {
  expect(calibrated(found('list', 'always-remove-list', 1))).toBe(1);
  expect(calibrated(found('rule', 'company-rule', 0.9))).toBe(0.9);
});
