/** Every key of the product; labels are texts, names of keys are as keyboards print them. */

export const EVERYWHERE = [
  ['next', ['Tab']],
  ['previous', ['Shift', 'Tab']],
  ['use', ['Enter', '␣']],
  ['within', ['←', '→', '↑', '↓']],
  ['close', ['Esc']],
  ['keys', ['Shift', '?']],
] as const;

export const DRIVE = [
  ['arrows', ['↑', '↓', '←', '→']],
  ['pages', ['PgUp', 'PgDn']],
  ['ends', ['Home', 'End']],
  ['letters', ['A–Z']],
  ['range', ['Shift', '↑ ↓']],
  ['space', ['␣']],
  ['all', ['Ctrl', 'A']],
  ['open', ['Enter']],
  ['back', ['Backspace']],
  ['search', ['/']],
  ['rename', ['F2']],
  ['delete', ['Delete']],
  ['escape', ['Esc']],
  ['help', ['Shift', '?']],
] as const;

export const VIEWER = {
  findings: [
    ['next', ['J']],
    ['previous', ['K']],
    ['remove', ['R']],
    ['keep', ['M']],
    ['removeAll', ['Shift', 'R']],
    ['keepAll', ['Shift', 'M']],
    ['undo', ['U', 'Ctrl Z']],
  ],
  pages: [
    ['find', ['/', 'Ctrl F']],
    ['nextHit', ['Enter']],
    ['previousHit', ['Shift', 'Enter']],
    ['zoom', ['+', '−']],
    ['fit', ['0']],
    ['views', ['1', '2', '3']],
    ['pageBack', ['[']],
    ['pageOn', [']']],
  ],
  drawing: [
    ['draw', ['B']],
    ['begin', ['Enter']],
    ['move', ['←', '↑', '→', '↓']],
    ['stretch', ['Shift', '← ↑ → ↓']],
    ['fine', ['Alt', '← ↑ → ↓']],
  ],
  other: [
    ['apply', ['A']],
    ['keys', ['Shift', '?']],
    ['close', ['Esc']],
  ],
} as const;
