import type { Written } from './written.ts';

const GLUED = /(?:Rua|Avenida|Travessa|Alameda|Pra[çc]a|Estrada|Rodovia)(d[aeo]s?)?(?=[A-ZÀ-Ý][a-zß-ÿ])/g;
const LETTER = /[A-Za-zÀ-ÿ]/;

/** Gaps where a street has lost them: "RuadasFlores", "residentenaAvenidaBrasil". Linear. */
export function gapsOfStreets(text: string): Written[] {
  return Array.from(text.matchAll(GLUED)).flatMap(({ index, 0: { length }, 1: link = '' }) => {
    const end = index + length;
    const places = [
      LETTER.test(text[index - 1] ?? '') ? index : undefined,
      link === '' ? undefined : end - link.length,
      end,
    ];
    return places.flatMap((at) => (at === undefined ? [] : { start: at, end: at, plain: ' ' }));
  });
}
