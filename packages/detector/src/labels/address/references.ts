import { broken } from './words.ts';

/** How a carrier finds the door, behind "Ref.:": how the house looks, or what it stands beside. */

const LOOKS =
  '(?:branc[oa]|amarel[oa]|pret[oa]|vermelh[oa]|rox[oa]|azul|verde|rosa|marrom|cinza|bege|laranja|t[ée]rre[oa]|sem reboco|de (?:esquina|fundos|dois|duas|2) ?|dos fundos|(?:com|c/) ?(?:port|grade|muro|placa|varanda)\\p{L}{0,3})';
const BESIDE =
  '(?:ao lado|em frente|na frente|pr[óo]xim[oa]|perto|atr[áa]s|depois|antes|defronte|vizinh[oa]|esquina|entre) (?:d[aeo]s?|a|ao|à|às|com|c/|as|os) (?!venc|prazo|data|final|in[íi]cio|pagamento|valor|mercado)';
/** "Ref: prédio branco c/ grade preta, ao lado da farmácia"; "Ref.: Casa de Repouso Sol, mensalidade" is none. */
export const REFERENCE = broken(
  `(?=[a-zà-ý])(?<=(?<!\\p{L})ref(?:er)?\\.?: )(?:(?:casa|pr[ée]dio|sobrado|port[ãa]o|muro|barrac[oã]o?)(?: \\p{L}{3,10})? (?:${LOOKS}(?!\\p{L})|${BESIDE})|${BESIDE})(?![^\\n]{0,90}(?:R\\$|m²|(?<!\\p{L})(?:venda|alug|cota[çc]|or[çc]amento|pre[çc]o)))[^\\n;]{0,90}`,
  'iuy',
);
