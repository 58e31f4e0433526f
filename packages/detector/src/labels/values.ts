import type { Category } from '../categories.ts';
import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Words } from '../names/runs.ts';
import { firstTokenAt } from '../text/tokens.ts';
import { isMachine } from './account-names.ts';
import { endOfLines } from './address/lines.ts';
import { formOfAge } from './age-values.ts';
import { ADDRESS, formOfPart, isDepartment, isEndOfSomething, isPlace } from './address-values.ts';
import { endWithTime, formOfDate } from './date-values.ts';
import { OTHER_LABELS } from './dictionary.ts';
import type { Label } from './dictionary/label.ts';
import { namesIn } from './name-values.ts';
import { tickedIn } from './ticked-boxes.ts';
import { INITIALS, JOB, JOB_IN_COLUMN, TRADE, wordsOf } from './word-values.ts';

/** Groups of capitals and digits, three digits at least; small letters only before them: "s1234567". */
const CODE =
  /(?:(?<!\p{L})[a-z]{1,3}-?)?(?=(?:[A-Z./ -]{0,4}\d){3})[A-Z\d]{1,12}(?:[-/. ]?[A-Z\d]{1,12}){0,6}(?![\p{L}\d]|[.,/-]\d)/u;
/** Dates, years, sums and times in such a column are no codes. */
const NO_CODE =
  /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?$|^(?:19|20)\d{2}(?:[/-]\d{1,4})?$|^[\d.]*\d,\d{2}$|^\d{1,2}[:h]\d{2}$/;
/** Under what finds the same by its own form. */
const PRIORITIES: Partial<Record<Label['kind'], number>> = { address: 36, number: 38, code: 38 };
const NOTHING =
  /^(?:nao (?:informad[oa]|consta|declarad[oa]|se aplica|ha)|nenhum[a]?|n\/?[ac]|ignorad[oa]|desconhecid[oa]|sem informacao|none|unknown|not (?:given|applicable|known)|idem|o mesm[oa]|-+|\*+)$/;

/** The run of the text that follows a label, as it is called there, or that stands under it as a header. */
interface Run {
  readonly words: Words;
  readonly label: Label;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly header: boolean;
}

/** What a label announces, in the run that follows it; nothing where the run does not look like it. */
export function readValue(
  words: Words,
  label: Label,
  name: string,
  start: number,
  end: number,
  header: boolean,
): Found[] {
  const { document } = words;
  const run: Run = { words, label, name, start, end, header };
  const textOf = (one: Found): string => document.text.slice(one.start, one.end);
  const value = document.folded.slice(start, Math.min(end, start + 400)).trim();
  if (value === '' || NOTHING.test(value)) return [];
  if (header && name === 'end' && isEndOfSomething(value)) return [];
  switch (label.kind) {
    case 'name':
      return namesIn(words, name, start, end, header);
    case 'initials':
      return matched(run, INITIALS, 0.9);
    case 'date':
      return datesIn(run);
    case 'years':
      return matched(run, formOfAge(value), 0.93);
    case 'number':
    case 'code':
      return matched(run, CODE, header ? 0.9 : 0.84).filter((one) => !NO_CODE.test(textOf(one)));
    case 'address':
      return matched(run, ADDRESS, 0.9)
        .filter((one) => isPlace(textOf(one), document.folded.slice(one.start, one.end)))
        .map((one) => (header ? one : { ...one, end: endOfLines(document.text, one.end) }));
    case 'part':
      return matched(run, formOfPart(name), 0.85).filter(
        (one) => !isDepartment(document.folded.slice(one.start, one.end).trim()),
      );
    case 'words':
      if (label.category === 'user-name' && isMachine(value)) return [];
      return matched(withinTicked(run), wordsOf(label.category), 0.9);
    case 'trade':
      return matched(run, TRADE, 0.88);
    case 'job':
      return matched(run, header ? JOB_IN_COLUMN : JOB, 0.9);
  }
}

/** Forms have boxes for what the answers are few. */
const BOXES: ReadonlySet<Category> = new Set(['marital-status', 'nationality']);

function withinTicked(run: Run): Run {
  if (!BOXES.has(run.label.category)) return run;
  const ticked = tickedIn(run.words.document.text.slice(run.start, run.end));
  return ticked === undefined
    ? run
    : { ...run, start: run.start + ticked.start, end: run.start + ticked.end };
}

function datesIn(run: Run): Found[] {
  const { words, name, start, end } = run;
  const { text } = words.document;
  const date = formOfDate(name, text.slice(start, end));
  return date === undefined
    ? []
    : matched(run, date.form, date.confidence).map((one) => ({
        ...one,
        end: endWithTime(text, one.end, end),
      }));
}

/** The dots or the line of a printed form on which a value was written. */
const LEADERS = /^[\s._…]{0,80}/u;
const LEADERS_BEHIND = /\s*[._…]{2,}\s*$/u;

function matched({ words, label, name, start, end, header }: Run, form: RegExp, confidence: number): Found[] {
  const value = words.document.text.slice(start, end);
  const match = form.exec(value);
  if (match === null || match.index > 2 + LEADERS.exec(value)![0].length) return [];
  const from = start + match.index;
  const to = endOfValue(words, from, from + match[0].replace(LEADERS_BEHIND, '').length);
  return [
    {
      start: from,
      end: to,
      category: label.category,
      detector: 'label',
      confidence,
      reason: because(header ? 'table-header' : 'label', name),
      proposal: 'remove',
      priority: PRIORITIES[label.kind] ?? 62,
    },
  ];
}

/** A value ends before the next label of the form, even where no gap parts them. */
function endOfValue({ document, tokens }: Words, start: number, end: number): number {
  for (
    let index = firstTokenAt(tokens.start, tokens.count, start) + 1;
    index < tokens.count && tokens.start[index]! < end;
    index++
  ) {
    const word = document.folded.slice(tokens.start[index], tokens.end[index]);
    if (
      OTHER_LABELS.has(word) &&
      /^ ?(?:n[ºo°.]* ?)?:/.test(document.folded.slice(tokens.end[index], tokens.end[index]! + 5))
    ) {
      return tokens.start[index]!;
    }
  }
  return end;
}
