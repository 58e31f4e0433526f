import type { Found } from '../found.ts';
import type { Document, Range } from '../text/document.ts';
import { personAt } from './forms.ts';
import {
  ORDINARY,
  PLACE,
  THING,
  TITLE,
  asFirst,
  asSurname,
  isInDictionary,
  isNoWord,
  knownOf,
} from './lists.ts';

/** What ends the name of a file, and the name before it; one word alone may be anything. */
const KIND =
  /\.(?:pdf|docx?|odt|rtf|txt|xlsx?|ods|csv|pptx?|pub|psd|jpe?g|png|gif|heic|tiff?|bmp|webp|ogg|opus|zip|rar|7z|eml|msg|m3u|wpd|bak|ics|vcf)(?![\p{L}\p{N}])/giu;
const NAME = /(?<![\p{L}\p{N}_@./-])[\p{L}\p{N}][\p{L}\p{N}_-]{3,80}$/u;
const LONGEST_NAME = 84;
/** Those of programs are called by names, too. */
const FOLDER =
  /(?<=\\)(?<=\\(?:Users|Usu[áa]rios|home|Docs|Documents|Documentos|Archive|Arquivos?|Family|Fam[íi]lia|Photos|Fotos|Pictures|Personal|Pessoal|Private|Staff|Clients|Clientes|Patients|Pacientes|Alunos|Employees|Funcion[áa]rios|Backup|Desktop|Scans|Letters|Cartas|publico|p[úu]blico|public|comum|common|shared|compartilhad[oa]|equipe|team)\\{1,2}|[D-Z]:\\{1,2})\p{Lu}\p{Ll}{2,14}(?=\\)/gu;
const PIECE = /(?<!(?:hurricane|cyclone|storm|furac[aã]o|ciclone)[_-])(?<!\p{L})\p{L}{3,}/giu;
/** "CurriculoAnaPrado" */
const CAMEL = /(?<!\p{Lu})(?:\p{Lu}\p{Ll}{0,20}){2,8}(?!\p{L})/gu;
const HUMP = /\p{Lu}\p{Ll}{1,20}/gu;
/** "SaoPaulo", "EscolaHelena": places and houses called after people. */
const BEFORE_A_PLACE =
  /^(?:sao|santa|santo|san|saint|st|rua|av|avenida|vila|jardim|escola|colegio|hospital|hurricane|furacao|project|projeto|operacao|lei)$/;
const PARTICLE = /^(?:d[aeo]s?|e|van|von|del|la)$/;
const USUAL = 4;
const VERY_USUAL = 6;

/** Given names in names of files and in folders; the folder behind "Users" is an account's (`labels/account-patterns.ts`). Linear. */
export function findInPaths({ text, folded }: Document): Found[] {
  const found: Range[] = [];
  for (const { index } of text.matchAll(KIND)) {
    const name = NAME.exec(text.slice(Math.max(0, index - LONGEST_NAME), index))?.[0] ?? '';
    const start = index - name.length;
    for (const { index: at, 0: letters } of name.matchAll(CAMEL)) {
      const run = nameWithin(letters);
      if (run !== undefined) found.push({ start: start + at + run.start, end: start + at + run.end });
    }
    if (!/[_-]/.test(name)) continue;
    for (const piece of name.matchAll(PIECE)) addName(start + piece.index, piece[0].length);
  }
  if (text.includes('\\'))
    for (const { index, 0: folder } of text.matchAll(FOLDER)) addName(index, folder.length);
  return found.map(({ start, end }) => ({ ...personAt(start, end, 'name-list'), priority: OVER_ACCOUNTS }));

  function addName(start: number, length: number): void {
    if (isGivenName(folded.slice(start, start + length))) found.push({ start, end: start + length });
  }
}

/** "IMG_2034_Marcela.jpg" is no account. */
const OVER_ACCOUNTS = 66;

function isGivenName(word: string): boolean {
  const known = knownOf(word);
  if ((known & (ORDINARY | PLACE | THING | TITLE)) !== 0) return asFirst(known) >= VERY_USUAL + 1;
  return asFirst(known) >= (isInDictionary(word) ? VERY_USUAL : USUAL);
}

/** A given name with the family names behind it, among words written together. */
function nameWithin(letters: string): Range | undefined {
  const humps = [...letters.matchAll(HUMP)].map(({ index, 0: hump }) => ({
    index,
    word: fold(hump),
    end: index + hump.length,
  }));
  const first = humps.findIndex(
    ({ word }, at) => isGivenName(word) && !BEFORE_A_PLACE.test(humps[at - 1]?.word ?? ''),
  );
  if (first < 0) return undefined;
  let last = first;
  for (let at = first + 1; at < humps.length; at++) {
    if (PARTICLE.test(humps[at]!.word)) continue;
    if (!isOfFamily(humps[at]!.word)) break;
    last = at;
  }
  return last === first ? undefined : { start: humps[first]!.index, end: humps[last]!.end };
}

const fold = (written: string): string => written.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function isOfFamily(word: string): boolean {
  const known = knownOf(word);
  return (
    asSurname(known) >= USUAL ||
    isGivenName(word) ||
    ((known & (ORDINARY | PLACE | THING | TITLE)) === 0 && isNoWord(word))
  );
}
