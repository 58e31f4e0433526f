import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';

const removed = (text: string): string[] =>
  detect([{ text }])
    .filter(({ proposal, category }) => proposal === 'remove' && category !== 'person')
    .map((one) => one.text);

describe('numbers of things', () => {
  it.each([
    ['a footer of a judgment', 'Documento: 1458312 - Inteiro Teor do Acórdão'],
    ['a law after a word of care', 'do atendimento às disposições da Lei n. 5.584/70'],
    ['a code by its year', 'nos termos do art. 413 do CC/2002.'],
    ['an appeal', 'PROCESSO Nº TST-Ag-AIRR-1188-98.2014.5.03.0011'],
    ['a case of Minas Gerais', 'Agravo de Instrumento-Cr 1.0024.14.090155-4/001, Relator'],
    ['an order of service', 'execução da ordem de serviço n° 00117094717601.'],
    ['a bearing', "com o azimute de 338º32'42'' e a distância de 137,24m"],
    ['a date and time in a log', 'Telephone calls\n2025-03-06 08:55 The line works now'],
    ['a model of a car', 'Ele dirige um Hyundai HB20 prata.'],
    ['a standard', 'as defined by RFC-5545 and NBR-6023'],
    ['a request in a table whose header ends in a label', 'Nome\tPix/Conta\n0441\tAdonias do Acordeon'],
    ['a booking', 'Booking reference: QX7L2M.'],
    ['a flight', 'Localizador: QW7LRT2.'],
    ['a claim', 'Sinistro nº 2024-31-000917 aberto.'],
    ['a letter', 'Our reference: 70-441829-03'],
    ['a complaint with an office', 'We told the ICO on 9 May, reference IC-118204-X7.'],
  ])('%s stay', (_, text) => {
    expect(removed(text)).toEqual([]);
  });

  it.each([
    ['Matrícula: 44.022-1', '44.022-1'],
    ['Servidora, matrícula nº 129.843-7, enfermeira', '129.843-7'],
    ['Documento: 34.582.112', '34.582.112'],
    ['Agência 1188, conta 42.762-6', '1188'],
    ['Tel. 00 44 20 7946 0018', '00 44 20 7946 0018'],
    ["coordenadas 19º32'42''S 43º10'12''W", "19º32'42''S 43º10'12''W"],
    ['Your reference: 70-441829-03', '70-441829-03'],
  ])('but of somebody go: %s', (text, value) => {
    expect(removed(text)).toContain(value);
  });
});
