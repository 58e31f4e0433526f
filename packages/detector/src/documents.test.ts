import { describe, expect, test } from 'vitest';
import { detect } from './detect.ts';

/** Invented documents: what must go, as it stands there, and what must stay. */
const DOCUMENTS = [
  {
    name: 'a contract clause whose name runs over a line end',
    text: `de um lado Teobaldo Nogueira Prates, brasileiro, e de outro lado Jocasta Aparecida
Vilhena, brasileira, solteira, inscrita no CPF 529.982.247-25, e-mail jocasta.vilhena@exemplo.com.br,
pelo valor de R$ 12.345,67, em 10 parcelas, nos termos do art. 5º da Lei nº 8.245/91, até 31/12/2024.`,
    gone: ['Teobaldo', 'Nogueira', 'Prates', 'Jocasta', 'Aparecida', 'Vilhena', '529.982.247-25', '@exemplo', 'solteira'],
    kept: ['12.345,67', '10 parcelas', 'art. 5º', '8.245/91', '31/12/2024'],
  },
  {
    name: 'a staff record with a table',
    text: `Nome: Wanderleia Quirino Tavares          Matrícula: 004512
Filiação: Osvaldo Tavares e Dirce Quirino
Data de nascimento: 12 de março de 1987      Naturalidade: Uberaba/MG
CPF: 390.533.447-05   RG: MG-12.345.678 SSP/MG   PIS/PASEP: 120.56874.10-7
CTPS nº 0123456 série 00123-MG   Título de eleitor: 0043 5687 0906   CNH: 84718735264
Endereço: Av. Leopoldino de Oliveira, 3490, Bloco B, Apto 1203   CEP: 38010-000
Celular: 34 99876-5432   Agência: 0123   Conta poupança: 013.00045678-9
Cargo: Auxiliar administrativo   Salário: R$ 2.350,00   Admissão: 01/02/2020

Nome                     Nascimento     Parentesco     CPF
Tales Quirino Rocha      03/04/2011     Filho          123.456.789-09
Iara Quirino Rocha       15/09/2014     Filha          987.654.321-00`,
    gone: ['Wanderleia', 'Osvaldo', 'Dirce', '004512', '12 de março', 'Uberaba/MG', '390.533', '12.345.678', '120.56874', '0123456', '0043 5687', '84718735264', 'Leopoldino', '1203', '38010', '99876', '0123', '00045678', 'Tales', 'Iara', 'Rocha', '03/04/2011', '15/09/2014', '987.654', '01/02/2020', 'Auxiliar administrativo'],
    kept: ['2.350,00', 'Parentesco', 'Filha'],
  },
  {
    name: 'mail and chat in lower case',
    text: `De: Teobaldo Prates <teo.prates@exemplo.com.br>
Para: Jussara Vilhena; Kenji Nakasone
Assunto: pendências do contrato

Bom dia, Jussara, o valor ficou em R$ 18.400,00, com 3% de desconto. Meu celular é (21) 99654-3210.
kenji: falei com jose carlos ontem, ele mora na rua do catete 310 apto 502
manda o pix dele, cpf 52998224725, placa do carro RIO2A18`,
    gone: ['Teobaldo', 'teo.prates', 'Jussara', 'Kenji', 'Nakasone', 'kenji', '99654', 'jose carlos', 'catete', '502', '52998224725', 'RIO2A18'],
    kept: ['pendências do contrato', '18.400,00', '3%', 'ontem', 'manda o pix', 'Bom dia'],
  },
  {
    name: 'a court decision',
    text: `Processo nº 1002345-67.2022.8.26.0114
Requerente: Nivaldo Aparecido Grisotto
Requerida: Transportadora Rápido Sul Ltda.
O autor, nascido em 02/02/1949, filho de Antenor Grisotto e de Leonilda Boscolo, RG nº 8.765.432-1, CPF/MF nº 003.456.789-
60, reside na Rua Sete de Setembro, 45, fundos, Vila Industrial, Campinas/SP. GRISOTTO pede R$ 50.000,00.
O laudo médico aponta diagnóstico de depressão.
Campinas, 15 de agosto de 2023.
ANA BEATRIZ MOLINARI FUZETTO
Juíza de Direito`,
    gone: ['Nivaldo', 'Grisotto', 'GRISOTTO', '02/02/1949', 'Antenor', 'Leonilda', 'Boscolo', '8.765.432', '003.456.789', 'Sete de Setembro', 'Vila Industrial', 'BEATRIZ', 'FUZETTO'],
    kept: ['1002345-67', 'Transportadora', '50.000,00', '15 de agosto de 2023', 'Juíza de Direito', 'depressão'],
  },
  {
    name: 'an English patient record',
    text: `Patient Name: Margaret O'Sullivan         DOB: 03/14/1952
MRN: 00482913      SSN: 536-22-8741
Address: 4821 Maple Grove Road, Apt 3B, Springfield, IL 62704
Phone: (217) 555-0148     Email: m.osullivan@example.org

Mrs. O'Sullivan is a 72-year-old woman. She was seen by Dr. Rajesh Patel on May 3, 2024. See Section 4.2 and Table 3.
Her daughter Siobhan Kelly called. NHS number 943 476 5919. National Insurance: AB 12 34 56 C. Total: $1,250.00.`,
    gone: ['Margaret', 'Sullivan', '03/14/1952', '00482913', '536-22', 'Maple Grove', '62704', '555-0148', 'osullivan', '72-year-old', 'Rajesh', 'Patel', 'Siobhan', 'Kelly', '943 476', 'AB 12 34'],
    kept: ['May 3, 2024', 'Section 4.2', 'Table 3', '1,250.00'],
  },
  {
    name: 'an English lease with a bank account',
    text: `This agreement is made between Tenant: Harold Winterbourne and Landlord: Priya Raghunathan.
Rent of £1,200 per month is paid to sort code 20-45-67, account number 31926819, IBAN GB29 NWBK 6016 1331 9268 19.
The property is at 14 Elm Close, Reading, RG1 4QJ. Contact: +44 20 7946 0958. VAT no GB123456789. Clause 7.3 applies.`,
    gone: ['Harold', 'Winterbourne', 'Priya', 'Raghunathan', '20-45-67', '31926819', 'NWBK', 'Elm Close', 'RG1 4QJ', '7946', '123456789'],
    kept: ['1,200', 'Clause 7.3', 'per month'],
  },
  {
    name: 'partly masked, disguised and spaced values',
    text: `Titular: J O Ã O  C A R L O S, CPF ***.982.247-**, cartão final 4821, e-mail j***@exemplo.com
Registro: ＣＰＦ ５２９．９８２．２４７－２５, fone (l1) 9B765-432I, IP 192.168.15.77, senha: Xk9!fooB`,
    gone: ['J O Ã O', '982.247', '4821', '@exemplo', '５２９', '432I', '192.168', 'Xk9'],
    kept: ['Titular', 'cartão', 'Registro'],
  },
] as const; // prettier-ignore

function withoutRemoved(text: string): string {
  const units = text.split('');
  for (const { spans, proposal } of detect([{ text }])) {
    if (proposal === 'remove') for (const { start, end } of spans) units.fill('', start, end);
  }
  return units.join('');
}

describe.each(DOCUMENTS)('$name', ({ text, gone, kept }) => {
  const rest = withoutRemoved(text);
  test('loses what identifies people', () => {
    expect(gone.filter((value) => !text.includes(value))).toEqual([]);
    expect(gone.filter((value) => rest.includes(value))).toEqual([]);
  });
  test('keeps the rest', () => {
    expect(kept.filter((value) => !rest.includes(value))).toEqual([]);
  });
});
