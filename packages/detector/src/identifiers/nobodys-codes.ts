/** Codes of papers, goods, standards and firms that have the form of somebody's number, told by their letters or the words before. */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { MAKER, MODELO, PLATE, VEHICLE, VEICULO } from './vehicle-words.ts';

/** Invoices, orders, tickets, laws, norms, licences of houses, gradings, firms, ports of the net. */
const LETTERS =
  /^(?:inv|nfe?|rdc|mls|gia|uen|lpo|ptw|rfq|sae|iso|iec|astm|nbr|hmo|ftse|vaga|tcp|udp|rnc|tpo|chg|cbp)[ /-]\d|^nr-\d{1,2}$/;
/** "policy FIN-014", "HS-P-14": of a house its rules have short numbers, of an insured person never. */
const RULE_OF_HOUSE = /^[a-z]{2,3}(?:-[a-z])?-\d{2,3}(?:-[a-z])?$/;
const POLICY = /(?<![a-z])(?:policy|policies)[^a-z\d\n]{0,4}$/;
/** Who has such a certificate or licence is a firm, a room, a machine, a load. Folded. */
const OF_THINGS =
  /(?<![a-z])(?:calibra[a-z]{1,8}|ukas|(?:gas|electrical|fire|pest|health|phytosanitary|conformity|origin|analysis|inspection|energy|insurance) certificate|certificate of (?:calibration|conformity|origin|analysis|inspection|insurance)|certificado d[ae] (?:calibracao|conformidade|origem|analise|inspecao|dedetizacao)|controle de pragas|pesos-padrao|(?:waste|agency|sponsor|premises|hmo|site|alcohol|liquor|public entertainment|gambling|recycling|software)(?: [a-z]{4,9})? licen[cs]e|licenca (?:ambiental|de (?:operacao|funcionamento|instalacao)))(?![a-z])[^\n]{0,20}$/;
/** What a firm is known by at the tax office of the United States. */
const OF_FIRM = /(?<![a-z])fein[ :#.]{1,3}$/;

/** "PAY-2260", "DGS-1210": as tasks, parts and plates of Brazil are numbered. */
const LIKE_A_CODE = /^[a-z]{3}-\d{4}$/;
/** Of 255 such plates 244 stood in papers with one of these words, and the others beside a model; 133 other codes in papers with none. */
const VEHICLES = new RegExp(
  `(?<![a-z])(?:${PLATE}|${VEHICLE}|${VEICULO}|${MODELO}|${MAKER}|spin|matriculas?|rego|detran|estacion[a-z]*|vagas?|parking|frota|fleet|garagem|portaria|guarita|multa)(?![a-z])`,
);

const JUDGED: ReadonlySet<Category> = new Set([
  'registration',
  'health-record',
  'national-id',
  'passport',
  'tax-id',
  'device',
]);
const LOOK_BACK = 64;

/** Where nothing tells of a vehicle, a person shall decide of plates that are numbered on. Linear. */
export function withoutNobodysCodes(document: Document, found: readonly Found[]): Found[] {
  const { folded } = document;
  const isCode = ({ category, reason, start, end }: Found): boolean =>
    category === 'plate' &&
    (reason.code === 'pattern' || reason.code === 'found-elsewhere') &&
    LIKE_A_CODE.test(folded.slice(start, end));
  const codes = new Set(found.filter(isCode).map(({ start, end }) => folded.slice(start, end)));
  const letters = new Set(Array.from(codes, (code) => code.slice(0, 3)));
  const isSeries = letters.size < codes.size && !VEHICLES.test(folded);
  return found.flatMap((one) => {
    if (one.proposal !== 'remove' || one.detector === 'list' || one.detector === 'rule') return [one];
    if (isSeries && isCode(one)) return [{ ...one, proposal: 'review' as const }];
    return JUDGED.has(one.category) && isNobodys(document, one) ? [] : [one];
  });
}

function isNobodys({ folded }: Document, { start, end }: Found): boolean {
  const value = folded.slice(start, end);
  if (LETTERS.test(value)) return true;
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  return (RULE_OF_HOUSE.test(value) && POLICY.test(before)) || OF_THINGS.test(before) || OF_FIRM.test(before);
}
