import { PROPER, broken } from './words.ts';

/** Homes told by their place and by what finds the door there, where no street has a name. */

const LIVES =
  '(?:[Mm]or(?:o|a|amos|am|adora?|adores|ando)|[Rr]esid(?:o|e|em|entes?|indo)|[Vv]iv(?:o|e|emos|em)|[Mm]ud(?:ei|ou|[áa]mos|aram)(?:-me|-se|-nos)?)';
const NUMBERED =
  '(?:(?:porta|port[ãa]o|casa|barraca|lote|talh[ãa]o|travess[ãa]o|linha|corredor|quarteir[ãa]o) (?:n\\.?[º°] ?)?\\d{1,4}(?![\\d.,/-]\\d)|\\d{1,2}\\.?[ºª°] (?:corredor|travess[ãa]o|beco|linha|porta|casa)(?!\\p{L}))';
const COLOUR =
  '(?:azul|verde|bege|creme|cinza|rosa|laranja|marrom|lil[áa]s|(?:amarel|branc|vermelh|cinzent|pret|castanh|rox|encarnad|rosad|verd|azulad)[oa])';
/** "porta aberta ao turismo" and "ao lado de gente boa" find no door. */
const BESIDE =
  "(?:padaria|mercearia|farm[áa]cia|mercado|mercadinho|mercad[ãa]o|minimercado|supermercado|quitanda|bodega|venda|loja|oficina|borracharia|barbearia|sal[ãa]o|bar|caf[ée]|boteco|restaurante|lanchonete|pizzaria|a[çc]ougue|talho|peixaria|igreja|capela|ermida|cemit[ée]rio|escola|col[ée]gio|creche|posto|correios?|junta|c[âa]mara|quartel|delegacia|est[áa]dio|campo|campinho|quadra|pra[çc]a|largo|fonte|fonten[áa]rio|chafariz|po[çc]o|ponte|viaduto|dep[óo]sito|serralharia|serraria|moinho|lagar|adega|cooperativa|associa[çc][ãa]o|lot[ée]rica|banco|antena|torre|caixa d[’']?[áa]gua|mangueira|embondeiro|rio|c[óo]rrego|muro|port[ãa]o|esquina)s?(?!\\p{L})";
const DESCRIBED = `(?:(?:porta|port[ãa]o|casa|barraca|muro) (?:${COLOUR}|d[ae] (?:ferro|madeira|zinco|esquina))(?!\\p{L})|(?:por (?:cima|baixo|tr[áa]s) d|atr[áa]s d|ao (?:lado|p[ée]) d|(?:ali )?junto )(?:[aeo]|ao|[àa]) ${BESIDE})[^,.;\\n]{0,60}`;
/** "morador na Achadinha Riba, porta azul por cima da mercearia", "Moro longe, no Banhado do Colégio, 2º corredor", "Mudámos para as Courelas da Toura, lote 9". */
export const DOOR_OF_PLACE = broken(
  `(?=\\p{Lu})(?<=(?<!\\p{L})${LIVES}(?: \\p{Ll}{2,10})?,? (?:n[ao]s?|em|para(?: [ao]s?)?) )${PROPER}, (?:${NUMBERED}|${DESCRIBED})`,
);
/** "talhão 114, Bairro Eduardo Mondlane, quarteirão 8": plots of towns in Mozambique and Angola. */
export const NUMBERED_PLOT = broken(
  `(?<![\\p{L}\\d])[Tt]alh[ãa]o (?:n\\.?[º°] ?)?\\d{1,5}[A-Z]?, ?[Bb]airro ${PROPER}(?:, ?[Qq]uarteir[ãa]o (?:n\\.?[º°] ?)?\\d{1,3}(?!\\d))?`,
);
