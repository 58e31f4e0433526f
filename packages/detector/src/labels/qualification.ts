import type { Category } from '../categories.ts';
import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const NATIONAL =
  '(?:brasileir[oa]|portugues|portuguesa|argentin[oa]|paraguai[oa]|uruguai[oa]|bolivian[oa]|chilen[oa]|colombian[oa]|venezuelan[oa]|peruan[oa]|haitian[oa]|italian[oa]|espanhola?|alema|alemao|frances|francesa|japones|japonesa|chines|chinesa|libanes|libanesa|angolan[oa]|mocambican[oa]|american[oa]|norte-american[oa])';
const MARITAL =
  '(?:solteir[oa]|casad[oa]|divorciad[oa]|desquitad[oa]|viuv[oa]|separad[oa](?: judicialmente)?|convivente|amasiad[oa]|em uniao estavel|uniao estavel)(?: (?:sob o|no|pelo) regime d[ae][ a-z]{4,40})?';
// What goes on to qualify a person: the word before it is a profession.
const GOES_ON =
  '(?:portador|inscrit|titular|cpf|rg|residente|domiciliad|nascid|filh[oa]|cedula|identidade|ctps|carteira|com endereco|com cpf|maior|de cpf|registrad|com escritorio|com|morador|natural|que|oab|nao alfabetizad|doravante|capaz|neste ato|e )';
const PAIR = new RegExp(`(?<![a-z])(${NATIONAL})(?:\\(a\\))?, ?\\n?(?:maior, )?(${MARITAL})(?![a-z])`, 'g');

/** "…, brasileiro, casado, engenheiro, portador do RG": nationality, marital status and profession of a party. */
export function findQualifications(document: Document): Found[] {
  const { folded } = document;
  const found: Found[] = [];
  const add = (category: Category, start: number, end: number) => {
    found.push({
      start,
      end,
      category,
      detector: 'label',
      confidence: 0.9,
      reason: because('pattern-with-context'),
      proposal: 'remove',
      priority: 57,
    });
  };
  for (const match of folded.matchAll(PAIR)) {
    add('nationality', match.index, match.index + match[1]!.length);
    const marital = match.index + match[0].length - match[2]!.length;
    add('marital-status', marital, match.index + match[0].length);
    const profession = PROFESSION.exec(
      folded.slice(match.index + match[0].length, match.index + match[0].length + 90),
    );
    if (profession !== null) {
      const start = match.index + match[0].length + profession[0].length - profession[1]!.length;
      add('profession', start, start + profession[1]!.length);
    }
  }
  for (const match of folded.matchAll(LONE)) {
    add('marital-status', match.index, match.index + match[0].length);
  }
  for (const match of document.text.matchAll(NATIVE)) {
    const start = match.index + match[0].length - match[1]!.length;
    add('birthplace', start, match.index + match[0].length);
  }
  return found;
}

/** "…, 24 anos, união estável, natural de Bagé". */
const LONE =
  /(?<=(?:anos|brasileir[oa]|[a-z]+[eo]s?a?|\d), )(?:solteir[oa]|divorciad[oa]|desquitad[oa]|viuv[oa]|separad[oa] judicialmente|(?:em |vive em )?uniao estavel)(?=[,.;])/g;
const NATIVE =
  /(?:[Nn]atural d[aeo]|[Nn]ascid[oa] na cidade de|[Bb]orn in) ((?:[A-ZÀ-Ý][\p{L}']{1,24})(?: (?:d[aeo]s? )?[A-ZÀ-Ý][\p{L}']{1,24}){0,4}(?: ?[-/] ?[A-Z]{2}(?!\p{L}))?)/gu;

const PROFESSION = new RegExp(`^,[ \\n]([a-z][a-z ()/-]{2,40})(?=,[ \\n](?:[a-z()]+ ){0,2}?${GOES_ON})`);
