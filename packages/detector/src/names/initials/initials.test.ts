import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';
import { loadNameModel } from '../model.ts';

const model = loadNameModel();
const people = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['Toner replaced by QW, door repainted.', ['QW']],
  ['Bread chkd KVB. Feito KV 12/04', ['KVB', 'KV']],
  ['Sacos pesados por VBT, 14 kg', ['VBT']],
  ['Fridge cleaned 9.15 QW\nFridge cleaned 11.15 ZL', ['QW', 'ZL']],
  ['Mopped - TMc\nMopped - NvD', ['TMc', 'NvD']],
  ['Bread ordered (WK), milk later', ['WK']],
  ['Conferido por: lbv', ['lbv']],
  ['Digitado por rsb/mfa', ['rsb', 'mfa']],
  ['Conferi: mlf', ['mlf']],
  ['Técnica de segurança: visto dt.', ['dt']],
  ['Ata redigida por E.L. e enviada a todos.', ['E.L.']],
  ['Candidates to be rung by QW today, before noon', ['QW']],
  ['Action: DD to ring the bank.', ['DD']],
  ['Council tax bill, changed on system 30/9/24, JB. Form.', ['JB']],
  ['Fralda 9h15 jcv; lanche 16h jcv', ['jcv', 'jcv']],
])('who signs for what was done goes: %s', (text, letters) => {
  expect(people(text)).toEqual(letters);
});

test.each([
  ['Present: KV (chair), ZL, WK', ['KV', 'ZL', 'WK']],
  ['Apologies: KV, PT', ['KV', 'PT']],
  ['Scores: KV 7, ZL 5, WK 8', ['KV', 'ZL', 'WK']],
  ['Owner\tTask\nKV\tGate\nZL\tHose', ['KV', 'ZL']],
  ['Proposed AB, seconded KV. Carried.', ['AB', 'KV']],
  ['Action: KV to ring the council.', ['KV']],
  ['Mon KV, Tue WK, Wed KV/WK', ['KV', 'WK', 'KV', 'WK']],
  ['Our ref: KVB/lj/4471', ['KVB', 'lj']],
  ['v0.3 QW typos; v0.4 QW/MS new section', ['QW', 'QW', 'MS']],
  ['Client KV slept. Patient VM attended.', ['KV', 'VM']],
  ['Present: KVB, ZL, WKT', ['KVB', 'ZL', 'WKT']],
  ['Comment [KV1]: is this right?', ['KV']],
])('letters in a list, a rota or a reference go: %s', (text, letters) => {
  expect(people(text)).toEqual(letters);
});

test.each([
  ['Client R missed two sessions, and R has not rung.', ['R', 'R']],
  ['a irmã D. ficou em casa', ['D.']],
  ['Dearest B,\nsee you at 8, D x', ['B', 'D']],
  ['Carta de R. chegou hoje.', ['R.']],
  ['P. não pôde vir; L. trouxe vinho.', ['P.', 'L.']],
  ['E.B. came with the eggs.', ['E.B.']],
  ["NB. QW's copy is the master.", ['QW']],
  ['EB + NF to order tape.', ['EB', 'NF']],
  ['Told KV no. The copy of KV is the master.', ['KV', 'KV']],
])('one letter, letters with points and letters told once go: %s', (text, letters) => {
  expect(people(text)).toEqual(letters);
});

test.each([
  'Approved by HR, checked by IT and cleaned 9.00 AM',
  'Digitado por nós, feito por mim, typed by us. Pago por dia.',
  'Preparado 250 ML, medido 30 KG',
  'Entregue NF, emitido RG, assinado CTPS',
  'Distribuição: SP, RJ e MG, que enviaram ofícios.',
  'coronary artery bypass grafting was performed (BGP)',
  'de prata, séc. XIX, medidas de 30 CM',
  'Infection with E. coli and from S. aureus. Plan B will do.',
  'Annex B. is long; hepatitis B was ruled out.',
  'UK to leave the EU',
  'iron given IV 10:00 UTC',
  'Concentration 5 UI/kg\nKB/s',
  'Estimation by ML, by LS, by RF. Vendido por CX, por KG',
  'Logged Temps 4.5 BR Fridge. Issued 3/4/24 CE Marking',
  'já visto tbm. não tinha visto vc. fechamento: usd, recebi: nfe, ass. dr.',
  'Replaced ECU, cleaned EGR, checked ABS.',
  'Given MMR, BCG. Tested HCG, negative. Coletado TGO, TGP',
  'Paciente DM, HAS, em uso de losartana. Paciente VM há 3 dias',
  'O cliente SP pediu. Asked HQ for guidance',
  'Sun: NFL, Mon: NBA. Mon FX, Tue GDP',
  'v1.0 GA released. Bluetooth v5.0 BLE',
  'Participantes: USP, UEL, UEM',
  'Liver panel: ALT, AST, GGT',
  'Distribution: FOB, CIF, EXW',
  'Final scores: MUN 2, ARS 1. Scores: GCS 15, ASA 2',
  '927 do CC c/c CPC, art. 373',
  'projeto conf. NBR 6118. Resp. RDC 50 da Anvisa',
  '# ver 1.2: correções',
  '# fig 2.1: plot, typed by txt',
  'Recurso ao E. tribunal de justiça; decisão do C. tribunal superior',
  'Options: red, blue, X',
  'vestido menor M, vestido maior G',
  'The D.N.A. was extracted. The U.S. agreed',
])('usual abbreviations, units, species and what letters tell apart stay: %s', (text) => {
  expect(people(text)).toEqual([]);
});
