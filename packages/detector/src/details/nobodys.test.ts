import { describe, expect, it } from 'vitest';
import type { Detail } from '../model/details.ts';
import { normalise } from '../text/normalise.ts';
import { isNobodys } from './nobodys.ts';

const belongsToNobody = (text: string, value: string, detail: Detail, isSure = false): boolean => {
  const start = text.indexOf(value);
  return isNobodys(normalise([{ text }]), detail, { start, end: start + value.length }, isSure);
};

describe('numbers and dates of nobody', () => {
  it.each<[string, string, Detail]>([
    ['A REsp 971.113 - SP (2007/0173845-8) foi julgada.', '2007/0173845-8', 'registration'],
    ['provada pela perícia (f. 127-132) nos anexos', '127-132', 'registration'],
    ['Lote do reagente AB-774120.', 'AB-774120', 'registration'],
    ['sob a Resolução-TSE n° 23.549, que dispõe', '23.549', 'registration'],
    ['EMENT VOL-02263-01 PP-00067', 'PP-00067', 'registration'],
    ['Passenger: Ann Poe\nBooking reference: QX7L2M.', 'QX7L2M', 'thing'],
    ['Our reference: 70-441829-03', '70-441829-03', 'registration'],
    ['Sinistro nº 2024-31-000917 aberto.', '2024-31-000917', 'registration'],
    ['Parcel 15501 2204 117 K left the depot.', '15501', 'thing'],
    ['A sessão virtual de 9.3.2018 a 15.3.2018.', '15.3.2018', 'personal-date'],
    ['A ação foi distribuída em 25/10/2013.', '25/10/2013', 'personal-date'],
    ['Sundays.\n30.06.22 SGO report filed.', '30.06.22', 'birth-date'],
    ['`` (RR - 10258-45.2013.5.04.0271) Data', '10258-45.2013.5.04.0271', 'registration'],
    ['AgR-PC n° 1314-55.2012.6.00.0000/DF', '1314-55.2012.6.00.0000', 'registration'],
    ['No dia 18/4/2017, foi prolatada sentença', '18/4/2017', 'birth-date'],
    ['Houses: Drake 104, Nelson 98, Hood 60.', 'Drake 104, Nelson 98', 'address'],
    ['A balsa fez 44 viagens.', '44', 'age'],
    ['It will be 36 degrees on Monday.', '36', 'age'],
    ['1\t0441\n0442\tBranca\n0443\tCaju', '0442', 'registration'],
  ])('%s', (text, value, detail) => {
    expect(belongsToNobody(text, value, detail)).toBe(true);
  });

  it.each<[string, string, Detail]>([
    ['Medidor e matrícula 44.118-2 do morador.', '44.118-2', 'registration'],
    ['Funcionária desde 14/02/2025.', '14/02/2025', 'personal-date'],
    ['Your reference: 70-441829-03', '70-441829-03', 'registration'],
    ['Marcos (44 anos), soldador.', '44', 'age'],
    ['nelson, upstairs.\n22/9/88\njord: still at dads', '22/9/88', 'birth-date'],
    ['Scores: Dara Walsh, Flat 3 Drake House', 'Flat 3 Drake House', 'address'],
    ['The final step: send keys to Flat 3', 'Flat 3', 'address'],
    ['PB-0441\tDelacroix\nPB-0442\tGuidry', 'PB-0441', 'registration'],
  ])('but not: %s', (text, value, detail) => {
    expect(belongsToNobody(text, value, detail)).toBe(false);
  });
  it.each<[string, string, Detail]>([
    ['A ação foi distribuída em 25/10/2013.', '25/10/2013', 'personal-date'],
    ['Sinistro nº 2024-31-000917 aberto.', '2024-31-000917', 'registration'],
    ['Grupo: josefa.leandro saiu', 'josefa.leandro', 'contact'],
  ])('nor, once the tagger is sure: %s', (text, value, detail) => {
    expect(belongsToNobody(text, value, detail)).toBe(true);
    expect(belongsToNobody(text, value, detail, true)).toBe(false);
  });

  it.each<[string, string, Detail]>([
    ['provada pela perícia (f. 127-132) nos anexos', '127-132', 'registration'],
    ['1\t0441\n0442\tBranca\n0443\tCaju', '0442', 'registration'],
    ['write to info@acme.example', 'info@acme.example', 'contact'],
  ])('whatever the tagger says: %s', (text, value, detail) => {
    expect(belongsToNobody(text, value, detail, true)).toBe(true);
  });

  it('a run of figures that somebody is reached by needs no sureness', () => {
    expect(belongsToNobody('ou para o 217 660 918, à tarde', '217 660 918', 'contact')).toBe(false);
  });
});
