/** What each slot of a template becomes. */

import { pick } from '../random.ts';
import { DETAIL_FILLERS } from './detail-slots.ts';
import type { Piece } from './piece.ts';
import { firstName, fullName, initials, inverted, lastName, petName } from './names.ts';
import {
  COMPANY_FORMS,
  ENGLISH_MONTHS,
  ENGLISH_TRADES,
  MONTHS,
  PARTIES,
  STATES,
  TRADES,
  type Slots,
} from './pools.ts';

type Random = () => number;
type Filler = (slots: Slots, random: Random) => Piece | readonly Piece[];

const person = (text: string): Piece => ({ text, kind: 'person' });
const plain = (text: string): Piece => ({ text });
const digits = (length: number, random: Random): string =>
  String(Math.floor(random() * 10 ** length)).padStart(length, '0');
const below = (limit: number, random: Random): string => String(Math.floor(random() * limit) + 1);
const small = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

/**
 * P full name, F given name, S family name, K1 pet name, INV family name first, INVC the same in capitals, SLASH as
 * airlines write, E address, U user name; P1, S1, O1 names that are nobody here (streets, schools, cases);
 * O organisation, L place, UF state, J job, H heading, H1 department, K product, W capitals; D date, T time, M money,
 * N number, C identifier, AB an abbreviation, R Roman number, I initial, PARTY.
 */
const FILLERS: Readonly<Record<string, Filler>> = {
  P: ({ names }, random) => person(fullName(names, random)),
  F: ({ names }, random) => person(firstName(names, random)),
  S: ({ names }, random) => person(lastName(names, random)),
  K1: ({ names }, random) => person(petName(names, random)),
  INV: ({ names }, random) => person(inverted(names, random, random() < 0.4)),
  INVC: ({ names }, random) => person(inverted(names, random, true)),
  SLASH: ({ names }, random) =>
    person(`${lastName(names, random)}/${firstName(names, random)}`.toUpperCase()),
  I: ({ names }, random) => person(initials(names, random).slice(0, 1)),
  P1: ({ names }, random) => ({
    text: random() < 0.5 ? fullName(names, random) : `${firstName(names, random)} ${lastName(names, random)}`,
    kind: 'organisation',
  }),
  S1: ({ names }, random) => ({ text: lastName(names, random), kind: 'organisation' }),
  O1: ({ names }, random) => ({ text: fullName(names, random), kind: 'organisation' }),
  E: ({ names }, random) => {
    const [first, last] = [small(firstName(names, random)), small(lastName(names, random))];
    const local = pick(
      [`${first}.${last}`, `${first[0] ?? 'a'}${last}`, `${first}${last}`, `${last}_${first}`],
      random,
    );
    return plain(`${local}@${pick(['gmail.com', 'empresa.com.br', 'example.com', 'hotmail.com'], random)}`);
  },
  U: ({ names }, random) =>
    plain(
      small(firstName(names, random)).slice(0, 1) +
        small(lastName(names, random)) +
        (random() < 0.3 ? digits(2, random) : ''),
    ),
  O: organisation,
  L: ({ places }, random) => ({ text: pick(places, random), kind: 'place' }),
  UF: (_, random) => plain(pick(STATES, random)),
  J: ({ pools }, random) => plain(pick(pools.jobs, random)),
  H: ({ pools }, random) => plain(cased(pick(pools.headings, random), random)),
  H1: ({ pools }, random) => plain(cased(pick(pools.topics, random), random)),
  K: ({ pools }, random) => ({ text: pick(pools.things, random), kind: 'organisation' }),
  W: ({ pools }, random) => plain(pick(pools.headings, random).toUpperCase()),
  D: date,
  T: (_, random) => plain(`${below(23, random)}:${digits(2, random)}`),
  M: ({ portuguese }, random) =>
    plain(
      portuguese
        ? `R$ ${below(9999, random)},${digits(2, random)}`
        : `$${below(9999, random)}.${digits(2, random)}`,
    ),
  N: (_, random) => plain(below(10 ** (1 + Math.floor(random() * 4)), random)),
  C: (_, random) =>
    plain(
      random() < 0.5
        ? `${digits(3, random)}.${digits(3, random)}.${digits(3, random)}-${digits(2, random)}`
        : digits(6 + Math.floor(random() * 6), random),
    ),
  AB: (_, random) =>
    plain(
      Array.from({ length: 2 + Math.floor(random() * 5) }, () =>
        pick('AABCDEEFGHIIJLMNOOPQRSTUUVZ'.split(''), random),
      ).join(''),
    ),
  R: (_, random) => plain(pick(['I', 'II', 'III', 'IV', 'V', 'A', 'B'], random)),
  PARTY: (_, random) => plain(pick(PARTIES, random)),
};

export function fillSlot(slot: string, slots: Slots, random: Random): readonly Piece[] {
  const filler = FILLERS[slot] ?? DETAIL_FILLERS[slot];
  if (filler === undefined) throw new Error(`No slot ${slot}`);
  const filled = filler(slots, random);
  return Array.isArray(filled) ? (filled as readonly Piece[]) : [filled as Piece];
}

function organisation({ names, portuguese, places }: Slots, random: Random): Piece {
  const name = random() < 0.3 ? pick(places, random) : lastName(names, random);
  const trade = pick(portuguese ? TRADES : ENGLISH_TRADES, random);
  const text = pick(
    portuguese
      ? [
          `${trade} ${name}`,
          `${name} ${pick(COMPANY_FORMS, random)}`,
          `${trade} ${name} ${pick(COMPANY_FORMS, random)}`,
        ]
      : [
          `${name} ${trade}`,
          `${name} ${pick(COMPANY_FORMS, random)}`,
          `${name} & ${lastName(names, random)} ${trade}`,
          `${name} ${trade}, ${pick(COMPANY_FORMS, random)}.`,
        ],
    random,
  );
  return { text, kind: 'organisation' };
}

function date({ portuguese }: Slots, random: Random): Piece {
  const [day, month] = [below(28, random), below(12, random)];
  const year = String(1950 + Math.floor(random() * 76));
  return plain(
    portuguese
      ? pick(
          [
            `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`,
            `${day} de ${pick(MONTHS, random)} de ${year}`,
          ],
          random,
        )
      : pick(
          [
            `${month}/${day}/${year}`,
            `${pick(ENGLISH_MONTHS, random)} ${day}, ${year}`,
            `${day} ${pick(ENGLISH_MONTHS, random)} ${year}`,
            `${pick(ENGLISH_MONTHS, random)} ${day}`,
          ],
          random,
        ),
  );
}

const cased = (text: string, random: Random): string => (random() < 0.3 ? text.toUpperCase() : text);
