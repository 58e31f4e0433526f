/** Labelled sentences made from the templates; nothing in them comes from a measured document. */

import type { Label } from '../../src/model/labels.ts';
import { pick } from '../random.ts';
import type { Sentence } from '../sentence.ts';
import { writeName, type NameParts } from './names.ts';
import { TEMPLATES_EN } from './templates-en.ts';
import { TEMPLATES_PT } from './templates-pt.ts';

export interface Material {
  readonly pt: NameParts;
  readonly en: NameParts;
  readonly places: readonly string[];
}

type Random = () => number;

export function generate(count: number, material: Material, random: Random): Sentence[] {
  return Array.from({ length: count }, () => {
    const portuguese = random() < 0.6;
    const template = pick(portuguese ? TEMPLATES_PT : TEMPLATES_EN, random);
    const names = portuguese ? material.pt : material.en;
    const sentence = vary(fill(template, names, material.places, random), random);
    return random() < 0.35 ? { ...sentence, withoutLists: true } : sentence;
  });
}

function fill(template: string, names: NameParts, places: readonly string[], random: Random): Sentence {
  const tokens: string[] = [];
  const labels: Label[] = [];
  const add = (text: string, kind?: 'person' | 'organisation' | 'place') => {
    text.split(' ').forEach((token, index) => {
      tokens.push(token);
      labels.push(kind ? `${index === 0 ? 'B' : 'I'}-${kind}` : 'O');
    });
  };
  for (const part of template.split(' ')) {
    if (part === '{P}') add(writeName(names, random), 'person');
    else if (part === '{O}') add(organisation(names, random), 'organisation');
    else if (part === '{L}') add(pick(places, random), 'place');
    else if (part === '{D}') add(date(random));
    else if (part === '{N}') add(String(Math.floor(random() * 9000) + 1));
    else if (part === '{C}') add(identifier(random));
    else if (part === '{W}') add(pick(CAPITALS, random));
    else add(part);
  }
  return { tokens, labels };
}

/** Capitals and small letters throughout, as in headings, tables and chats. */
function vary(sentence: Sentence, random: Random): Sentence {
  const chance = random();
  if (chance < 0.15) return { ...sentence, tokens: sentence.tokens.map((token) => token.toUpperCase()) };
  if (chance < 0.23) return { ...sentence, tokens: sentence.tokens.map((token) => token.toLowerCase()) };
  if (chance < 0.31) return { ...sentence, tokens: sentence.tokens.map(withoutAccents) };
  if (chance < 0.39) return namesInCapitals(sentence);
  return sentence;
}

const withoutAccents = (token: string): string => token.normalize('NFD').replace(/\p{M}/gu, '');

const namesInCapitals = ({ tokens, labels }: Sentence): Sentence => ({
  tokens: tokens.map((token, index) => (labels[index]!.endsWith('person') ? token.toUpperCase() : token)),
  labels,
});

const FORMS = [
  'Ltda',
  'S . A .',
  'ME',
  'Ltd',
  'Inc',
  'e Filhos',
  'Group',
  'Associados',
  'Consultoria',
  'Engenharia',
];
const TRADES = [
  'Construtora',
  'Clínica',
  'Escola',
  'Banco',
  'Instituto',
  'Fundação',
  'Grupo',
  'Auto Posto',
  'Mercado',
];

function organisation(names: NameParts, random: Random): string {
  const name = pick(names.last, random);
  return random() < 0.5 ? `${name} ${pick(FORMS, random)}` : `${pick(TRADES, random)} ${name}`;
}

const MONTHS = [
  'janeiro',
  'março',
  'maio',
  'julho',
  'outubro',
  'dezembro',
  'January',
  'April',
  'June',
  'September',
];
const CAPITALS = [
  'ANEXO',
  'QUADRO',
  'RESUMO',
  'CONTROLE',
  'DESPESAS',
  'PLANO',
  'BUDGET',
  'SUMMARY',
  'ANNEX',
  'NOTICE',
];

function date(random: Random): string {
  const day = Math.floor(random() * 28) + 1;
  const year = 1950 + Math.floor(random() * 76);
  return random() < 0.5
    ? `${day} / ${Math.floor(random() * 12) + 1} / ${year}`
    : `${day} de ${pick(MONTHS, random)} de ${year}`;
}

function identifier(random: Random): string {
  const digits = (length: number) => String(Math.floor(random() * 10 ** length)).padStart(length, '0');
  return `${digits(3)} . ${digits(3)} . ${digits(3)} - ${digits(2)}`;
}
