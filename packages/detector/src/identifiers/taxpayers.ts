import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils';
import { BETWEEN, DASH, sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

/** Zeros; days, sums and many small numbers in a row; figures that are said one by one may be a CPF. */
const NO_CPF = /^[0\D]+$|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|,\d{2}(?!\d)(?!\d*-?\d{2}$)|(?:\D+\d{2}(?!\d)){5}/;
/** No letter, no figure, no sign between hours. */
const ANY_MARK = '[^A-Za-zÀ-ÿ\\d:]';
const ANY_SIGN = '\\s?[.,/·•_|–—-]\\s?';
/** What forms print for an empty field. */
const EMPTY = /^(?:0{3}\D{0,3}){3}0{2}$/;
const CPF_WORDS =
  'cpf|c\\.p\\.f|cpf/mf|cadastro de pessoas? fisicas?|contribuinte|cin|identidade nacional|cpf/cnpj';

/** The numbers of taxpayers of Brazil, people and firms, as forms, programs and banks write them. */
export const TAXPAYERS: readonly Specification[] = [
  {
    category: 'cpf',
    pattern: sticky(`\\d{3}${BETWEEN}\\d{3}${BETWEEN}\\d{3}${DASH}\\d{2}(?!\\d)`),
    leads: [3, 6, 9, 11],
    check: isValidCpf,
    words: words(CPF_WORDS),
    valid: 0.93,
    look: 0.8,
    named: 0.92,
    not: EMPTY,
    priority: 90,
    marks: /^\d{3}\.\d{3}\.\d{3}\s?-/,
  },
  {
    // As people and programs write it that know no form: "529/982/247-25", "529 . 982 . 247 - 25".
    category: 'cpf',
    pattern: sticky(`\\d{3}${ANY_SIGN}\\d{3}${ANY_SIGN}\\d{3}${ANY_SIGN}\\d{2}(?!\\d)`),
    leads: [3],
    check: (value) => isValidCpf(value.replaceAll(/\D/g, '')),
    words: words(CPF_WORDS),
    valid: 0.9,
    look: 0,
    named: 0.9,
    not: EMPTY,
    priority: 89,
  },
  {
    // Filled up with zeros to the length of the number of a firm, as banks print it: "00052998224725".
    category: 'cpf',
    pattern: sticky('000\\d{11}(?!\\d)'),
    leads: [14],
    check: (value) => isValidCpf(value.slice(3)) && !isValidCnpj(value),
    words: words(`${CPF_WORDS}|pix|ted|doc|transf(?:erencia)?`),
    valid: 0.75,
    look: 0,
    named: 0,
    not: /^0{8}/,
    priority: 89,
  },
  {
    // In any groups and with any signs, where no other figure stands near: "5299 8224 725", "529.982.247 (25)".
    category: 'cpf',
    pattern: sticky(
      `(?<!\\d${ANY_MARK}{0,2})\\d(?:${ANY_MARK}{0,3}\\d){10}(?:(?<=\\(\\d{2})\\))?(?!${ANY_MARK}{0,2}\\d)|\\d{3}[ .]?\\d{3}[ .]?\\d{3},? (?:d[ií]gito|dv|final|tra[çc]o):? ?\\d{2}(?!\\d)`,
    ),
    leads: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    check: (value) => isValidCpf(value.replaceAll(/\D/g, '')),
    words: words(CPF_WORDS),
    valid: 0.75,
    look: 0,
    named: 0.9,
    not: NO_CPF,
    priority: 29,
  },
  {
    category: 'cnpj',
    pattern: sticky(
      `[0-9A-Z]{2}\\.?\\s?[0-9A-Z]{3}\\.?\\s?[0-9A-Z]{3}\\s?/?\\s?[0-9A-Z]{4}${DASH}\\d{2}(?![\\dA-Z])`,
    ),
    leads: [1, 2, 5, 8, 12, 14],
    check: (value) => isValidCnpj(value, { version: 2 }),
    words: words('cnpj|c\\.n\\.p\\.j|cgc|cnpj/mf|inscrita no cadastro|pessoa juridica'),
    valid: 0.95,
    look: 0.85,
    named: 0.92,
    priority: 95,
    marks: /\/\s?[0-9A-Z]{4}\s?-/,
  },
];
