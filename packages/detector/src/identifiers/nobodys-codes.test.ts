import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';

const removed = (text: string): string[] =>
  detect([{ text }])
    .filter(({ proposal, category }) => proposal === 'remove' && category !== 'person')
    .map((one) => one.text);

describe('codes of papers, goods and firms', () => {
  it.each([
    ['rules of a house', 'Flexible Working Policy HR-14 applies; see policy FM-017, section 4.'],
    ['an invoice under a head of papers', 'Documento\tValor\nNF 100447\t2.190,00\n'],
    ['a calibration', 'Certificate of Calibration no. TC/2026/09941'],
    ['a licence of a firm', 'Sponsor licence no.: 9KQ4TR73X'],
    ['tasks of a project', 'Fixed\n- PAY-2198: Negative net pay\n- PAY-2220: Tax week 53\n'],
    ['a firm at the tax office', 'FEIN 77-0418826'],
  ])('%s stay', (_, text) => {
    expect(removed(text)).toEqual([]);
  });

  it.each([
    ['Claim under policy KHY-2207714-1', 'KHY-2207714-1'],
    ['Driving licence no.: 9KQ4TR73X', '9KQ4TR73X'],
    ['Firearm certificate 04/6253/N', '04/6253/N'],
    ['Estacionados: KFR-2198 e KFR-2220', 'KFR-2198'],
    ['A Kombi dele, KFR-2198, buzinou', 'KFR-2198'],
    ['KFR2B98 buzinou e foi embora', 'KFR2B98'],
  ])('but of somebody go: %s', (text, value) => {
    expect(removed(text)).toContain(value);
  });
});
