import type { Found } from '../found.ts';
import type { Document, Range } from '../text/document.ts';
import { namesInCompound } from './compounds.ts';
import { personAt } from './forms.ts';
import { WORD_NAMES } from './word-names.ts';

/** What ends the name of a file, and the name before it. */
const KIND =
  /\.(?:pdf|docx?|odt|rtf|txt|xlsx?|ods|csv|pptx?|pub|psd|jpe?g|png|gif|heic|tiff?|bmp|webp|ogg|opus|zip|rar|7z|eml|msg|m3u|wpd|bak|ics|vcf)(?![\p{L}\p{N}])/giu;
const NAME = /(?<![\p{L}\p{N}_@./-])[\p{L}\p{N}][\p{L}\p{N}_-]{3,80}$/u;
const LONGEST_NAME = 84;
/** Those of programs are called by names, too. */
const FOLDER =
  /(?<=\\)(?<=\\(?:Users|Usu[áa]rios|home|Docs|Documents|Documentos|Archive|Arquivos?|Family|Fam[íi]lia|Photos|Fotos|Pictures|Personal|Pessoal|Private|Staff|Clients|Clientes|Patients|Pacientes|Alunos|Employees|Funcion[áa]rios|Backup|Desktop|Scans|Letters|Cartas|publico|p[úu]blico|public|comum|common|shared|compartilhad[oa]|equipe|team)\\{1,2}|[D-Z]:\\{1,2})\p{Lu}\p{Ll}{2,14}(?=\\)/gu;
/** One word alone may be anything. */
const COMPOUND = /[_-]|\p{Ll}\p{Lu}/u;
/** One called by a whole name: "/pacientes/LIMA_Rosana/". */
const WHOLE_FOLDER = /[\\/]\p{L}{2,20}[_-]\p{L}[\p{L}_-]{1,40}(?=[\\/])/gu;
/** "atestado_flor": somebody's paper, and a word that many are called by. */
const PAPER =
  /^(?:atestado|laudo|rg|cpf|cnh|aso|curr[ií]culo|cv|exames?|holerite|contracheque|boletim|identidade|passaporte|prontu[áa]rio)[_-](?:d[aeo][_-])?(\p{L}{3,11})(?=$|[_-])/iu;
const TAG = /(?<=#)\p{L}[\p{L}\p{N}_]{4,60}/gu;

/** People in names of files, in folders and in tags; the folder behind "Users" is an account's (`labels/account-patterns.ts`). Linear. */
export function findInPaths(document: Document): Found[] {
  const { text } = document;
  const found: Range[] = [];
  const see = (start: number, name: string): void => {
    if (COMPOUND.test(name)) found.push(...namesInCompound(document, start, start + name.length));
    const paper = PAPER.exec(name);
    if (paper === null) return;
    const at = start + paper[0].length - paper[1]!.length;
    if (WORD_NAMES.has(document.folded.slice(at, at + paper[1]!.length)))
      found.push({ start: at, end: at + paper[1]!.length });
  };
  for (const { index } of text.matchAll(KIND)) {
    const name = NAME.exec(text.slice(Math.max(0, index - LONGEST_NAME), index))?.[0] ?? '';
    see(index - name.length, name);
  }
  for (const { index, 0: folder } of text.matchAll(WHOLE_FOLDER))
    found.push(
      ...namesInCompound(document, index + 1, index + folder.length).filter(({ start, end }) =>
        COMPOUND.test(text.slice(start, end)),
      ),
    );
  if (text.includes('#')) for (const { index, 0: tag } of text.matchAll(TAG)) see(index, tag);
  if (text.includes('\\'))
    for (const { index, 0: folder } of text.matchAll(FOLDER))
      found.push(...namesInCompound(document, index, index + folder.length));
  return found.map(({ start, end }) => ({ ...personAt(start, end, 'name-list'), priority: OVER_ACCOUNTS }));
}

/** "IMG_2034_Marcela.jpg" is no account. */
const OVER_ACCOUNTS = 66;
