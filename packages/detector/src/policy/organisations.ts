import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesOf, together } from '../text/starts.ts';
import { firstTokenAt } from '../text/tokens.ts';

// A hyphen is part of a word or parts nothing: a text of hyphens would be cut in all ways otherwise.
const WORD = "[A-ZÀ-Ý0-9&][\\p{L}\\d&.']{0,24}(?:-[\\p{L}\\d&.']{1,24}){0,2}";
const LEGAL_FORM =
  '(?:Ltda|LTDA|S[./]?A|EIRELI|Eireli|EPP|MEI|ME|SLU|Inc|INC|LLC|Ltd|LTD|Corp|GmbH|PLC|Limited|Incorporated)(?![\\p{L}\\d])\\.?';
/** Looked for first: rare, and what stands before one is looked at only there. */
const FORM = new RegExp(` ${LEGAL_FORM}`, 'gu');
const COMPANY = new RegExp(
  `(?<![\\p{L}])${WORD}(?: (?:d[aeo]s? |e |and |of |& )?${WORD}){0,7},? ${LEGAL_FORM}$`,
  'u',
);
/** Eight words, each with what joins it. */
const LONGEST_NAME = 320;
const AUTHORITY = together(
  [
    {
      pattern:
        /(?<!\p{L})(?:Tribunal|Minist[ée]rio|Secretaria|Prefeitura|C[âa]mara|Senado|Receita|Pol[íi]cia|Procuradoria|Defensoria|Delegacia|Universidade|Instituto|Funda[çc][ãa]o|Conselho|Juizado|Vara|Banco|Hospital|Escola|Col[ée]gio|Faculdade|University|Department|Ministry|Hospital|Bank)(?: (?:(?:de|da|do|dos|das|e|of|the|for|and) ){0,2}[A-ZÀ-Ý][\p{L}]{1,24}){1,6}/uy,
    },
  ],
  'letter',
);

/** Companies by their legal form, public bodies by their first word: found, and kept unless the policy says otherwise. */
export function findOrganisations(document: Document): Found[] {
  const found: Found[] = [];
  const add = (
    start: number,
    end: number,
    detail: 'companies' | 'public-authorities',
    confidence: number,
  ) => {
    found.push({
      start,
      end,
      category: 'organisation',
      detector: 'identifier',
      confidence,
      reason: because('pattern', detail),
      proposal: 'remove',
      priority: 22,
    });
  };
  const { text } = document;
  let last = 0;
  for (const form of text.matchAll(FORM)) {
    const end = form.index + form[0].length;
    const from = Math.max(last, end - LONGEST_NAME);
    const match = COMPANY.exec(text.slice(from, end));
    if (match === null) continue;
    add(from + match.index, end, 'companies', 0.9);
    last = end;
  }
  matchesOf(document.places.text, AUTHORITY, ({ index, 0: name }) => {
    add(index, index + name.length, 'public-authorities', 0.75);
  });
  return found;
}

/** A name this sure is a person's even inside a company's: "João da Silva Transportes ME". */
const SURE = 0.9;

/** Without the doubtful names that are words of a company's name. Both in any order; linear but for the sorting. */
export function withoutCompanyWords(found: readonly Found[], organisations: readonly Found[]): Found[] {
  const sorted = organisations.toSorted((a, b) => a.start - b.start);
  const starts = Int32Array.from(sorted, (one) => one.start);
  return found.filter((one) => {
    if (one.detector !== 'name' || one.confidence >= SURE) return true;
    const around = sorted[firstTokenAt(starts, starts.length, one.start + 1) - 1];
    return around === undefined || one.end > around.end;
  });
}
