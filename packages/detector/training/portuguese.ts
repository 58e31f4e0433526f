/** Forms of Portuguese words by rule: regular conjugation, plural, feminine. Wrong forms of irregular words do no harm. */

const ENDINGS: Readonly<Record<string, string>> = {
  a: 'o a amos am ava avam ei ou aram ara asse assem ar arem armos e em emos ando ado ada ados adas aria ariam ara arao aremos',
  e: 'o e emos em ia iam i eu eram esse essem er erem ermos a am amos endo ido ida idos idas eria eriam era erao eremos',
  i: 'o e imos em ia iam i iu iram isse issem ir irem irmos a am amos indo ido ida idos idas iria iriam ira irao iremos',
};

/** @param infinitive regular, ending in ar, er, ir or or */
export function conjugated(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const vowel = infinitive.at(-2) ?? '';
  const endings = ENDINGS[vowel];
  if (endings === undefined) return [infinitive];
  const forms = endings.split(' ').map((ending) => softened(stem, ending) + ending);
  return [infinitive, ...forms, ...['r-se', 'ndo-se'].map((end) => stem + vowel + end)];
}

/** Spelling keeps the sound: ficar, fique; pagar, pague; começar, comece; dirigir, dirijo. */
function softened(stem: string, ending: string): string {
  const front = /^[ei]/.test(ending);
  if (front) return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/ç$/, 'c');
  return stem;
}

/** A noun or adjective with its plural and, where its ending has one, its feminine. */
export function declined(word: string): string[] {
  const forms = [word, plural(word)];
  const feminine = word.endsWith('o')
    ? word.replace(/o$/, 'a')
    : word.endsWith('or')
      ? `${word}a`
      : word.endsWith('ão')
        ? word.replace(/ão$/, 'ã')
        : undefined;
  if (feminine !== undefined) forms.push(feminine, plural(feminine));
  if (/(?:al|vel|ico|oso|ivo|ente|ante)$/.test(word)) {
    const base = word.replace(/vel$/, 'vel').replace(/o$/, 'a');
    forms.push(`${base}mente`, word.replace(/vel$/, 'velmente'));
  }
  return forms;
}

function plural(word: string): string {
  if (word.endsWith('ão')) return word.replace(/ão$/, 'ões');
  if (/[rz]$/.test(word)) return `${word}es`;
  if (word.endsWith('m')) return word.replace(/m$/, 'ns');
  if (word.endsWith('vel')) return word.replace(/vel$/, 'veis');
  if (/[aeou]l$/.test(word)) return word.replace(/l$/, 'is');
  if (word.endsWith('il')) return word.replace(/il$/, 'is');
  return word.endsWith('s') ? word : `${word}s`;
}
