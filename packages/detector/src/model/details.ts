/** What the second chain tells apart: the particulars of people, and what they are easily taken for. */

import type { Category } from '../categories.ts';

/** Sixteen, so that the weights of a fact are one machine word of bytes. */
export const DETAILS = [
  'none',
  'person',
  'organisation',
  'address',
  'birth-date',
  'age',
  'personal-date',
  'birthplace',
  'profession',
  'civil',
  'registration',
  'document',
  'account',
  'contact',
  'secret',
  'thing',
] as const;
export type Detail = (typeof DETAILS)[number];

export const DETAIL_COUNT = DETAILS.length;

const OF: Partial<Record<Category, Detail>> = {
  person: 'person',
  organisation: 'organisation',
  address: 'address',
  'postal-code': 'address',
  coordinates: 'address',
  'birth-date': 'birth-date',
  age: 'age',
  'personal-date': 'personal-date',
  birthplace: 'birthplace',
  profession: 'profession',
  nationality: 'civil',
  'marital-status': 'civil',
  registration: 'registration',
  'health-record': 'registration',
  'professional-id': 'registration',
  'work-card': 'registration',
  'national-id': 'document',
  'tax-id': 'document',
  'civil-record': 'document',
  'foreigner-id': 'document',
  'voter-id': 'document',
  passport: 'document',
  cpf: 'document',
  rg: 'document',
  cnh: 'document',
  pis: 'document',
  cns: 'document',
  'bank-account': 'account',
  iban: 'account',
  card: 'account',
  pix: 'account',
  boleto: 'account',
  crypto: 'account',
  email: 'contact',
  phone: 'contact',
  'user-name': 'contact',
  url: 'contact',
  'ip-address': 'contact',
  secret: 'secret',
  device: 'thing',
  plate: 'thing',
  vehicle: 'thing',
};

export const detailOf = (category: Category): Detail => OF[category] ?? 'none';
