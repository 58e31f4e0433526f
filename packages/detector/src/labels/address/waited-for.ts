import { ORDINARY, PLACE, TITLE, asFirst, asSurname, knownOf } from '../../names/lists.ts';
import { NO_COUNT, STREETLESS } from './streetless.ts';
import { broken } from './words.ts';

/** Streets without their type where somebody waits, is fetched, has a parcel left or is at home. */

/** Where nobody lives, or what is numbered in other ways, after a verb of going. */
const OPEN_TO_ALL =
  '(?!(?:Edital|Of[íi]cio|Decreto|Registro|Processo|Protocolo|Contrato|Pedido|Termo|Ata|Parecer|Memorando|Instru[çc][ãa]o|Lojas?|R[áa]dio|Feira(?! de Santana)|Expo\\p{L}*|Bienal|Quadra|Porta(?! d[ao] )|Portaria|Vaga|Cadeira|Poltrona|Fila|Esta[çc][ãa]o|Plataforma|Frequ[êe]ncia|Quest[ãa]o|Aula|Meia|Maratona|Corrida|Rodovia|Escola|Igreja|Cl[íi]nica|Padaria|Farm[áa]cia|Drogaria|Academia|Delegacia|Ag[êe]ncia|Faculdade|Universidade|Prefeitura|C[âa]mara|Oficina|Secretaria|Empresa|F[áa]brica|UTI|Enfermaria|Mega|Bovespa|Nota|Pasta|Conta|Ficha|Fase|Vers[ãa]o|Black|Reuni[ãa]o|Comiss[ãa]o|Ordem(?! e )|Clas\\p{L}*)(?!\\p{L}))';
const STREET = `${OPEN_TO_ALL}(?:(?:Gal|Gen|Cel|Dr|Dra|Prof|Profa|Pres|Mal|Cap|Ten|Sta|Sto|Pe|Des|Eng|Sen|Gov|Brig|Alm|Visc|Cons|D)\\. ?)?(?=\\p{Lu}\\p{Ll})${STREETLESS}`;
const TWO_NAMES = '\\p{Lu}\\p{Ll}{1,20}\\.? (?:d[aeo]s? )?\\p{Lu}\\p{Ll}{1,20}';
/** Behind one word that may be anything a number of three figures or a comma. */
const NUMBER = `(?:,(?: ?n[º°]\\.?)? ?(?=\\d\\d)| (?=\\d\\d\\d)|(?<=${TWO_NAMES}|, (?:na|à) \\p{Lu}\\p{Ll}{1,20}) (?=\\d\\d))(?!(?:19|20)\\d\\d(?!\\d|, ?(?:ap|casa|fundos)))(?:\\d{1,2}\\.\\d{3}|\\d{1,5}[A-Za-z]?)(?: ?/ ?\\d{1,4})?(?![\\p{L}\\d%]|[.,/:]\\d|-\\d)`;
/** The sentence goes on with the house, a time or another thought; a shop calls its customers. */
const GOES_ON =
  '(?=\\s?[,.;!?)\\n-]|\\s?$| (?:at[ée]|desde|agora|hoje|amanh[ãa]|com|[àa]s|e|que|por|pra|para|fundos|apt?o?|casa|bloco|bl|sou|logo|j[áa]|aqui|gnt|gente|perto|em|no|quando|onde|mesmo|t[áa]|ok)(?!\\p{L}))(?![^\\n]{0,80}(?:ofertas|promo\\p{L}{2,6} |nossas? (?:nova )?lojas?(?!\\p{L})|confira (?:as?|os?|noss[oa]s?|tod[oa]s?) |conhe[çc]a (?:as?|os?|noss[oa]s?) |descontos?(?!\\p{L})|inaugura|nossos? (?:pre[çc]os|produtos|clientes|servi[çc]os)))';
const KIN =
  '(?:m[ãa]e|pais?|irm[ãa]o?s?|genitora?|av[óô]s?|ti[oa]|sogr[oa]|filh[oa]|namorad[oa]|amig[oa]|prim[oa]|vizinh[oa]|companheir[oa]|madrinha|padrinho|cunhad[oa]|espos[oa]|marido|mulher|nora|genro|net[oa]|\\p{Lu}\\p{Ll}{2,14})';
const OF_KIN = `(?: del[ea]s?| d[aeo]s? (?:(?:sua|seu|minha|meu|nossa|nosso) )?${KIN})`;
const IN_HOME = `(?:[Cc]asa|[Rr]esid[êe]ncia|[Aa]partamento|[Aa]pto|[Bb]arraco|[Kk]itnet)(?:${OF_KIN}|(?<=(?:[Ee]m|[Ss]ua|[Mm]inha|[Mm]eu|[Ss]eu|[Nn]ossa) \\p{L}{4,12})),? (?:n[ao]|[àa])`;
const SENT =
  '(?:[Vv]enham?|[Vv]em|[Vv]im|[Ff]ic(?:o|a|amos|ando)|[Ee]stou|[Ee]stamos|[Tt][ôo]|[Tt]amo|[Pp]ega|[Pp]egue|[Bb]us(?:ca|que|quem)|[Dd]eix[ae]m?|[Ee]ntreg(?:ar|a|ue)|[Pp]assa|[Pp]asse|[Uu]ber|[Cc]orrida)(?: [\\p{L}\\d]{1,12}){0,4} na';
/** Somebody flies, shops or watches there: "passa na Havan 120"; a home in "Azul 455" is told otherwise. */
const BRAND =
  '(?:Gol|Latam|Azul|Globo(?:News)?|Record|CNN|Sportv|Havan|Magalu|Amazon|Shopee|Netflix|Selic|Xis)(?!\\p{L})';
/** "Venha na Barão do Rio Branco, 1020", "em casa, na Projetada 12": where somebody waits, is fetched or is at home. */
export const WAITED_FOR = broken(
  `(?=\\p{Lu})(?<=(?<!\\p{L})(?:${SENT}(?! ${BRAND})|${IN_HOME}|[Mm]oradora? da|[Ss]ou (?:a|o) \\p{Lu}\\p{Ll}{1,14} da|(?:sit[oa]|situad[oa]) [àa]) )${STREET}${NUMBER}${NO_COUNT}${GOES_ON}`,
);
const WHOSE =
  '(?: del[ea]| nov[oa]| atual| certo| residencial| d[aeo]s? (?:(?:Sra?|Dra?|[Dd]ona|[Ss]eu|D)\\.? )?\\p{Lu}\\p{Ll}{1,14}(?: \\p{Lu}\\p{Ll}{1,14}){0,3})?';
/** "O endereço da Sra. Ivone é Gonçalves Dias 1640/902", "endereço do Téo - Aurora 77". */
export const GIVEN_AS = broken(
  `(?=\\p{Lu})(?<=(?<!\\p{L})(?:[Ee]ndere[çc]o|[Mm]orada|[Ee]nd\\.)${WHOSE}(?: a partir de [\\d/]{4,10})?(?: é| fica| -|:| agora é)(?: [nN]a)? )${STREET}(?:,(?: ?n[º°]\\.?)?)? ?(?:(?<= )|(?<=,)|(?<=[º°.]))(?!(?:19|20)\\d\\d(?!\\d))(?:\\d{1,2}\\.\\d{3}|\\d{2,5}[A-Za-z]?)(?: ?/ ?\\d{1,4})?(?![\\p{L}\\d%]|[.,/:]\\d|-\\d)${NO_COUNT}(?=\\s?[,.;!?)\\n-]|\\s?$| (?:apt?o?|casa|fundos|bloco|bl|e|mas|at[ée]|desde)(?!\\p{L}))`,
);
/** "lá em casa, Augusta 2203 ap 71", "Entrega: Carlos Gomes 144 casa 5", "Ivo - Carlos Gomes 1220/301": two names, a number and a flat are hardly anything else. */
export const NAMED_WITH_FLAT = broken(
  `(?=\\p{Lu})(?<=(?:^|\\n|: |- |casa, )(?:[Ee]ntreg(?:a|ar|ue):? )?)(?:${STREET}(?<=${TWO_NAMES})|(?<=casa, )${STREET}),? (?:n[º°]\\.? ?)?(?:\\d{2,5},? (?:apt?o?\\.? ?\\d{1,4}|casa \\d{1,3}|fundos)|\\d{3,4}/(?!(?:19|20)\\d\\d)\\d{3,4})(?![\\p{L}\\d]| d[aeo]s?(?!\\p{L}))`,
);

/** Streets called after no one: "Sete de Setembro", "Voluntários da Pátria". */
const OF_WORDS =
  /^(?:\p{L}+ de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|(?:voluntarios|nossa|boa|bela|bom|rio|ordem|cruz|praia|campo|monte|porto)) ?/u;
/** "Entrega: ", "casa, ": no list of faults or goods begins so. */
const BROUGHT = /(?:casa, |entreg(?:a|ar|ue):? )$/;
/** "Vazamento Grave 120 ap 31", "Leite Integral 200/300": a word that nobody is called makes a thing. Folded. */
export const mayBeStreet = (home: string, before: string): boolean => {
  const street = home.slice(0, home.search(/\d/));
  return BROUGHT.test(before) || OF_WORDS.test(street) || !street.split(/[ \n,.]+/).some(isOnlyWord);
};

function isOnlyWord(word: string): boolean {
  const known = knownOf(word);
  return (
    (known & ORDINARY) !== 0 &&
    (known & (TITLE | PLACE)) === 0 &&
    asFirst(known) === 0 &&
    asSurname(known) === 0 &&
    word.length > 3
  );
}
