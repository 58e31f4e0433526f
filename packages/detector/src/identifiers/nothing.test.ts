import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

test.each([
  'O valor é de R$ 12.345.678,90, em 10 parcelas de R$ 1.234.567,89.',
  'Nos termos da Lei nº 8.245/91, do Decreto 10.222/2020 e do art. 1.723, § 2º, inciso IV.',
  'A versão 10.4.12 do sistema saiu em 12/03/2024, às 14:30:25, build 20240312.',
  'NBR 14724:2011, ISO 9001-2015, RFC 5322 e Portaria MS 2.436/2017.',
  'O lote 123/2024 tem 1.500 unidades de 25 x 30 cm e 2.345,67 kg.',
  'Páginas 123-145, tabela 4.2, figura 12.3, anexo III, item 5.1.2.',
  'The total of $1,234,567.89 is due in 30 days; see Section 12.3 and 15 U.S.C. 1681.',
  'Population 1,234,567 in 2023; 98.6 % of 4,500 answers; ratio 3:1.',
  'O prazo é de 180 dias, de 01/01/2024 a 30/06/2024, em 6 (seis) meses.',
  'Protocolo de treino: 4 x 10, 60 kg, 90 s. Temperatura 36,5 graus.',
  'Nota 8,5; média 7,25; frequência 92,5 %; turma 3001; sala 204.',
  'Platelets 243, CRP 38 mg/l, glucose 5.1. GRADE 11 examination, paper 2.',
  'The account, follow-up required, is closed. O usuário (ex-funcionário) saiu. The file, password protected.',
  'Certificado ISO 9001 vigente, instalação 380V trifásica, chapas 304 e 316 de aço, engine 1600 rpm, frame 1518.',
  'Custo fixo: 4500-5000. Liga 1990-1999 e retornar em 2024-2025. Capacity at 60000 75000 litres; car CR-V 2019.',
  'Conforme a Circular SUSEP nº 667 e o livro 312 de atas, folha 44.',
  'On 12 March he paid at 94 places; take AB12 DEC and PO12 NOV off the list.',
  'Código do produto 7891234567895, NCM 8471.30.12, CFOP 5.102, CNAE 62.01-5-01.',
])('nothing is taken for an identifier in: %s', (text) => {
  expect(
    detect([{ text }])
      .filter((one) => one.detector === 'identifier')
      .map((one) => `${one.category} ${one.text}`),
  ).toEqual([]);
});

test('text set apart letter by letter is read as its words', () => {
  const text = 'TITULAR: J O A N A  D A  S I L V A, assina. J o c a s t a   V i l h e n a também.';
  const rest = text.split('');
  for (const { spans } of detect([{ text }])) for (const { start, end } of spans) rest.fill('·', start, end);
  expect(rest.join('')).not.toMatch(/J O A N A|S I L V A|J o c|V i l h/);
});
