import type { Found } from '../found.ts';
import type { Document, Range } from '../text/document.ts';
import { personAt } from './forms.ts';
import { ORDINARY, PLACE, THING, TITLE, asFirst, isInDictionary, knownOf } from './lists.ts';

/** The folder of somebody: "C:\Users\denilson\…", "/home/marlon/fotos", "\\server\users\mbali\…". */
const HOME =
  /(?<=[\\/](?:Users|Documents and Settings|Usu[aá]rios|Utilizadores|home|profiles|perfis)[\\/]{1,2})([\p{L}\d](?:[\p{L}\d._-]| (?=[\p{L}\d]{1,20}[\\/])){1,30})(?=[\\/\s"'”<>),;:]|$)/giu;
const NOBODYS =
  /^(?:public|publico|default(?: user)?|all users|shared|admin(?:istrator|istrador)?|users?|usuario|root|guest|convidado|ubuntu|debian|centos|ec2-user|azureuser|runner|node|python|pi|vagrant|app|apps|deploy|www|www-data|git|jenkins|docker|oracle|postgres|mysql|test|teste|temp|tmp|data|dados|backup|your-?name|username|seu_?nome|nome|name|me|index(?:\.\w+)?|pages?|images?|assets|css|js|src|bin|lib|etc|var|opt|.*\.(?:html?|php|aspx?|js|tsx?|css))$/;
/** What ends the name of a file, and the name before it; one word alone may be anything. */
const KIND =
  /\.(?:pdf|docx?|odt|rtf|txt|xlsx?|ods|csv|pptx?|pub|psd|jpe?g|png|gif|heic|tiff?|bmp|webp|mp[34]|m4a|mov|avi|ogg|opus|wav|zip|rar|7z|eml|msg|m3u|wpd|bak|ics|vcf)(?![\p{L}\p{N}])/giu;
const NAME = /(?<![\p{L}\p{N}_@./-])[\p{L}\p{N}][\p{L}\p{N}_-]{3,80}$/u;
const LONGEST_NAME = 84;
const FOLDER = /(?<=[\p{L}\p{N}:]\\{1,2})\p{Lu}\p{Ll}{2,14}(?=\\)/gu;
const PIECE = /[\p{L}]{3,}/gu;
const USUAL = 4;
const VERY_USUAL = 6;

/** Names of people in paths and in names of files. Linear. */
export function findInPaths({ text, folded }: Document): Found[] {
  if (!/[\\/_-]/.test(text)) return [];
  const found: Range[] = [];
  for (const { index, 0: folder } of text.matchAll(HOME))
    if (!NOBODYS.test(folded.slice(index, index + folder.length)))
      found.push({ start: index, end: index + folder.length });
  for (const { index } of text.matchAll(KIND)) {
    const name = NAME.exec(text.slice(Math.max(0, index - LONGEST_NAME), index))?.[0] ?? '';
    if (!/[_-]/.test(name)) continue;
    for (const piece of name.matchAll(PIECE)) addName(index - name.length + piece.index, piece[0].length);
  }
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
