import { expect, test } from 'vitest';
import { areInitialsOf } from './given-initials.ts';

test.each([
  ['mehmet yilmaz', 'MY'],
  ['vikram', 'VD'],
  ['vijay', 'VP'],
  ['rory mcintyre', 'RMI'],
  ['pam siu', 'PS'],
  ['joao silva', 'JPS'],
])('%s signs %s', (name, letters) => {
  expect(areInitialsOf(name, letters)).toBe(true);
});

test.each([
  ['kwame', 'IPC'],
  ['priscila', 'RH'],
  ['italo', 'TCC'],
  ['harold potts', 'HR'],
])('%s does not: %s says what somebody is or does', (name, letters) => {
  expect(areInitialsOf(name, letters)).toBe(false);
});
