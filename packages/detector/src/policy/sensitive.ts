import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document, Range } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';

/** LGPD art. 5, II, by kind: folded words that make a sentence worth a look. */
const WORDS: Readonly<Record<string, string>> = {
  saúde:
    'diagnostic[oa]d?[oa]?|cid[ -]?(?:10|11)?:? ?[a-z]\\d{2}|hiv|aids|cancer|neoplasia|tumor|diabet\\w+|hipertens\\w+|depressao|depressiv\\w+|ansiedade|esquizofrenia|bipolar|autis\\w+|epilepsia|hepatite|tuberculose|covid|quimioterapia|gravidez|gestante|aborto|deficiencia (?:fisica|mental|visual|auditiva|intelectual)|dependencia quimica|alcoolismo|transtorno|laudo medico|atestado medico|prescricao|medicamento|internacao|cirurgia|alergi\\w+|diagnosed|diagnosis|cancer|diabetes|depression|pregnan\\w+|disability|medication|prescribed|surgery|hepatitis|asthma|schizophrenia|allerg\\w+',
  religião:
    'religiao|religios[oa]s?|catolic[oa]|evangelic[oa]|espirita|umbanda|candomble|judai[cs]\\w+|judeu|judia|muculman[oa]|islamic[oa]|testemunhas? de jeova|adventista|budista|ateu|ateia|religion|catholic|muslim|jewish|christian|hindu|buddhist|atheist',
  'origem racial ou étnica':
    'raca|etnia|cor da pele|negr[oa]|pard[oa]|indigena|quilombola|cigan[oa]|afrodescendente|autodeclarad[oa]|ethnicity|racial|race:|caucasian|hispanic|african american',
  'opinião política':
    'filiad[oa] ao (?:partido|p[a-z]{1,4})|filiacao partidaria|partido politico|militante|opiniao politica|political opinion|party member\\w*|votou em',
  sindicato:
    'sindicaliz\\w+|filiad[oa] ao sindicato|filiacao sindical|contribuicao sindical|dirigente sindical|trade union|union member\\w*',
  'vida sexual':
    'homossexual|heterossexual|bissexual|lesbica|gay|transexual|transgener[oa]|travesti|orientacao sexual|identidade de genero|vida sexual|abuso sexual|estupro|sexual orientation|transgender|lesbian|bisexual',
  'genética ou biometria':
    'dna|exame genetico|dado genetico|impressao digital|biometri\\w+|reconhecimento facial|genetic test|fingerprint|biometric\\w*',
};
const KINDS = Object.keys(WORDS);
const PATTERNS = together(
  Object.values(WORDS).map((words) => ({ pattern: new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'y') })),
  'letter',
);
const LONGEST_SENTENCE = 600;
/** A person, or a document of one, this near makes it somebody's; in characters. */
const NEAR = 400;

/** Sentences with sensitive data near a person: for review, never removed by themselves. Linear. */
export function findSensitive(document: Document, found: readonly Found[]): Found[] {
  const near = nearPeople(document, found);
  const sentences = new Map<number, Found>();
  for (const [at, matches] of matchesByPattern(document.places.folded, PATTERNS).entries()) {
    for (const match of matches) {
      if (near[match.index >> NEAR_SHIFT] === 0) continue;
      const { start, end } = sentenceAt(document.text, match.index, match[0].length);
      if (sentences.has(start)) continue;
      sentences.set(start, {
        start,
        end,
        category: 'sensitive',
        detector: 'sensitive',
        confidence: 0.6,
        reason: because('sensitive-words', `${KINDS[at]}: ${match[0]}`),
        proposal: 'review',
        priority: 1,
      });
    }
  }
  return [...sentences.values()];
}

const NEAR_SHIFT = 6;

function nearPeople(document: Document, found: readonly Found[]): Uint8Array {
  const near = new Uint8Array((document.text.length >> NEAR_SHIFT) + 1);
  for (const one of found) {
    if (one.category !== 'person' && one.category !== 'cpf' && one.category !== 'health-record') continue;
    near.fill(1, Math.max(0, one.start - NEAR) >> NEAR_SHIFT, ((one.end + NEAR) >> NEAR_SHIFT) + 1);
  }
  return near;
}

function sentenceAt(text: string, at: number, length: number): Range {
  let start = at;
  while (start > 0 && at - start < LONGEST_SENTENCE && !endsSentence(text, start - 1)) start--;
  let end = at + length;
  while (end < text.length && end - at < LONGEST_SENTENCE && !endsSentence(text, end)) end++;
  while (start < at && /\s/.test(text[start]!)) start++;
  return { start, end: Math.min(text.length, text[end] === '.' ? end + 1 : end) };
}

const endsSentence = (text: string, at: number): boolean =>
  (text[at] === '\n' && text[at + 1] === '\n') ||
  text[at] === '\t' ||
  (/[.!?;]/.test(text[at]!) && /\s/.test(text[at + 1] ?? ' '));
