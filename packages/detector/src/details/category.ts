/** The category of a particular, where the tagger tells only a group of them apart. */

import type { Category } from '../categories.ts';
import type { Detail } from '../model/details.ts';
import type { Document } from '../text/document.ts';
import { MANY_FIGURES } from './nobodys.ts';

const SAME: Partial<Record<Detail, Category>> = {
  address: 'address',
  'birth-date': 'birth-date',
  age: 'age',
  'personal-date': 'personal-date',
  birthplace: 'birthplace',
  profession: 'profession',
  registration: 'registration',
  document: 'national-id',
  account: 'bank-account',
  contact: 'user-name',
  secret: 'secret',
  thing: 'device',
};
const MARRIED =
  /^(?:casad|solteir|viuv|divorciad|separad|desquitad|uniao|amasiad|ajuntad|convivente|amigad|companheir|married|single|widow|divorced|separated|never|unmarried|civil|stable|common|cohabit|engaged|partner)/;
const HEALTH =
  /prontuario|record|mrn|nhs|hospital|paciente|patient|atendimento|ward|amostra|sample|exame|hemo|sus/;
const LOOK_BACK = 40;

export function categoryOf({ folded }: Document, detail: Detail, start: number, end: number): Category {
  if (detail === 'civil') return MARRIED.test(folded.slice(start, end)) ? 'marital-status' : 'nationality';
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  if (detail === 'registration' && HEALTH.test(before)) return 'health-record';
  if (detail === 'contact' && MANY_FIGURES.test(folded.slice(start, end))) return 'phone';
  if (detail === 'contact' && folded.slice(start, end).includes('@') && !folded.startsWith('@', start))
    return 'email';
  return SAME[detail] ?? 'registration';
}
