import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findLoneInitials } from './lone-initials.ts';

const initials = (text: string): string[] =>
  findLoneInitials(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));

test('who is told of by one letter goes', () => {
  expect(initials('Sessão 4: J. relata melhora. Em 12/03, A. diz que dorme mal.')).toEqual(['J.', 'A.']);
});

test.each([
  'Inciso X. afirma que a pena aumenta. Art. 5, A. diz que todos são iguais. Cláusula V. afirma o mesmo.',
  'Capítulo V. fala da guerra. Seção D. fala sobre o clima. Tabela B. demonstra os resultados.',
])('parts of laws and books that are told apart by letters stay: %s', (text) => {
  expect(initials(text)).toEqual([]);
});
