import { CATEGORIES } from '@mavendoc/detector';
import type { BarStyle, Mark } from '@mavendoc/pdf';
import type { Target } from '../types.ts';

/** Turns what is to go into marks, with what their bars say. */
export function marksOf(
  targets: readonly Target[],
  { style, language }: { readonly style: BarStyle; readonly language: 'pt' | 'en' },
): Mark[] {
  const numbers = new Numbering();
  return targets.flatMap((target) => {
    const caption = captionOf(target, style, language, numbers);
    return target.areas.flatMap(({ page, boxes: [first, ...rest] }) =>
      first
        ? [
            {
              page,
              boxes: [first, ...rest] as const,
              text: target.text,
              ...(caption !== undefined && { caption }),
            },
          ]
        : [],
    );
  });
}

/** What is to go and is shown nowhere (an old revision, a note without a look): no bar covers it, the copy must not say it. */
export const valuesWithoutPlace = (targets: readonly Target[]): string[] =>
  targets.filter(({ areas }) => areas.every(({ boxes }) => boxes.length === 0)).map(({ text }) => text);

function captionOf(
  target: Target,
  style: BarStyle,
  language: 'pt' | 'en',
  numbers: Numbering,
): string | undefined {
  switch (style) {
    case 'bar':
      return undefined;
    case 'reason':
      return target.basis ?? CATEGORIES[target.category].bar[language];
    case 'mask':
      return maskOf(target) ?? CATEGORIES[target.category].bar[language];
    case 'label':
      return `${CATEGORIES[target.category].bar[language]} ${numbers.of(target)}`;
  }
}

/** The form in which Brazilian public bodies publish a CPF: six digits in the middle. Other kinds have no customary mask. */
function maskOf({ category, text }: Target): string | undefined {
  const digits = text.replace(/\D/gu, '');
  if (category !== 'cpf' || digits.length !== 11) return undefined;
  return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;
}

/** The same value has the same number all through the document, in the order values first appear. */
class Numbering {
  readonly #numbers = new Map<string, Map<string, number>>();

  of({ category, text }: Target): number {
    const values = this.#numbers.get(category) ?? new Map<string, number>();
    this.#numbers.set(category, values);
    // An area without text is a value of its own.
    const value = normalised(text) || `${values.size}`;
    const number = values.get(value) ?? values.size + 1;
    values.set(value, number);
    return number;
  }
}

/** One value however it is written: case, accents, punctuation and spaces set aside. */
const normalised = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}@]/gu, '')
    .toLowerCase();
