import { broken } from './words.ts';

/** How a carrier finds the door, behind "Ref.:": how the house looks, or what it stands beside. */

const LOOKS =
  '(?:branc[oa]|amarel[oa]|pret[oa]|vermelh[oa]|rox[oa]|azul|verde|rosa|marrom|cinza|bege|laranja|t[ée]rre[oa]|sem reboco|de (?:esquina|fundos|dois|duas|2) ?|dos fundos|(?:com|c/) ?(?:port|grade|muro|placa|varanda)\\p{L}{0,3})';
const BESIDE =
  '(?:ao lado|em frente|na frente|pr[óo]xim[oa]|perto|atr[áa]s|(?:depois|antes) (?=d[aeo]s? (?:ponte|igreja|escola|pra[çc]a|posto|curva|porteira|mata-burro|rio|trilho|linha|viaduto|trevo|mercad\\p{L}{1,6}|padaria|campo|lombada))|defronte|vizinh[oa]|esquina) ?(?:d[aeo]s?|a|ao|à|às|com|c/|as|os) (?!(?:venc|data d|final d|in[íi]cio|pagamento|prazo (?:de|final))|(?:prazo|valor|data)(?!\\p{L}| \\p{L}))';
/** "Ref: prédio branco c/ grade preta, ao lado da farmácia"; "Ref.: Casa de Repouso Sol, mensalidade" is none. */
export const REFERENCE = broken(
  `(?=[a-zà-ý])(?<=(?<!\\p{L})ref(?:er)?\\.?: )(?:(?:casa|pr[ée]dio|sobrado|port[ãa]o|muro|barrac[oã]o?)(?: \\p{L}{3,10})? (?:${LOOKS}(?!\\p{L})|${BESIDE})|${BESIDE})(?![^\\n]{0,90}(?:R\\$|m²|\\d ?x ?\\d|(?<!\\p{L})(?:(?:à|a|para|em) venda|para alug|aluga-se|aluguel|cota[çc]|or[çc]amento|pre[çc]o|modelo \\p{L}{0,4}-?\\d|\\d dorm|su[íi]tes|certifica|poema|livro|proposta)))[^\\n;]{0,90}`,
  'iuy',
);
