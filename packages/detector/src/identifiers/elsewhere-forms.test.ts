import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';

const found = (text: string): string[] => detect([{ text }]).map((one) => `${one.category} ${one.text}`);

describe('forms that were taken for others', () => {
  it.each([
    ['o táxi de Joaquim, CPF 529.982.247-25, que a Receita', 'cpf 529.982.247-25'],
    ['03/05 PIX RECEBIDO 00052998224725 IOLANDA', 'cpf 00052998224725'],
    ['Protocolo de refúgio: 08335.011844/2025-02', 'foreigner-id 08335.011844/2025-02'],
    ['Declarações de Nascido Vivo: 30-77441802-1', 'health-record 30-77441802-1'],
    ['Everyday 03-0441-0822071-25 in his name', 'bank-account 03-0441-0822071-25'],
    ['NRIC *****518D', 'national-id *****518D'],
    ['ring (087) 555 0116, or go', 'phone (087) 555 0116'],
    ['Date of birth: 20010904', 'birth-date 20010904'],
    ['DOB: 1973 05 26', 'birth-date 1973 05 26'],
    ['VIN 1G2ZG57NO94107352 was stopped', 'vehicle 1G2ZG57NO94107352'],
    ['Telemóvel: 86 115 0027', 'phone 86 115 0027'],
    ['Estado civil: Solt.', 'marital-status Solt.'],
  ])('%s', (text, value) => {
    expect(found(text)).toContain(value);
  });

  it('zeros before other figures make no CPF', () => {
    expect(found('Lote 00052998224726 e NSU 00000000000192')).toEqual([]);
  });

  it('no word before a number is a plate', () => {
    expect(found('O Hyundai HB20 do vizinho; o carro, CEP 01310-100')).not.toContainEqual(
      expect.stringContaining('plate'),
    );
  });
});
