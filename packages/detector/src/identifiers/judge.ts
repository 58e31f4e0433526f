import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { nearestWord } from './context.ts';
import type { Context } from './context.ts';
import { numbersAThing } from './numbered-things.ts';
import type { Specification } from './specification.ts';

const DATE =
  /^(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:\d{4}|\d{2})(?!\d)|^(?:0?[1-9]|1[0-2])\/\d{4}$|^(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])$/;
/** "05-12 13" before ":07" is a date and a time. */
const TIME = /^:\d{2}(?!\d)/;
const YEAR = /^(?:19|20)\d{2}$/;
/** Characters between a word and a number of a plain form; another number between counts forty. */
const NEAR = 26;

/** "no.", "(Malta):", "number being" between a word and its code. */
const CONNECTION =
  /^s?\)?(?: \([^)\n]{1,28}\))?[\s.:#=o°(-]{0,4}(?:(?:n[o.]{0,2}|nr\.?|number|num\.?|numero|id|is|as|being|was|e|sob)(?![a-z])[\s.:#o°-]{0,4}){0,2}$/;
const isFar = (one: Specification, { distance, between }: { distance: number; between: string }): boolean =>
  (one.near === true && distance > NEAR) || (one.adjacent === true && !CONNECTION.test(between));

/** "MATRÍCULA 2025", "branch, from May 2019": a year, where no mark says that it is a number. */
const isPlainYear = ({ category }: Specification, value: string, between: string): boolean =>
  YEAR.test(value) &&
  (category === 'bank-account' ? !CONNECTION.test(between) : between !== '' && !/[:=#]|n[o.]/.test(between));

/** Four signs, two of them digits; no year, part of a date, time, range or amount. */
const isCode = (value: string, compact: string): boolean =>
  compact.length >= 4 &&
  /\d.*\d/.test(compact) &&
  !/^(?:19|20)\d{2}$|^\d{1,3}[/:]\d{1,3}(?:\D|$)|^\d{1,3}(?:[.,]\d{1,2})?(?:-\d{1,3})?$|^\d[\d.]*[.,]\d{2}$/.test(
    value,
  );

/** "atendimento ao disposto na Lei nº 5.584/70", "matrícula, fls. 118": another word stands between, whose number it is. */
const isOfSomethingNearer = (between: string, before: string): boolean =>
  /[a-z]{2}/.test(between) && !CONNECTION.test(between) && numbersAThing(before);

/** Whether a value that fits the pattern of a kind is one, by its check digits, its words and its look. */
export function judge(
  one: Specification,
  value: string,
  context: Context,
): { found: Found; score: number } | undefined {
  if (one.unless?.test(context.before) === true || one.unlessAfter?.test(context.after) === true)
    return undefined;
  if (one.near === true && (DATE.test(value) || TIME.test(context.after))) return undefined;
  if (one.not?.test(value) === true) return undefined;
  const compact = value.replaceAll(/[^0-9A-Za-z+]/g, '');
  if (one.adjacent === true && !isCode(value, compact)) return undefined;
  const nearest =
    one.words === undefined
      ? undefined
      : nearestWord(
          one.words,
          one.besideOnly === true ? { ...context, header: '' } : context,
          one.wordsAfter === true,
        );
  const named =
    nearest !== undefined && (isFar(one, nearest) || isOfSomethingNearer(nearest.between, context.before))
      ? undefined
      : nearest;
  if (one.near === true && named !== undefined && isPlainYear(one, value, named.between)) return undefined;
  const valid = one.check?.(compact);
  const looks = one.marks?.test(value) === true && one.never?.test(value) !== true;
  const found = (
    confidence: number,
    code: 'checksum-valid' | 'checksum-wrong-beside-label' | 'pattern' | 'pattern-with-context',
  ) => ({
    found: {
      start: 0,
      end: 0,
      category: one.category,
      detector: 'identifier' as const,
      confidence,
      reason: because(code, named?.word),
      proposal: 'remove' as const,
      priority: one.priority,
    },
    score:
      confidence + one.priority / 2000 - (named === undefined ? 0.1 : Math.min(named.distance, 90) / 400),
  });
  if (valid === true && named !== undefined) return found(0.99, 'checksum-valid');
  if (valid === true && looks) return found(Math.max(one.valid, 0.97), 'checksum-valid');
  if (named !== undefined && one.named > 0) {
    return found(
      one.named,
      valid === false && one.someIssuers !== true ? 'checksum-wrong-beside-label' : 'pattern-with-context',
    );
  }
  if (valid === true && one.valid > 0) return found(one.valid, 'checksum-valid');
  return looks && one.look > 0 ? found(one.look, 'pattern') : undefined;
}
