/** What a finding takes along behind the name of somebody: degrees, roles, what a list of contacts says, the next sentence. */

import { asFirst, asSurname, isInDictionary, isNoWord, knownOf } from '../names/lists.ts';

/** "Anil KC", "Ravi JP" are called so. */
const DEGREE =
  /(?:,? (?:FCA|ACA|MVB|MRCVS|MRCP|FRCS|FRCP|RN|MD|PhD|Ph\.D\.?|MBA|CPA|Esq\.?|JD|DDS|LLB|BSc|MSc|OBE|MBE|CBE|QC)|, (?:KC|JP)| HCA(?<=\p{L} \p{Lu}\p{Ll}+ HCA))$/u;
/** "(volunteer)", "(ST5)", "(Finance)": a role, not another name. */
const ROLE =
  / \((?:[a-z][a-z ]{2,20}|[A-Z]{1,4}\d{0,2}|Finance|Accounts|Office|Agent|Reception|Escola|Financeiro|Síndic[oa])\)?$/;
/** "Otani-san" */
const HONOUR = /-(?:san|sama|sensei)$/;
/** Behind a capital: "Ramu bhai"; "Suresh Babu", "Abdul Sahib" are called so. */
const KIN = / (?:sah[ie]b|kaka|didi|bhai|ji|chettan|paaji|jaan)$/;
/** "Twomey Baby girl" */
const BORN = / [Bb]aby(?: girl| boy)?$/;
/** "Sheldon K. The": the next sentence begins with what is no name; "K. He", "S. Uma" are somebody. */
const NEXT =
  /(?<=\p{Lu}\.|[\n.])[ \n](?:The|They|This|That|There|But|And|When|If|What|Not|Eles|Elas|Não|Os|As)$/u;
/** "Kaio é Celíaco" */
const SAID = / (?:é|são|está|foi|is|are|was|has)(?: (\p{L}+))?$/u;
/** "Kuldip Oct 27"; the other months are somebody. */
const MONTH = / (?:Feb|Apr|Sept?|Oct)$/;
/**
 * Where somebody works, as contacts, chats and rows tell one from another; folded, nobody's family. What many are known by
 * in their street ("Tereza Bolos", "Lucimar Diarista") is as good as a name.
 */
const CONTACT = new Set(
  `rh sac adm cpd financeiro recepcao secretaria expedicao logistica manutencao almoxarifado almox faturamento cadastro
  producao consorcios contabilidade gerencia assessoria apontador tecnico tecnica coord estag sobreaviso
  office accounts lettings dispatch reception billing logistics payroll finance framing drywall plumbing roofing
  catering`.split(/\s+/),
);
const LAST = /^(\p{L}[\p{L}'’-]+(?: \p{Lu}\.)?) (\p{L}+)\.?$/u;
/** What a list of contacts has behind them, or a row. */
const ENDS = /^(?:[:,\t\n]| ?[<[]|$)/;
const USUAL = 4;

/** How much of a finding stands behind the name, what stands behind the finding given. Linear. */
export function lengthBehindName(value: string, folded: string, behind: string): number {
  let end = value.length;
  const cut = (form: RegExp): void => {
    end -= form.exec(value.slice(0, end))?.[0].length ?? 0;
  };
  // "Mum (Chris)" without "Mum (".
  if (!value.includes('(')) cut(/\)$/);
  cut(ROLE);
  cut(DEGREE);
  cut(HONOUR);
  if (/^\p{Lu}/u.test(value)) cut(KIN);
  if (/ (?:girl|boy)$/.test(value) || /^ (?:girl|boy)(?![a-z])/.test(behind)) cut(BORN);
  if (/^ \p{Ll}/u.test(behind)) cut(NEXT);
  const said = SAID.exec(value.slice(0, end));
  if (said !== null && (said[1] === undefined || isSaid(folded.slice(end - said[1].length, end))))
    end = said.index;
  if (/^ \d{1,2}(?!\d)/.test(behind)) cut(MONTH);
  return (
    value.length - end + (ENDS.test(behind) ? contactLength(value.slice(0, end), folded.slice(0, end)) : 0)
  );
}

const isSaid = (word: string): boolean =>
  isInDictionary(word) && asFirst(knownOf(word)) <= 1 && asSurname(knownOf(word)) <= 1;

/** "Otávio téc", "Ciara Agent": behind one name only, which nothing else is. */
function contactLength(value: string, folded: string): number {
  const contact = LAST.exec(value);
  if (contact === null) return 0;
  const name = contact[1]!;
  const given = folded.slice(0, name.split(' ')[0]!.length);
  const what = folded.slice(name.length + 1).replace('.', '');
  if (!CONTACT.has(what)) return 0;
  return asFirst(knownOf(given)) >= USUAL || isNoWord(given) ? value.length - name.length : 0;
}
