import type { Found } from '../found.ts';
import type { Document, Range } from '../text/document.ts';
import { personAt } from './forms.ts';
import {
  ORDINARY,
  OTHER_WORD,
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
const USUAL = 4;
const VERY_USUAL = 6;

/** Given names in names of files and in folders; the folder behind "Users" is an account's (`labels/account-patterns.ts`). Linear. */
export function findInPaths({ text, folded }: Document): Found[] {
  if (!/[\\/_-]/.test(text)) return [];
  const found: Range[] = [];
  for (const { index } of text.matchAll(KIND)) {
    const name = NAME.exec(text.slice(Math.max(0, index - LONGEST_NAME), index))?.[0] ?? '';
    if (!/[_-]/.test(name)) continue;
    let family = -1;
    for (const piece of name.matchAll(PIECE)) {
      const start = index - name.length + piece.index;
      const known = found.length;
      if (start === family && isFamilyName(folded.slice(start, start + piece[0].length)))
        found.push({ start, end: start + piece[0].length });
      else addName(start, piece[0].length);
      family = found.length > known ? start + piece[0].length + 1 : -1;
    }
  }
  if (text.includes('\\'))
    for (const { index, 0: folder } of text.matchAll(FOLDER)) addName(index, folder.length);
  return found.map(({ start, end }) => ({ ...personAt(start, end, 'name-list'), priority: OVER_ACCOUNTS }));

  function addName(start: number, length: number): void {
    if (isGivenName(folded.slice(start, start + length))) found.push({ start, end: start + length });
  }
}

/** Right behind a given name: "Gordon_Haverford". */
const isFamilyName = (word: string): boolean =>
  isNoWord(word) || ((knownOf(word) & OTHER_WORD) === 0 && asSurname(knownOf(word)) >= USUAL);

/** "IMG_2034_Marcela.jpg" is no account. */
const OVER_ACCOUNTS = 66;

function isGivenName(word: string): boolean {
  const known = knownOf(word);
  if ((known & (ORDINARY | PLACE | THING | TITLE)) !== 0) return asFirst(known) >= VERY_USUAL + 1;
  return asFirst(known) >= (isInDictionary(word) ? VERY_USUAL : USUAL);
}
