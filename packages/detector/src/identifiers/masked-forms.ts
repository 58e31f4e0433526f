/** Values of which a part is masked. */

import type { Category } from '../categories.ts';
import { holding } from '../text/holds.ts';
import type { Holds } from '../text/holds.ts';
import { form } from './form.ts';
import type { Form } from './form.ts';

/** Nothing is masked, or nothing is left to be read. */
const isShown = (value: string): boolean => !/[*xX#]/.test(value) || !/[\d@*]/.test(value);

const masked = (
  category: Category,
  pattern: RegExp,
  confidence: number,
  priority: number,
  holds?: Holds,
): Form =>
  form(category, pattern, confidence, priority, {
    code: 'partly-masked',
    isNone: isShown,
    ...(holds && { holds }),
  });

const MASK = '[*xX#]';

export const MASKED: readonly Form[] = [
  masked(
    'cpf',
    new RegExp(
      `(?<![\\w*])(?:${MASK}{3}|\\d{3})\\.?(?:${MASK}{3}|\\d{3})\\.?(?:${MASK}{3}|\\d{3})\\s?-\\s?(?:${MASK}{2}|\\d{2})(?![\\w*])`,
      'y',
    ),
    0.9,
    78,
    holding(16, '*', 'x', '#'),
  ),
  masked('cpf', /(?<![\w*])\*{3}\.?\d{3}\.?\d{3}-?\*{2}(?![\w*])/y, 0.95, 78),
  masked(
    'cnpj',
    new RegExp(
      `(?<![\\w*])(?:${MASK}{2}|\\d{2})\\.(?:${MASK}{3}|\\d{3})\\.(?:${MASK}{3}|\\d{3})/(?:${MASK}{4}|\\d{4})-(?:${MASK}{2}|\\d{2})(?![\\w*])`,
      'y',
    ),
    0.9,
    78,
    holding(17, '*', 'x', '#'),
  ),
  masked(
    'card',
    /(?<![\w*])(?:[*xX]{4}|\d{4})[ -]?(?:[*xX]{2,4}\d{0,2}|\d{2}[*xX]{2}|[*xX]{4})[ -]?[*xX]{4}[ -]?\d{4}(?![\w*])/y,
    0.9,
    78,
    holding(7, '*', 'x'),
  ),
  masked('card', /(?<![\w*.-])[*]{3,16}[ -]?\d{4}(?![\w*.-])/y, 0.85, 76),
  masked('national-id', /(?<![\w*])\*{4,8}\d{3}[A-Z](?![\w*])/y, 0.9, 76),
  masked('national-id', /(?<!\w)x{4,8}\d{3}[A-Z](?!\w)/y, 0.9, 76),
  masked('phone', /\(\d{2}\) ?(?:9?[*\d]{4,5})-[*\d]{4}(?![\w*])/y, 0.9, 77, holding(15, '*')),
  masked('phone', /\(\d{2}\) ?9?[xX]{3,5}-?(?:\d{4}|[xX]{2}\d{2})(?!\w)/y, 0.9, 77, holding(6, 'x')),
  masked('phone', /\+\d{1,3}[ (]{1,2}\d{2}\)? ?\d{1,5}-?[*xX]{2,8}(?![\w*])/y, 0.9, 77, holding(14, '+')),
  // Cut by the program that shows it: "+55 51 99...".
  form('phone', /\+\d{1,3}[ (]{1,2}\d{2}\)? ?\d{1,5}-?(?:\.{3}|…)/y, 0.9, 77, {
    code: 'partly-masked',
    holds: holding(14, '+'),
  }),
  masked('national-id', /(?<![\w*-])[*xX#]{3}-[*xX#]{2}-\d{4}(?![\w*-])/y, 0.93, 78),
  masked(
    'email',
    /(?<![\w.*])[\w.]{0,20}\*{2,20}[\w.]{0,20}@[\w*-]{1,63}(?:\.[\w*-]{1,63}){1,5}/y,
    0.95,
    88,
    holding(60, '@'),
  ),
];
