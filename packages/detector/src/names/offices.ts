/** Departments, desks, crews and what stands in the place of a name, where forms ask who did it: "Contato: Recepção". */

import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { asFirst, asSurname, knownOf } from './lists.ts';

/** None is anybody's family or given name. Folded. */
const OFFICES: ReadonlySet<string> = new Set(
  `rh ti dp sac pcp ccih sesmt cipa npj naf cpd crc cpl adm administracao administrativo financeiro comercial compras suprimentos almoxarifado
  expedicao producao manutencao qualidade engenharia juridico diretoria gerencia coordenacao secretaria portaria recepcao balcao ouvidoria
  contabilidade controladoria faturamento cobranca tesouraria auditoria logistica vendas atendimento suporte infraestrutura operacoes
  enfermagem farmacia laboratorio matriz filial sistema equipe plantao conselho comissao protocolo arquivo cozinha limpeza conservacao
  zeladoria jardinagem obras oficina frota transportes biblioteca pedagogico orientacao ambulatorio emergencia triagem hotelaria governanca
  lavanderia rouparia nutricao patrimonio licitacao licitacoes contratos convenios planejamento orcamento corregedoria procuradoria presidencia
  assessoria imprensa comunicacao marketing eventos cerimonial informatica telecomunicacoes desenvolvimento homologacao publicacao
  terceirizado terceirizada terceiros hr qa accounts purchasing procurement finance operations maintenance warehouse dispatch reception
  concierge workshop stores sales engineering housekeeping facilities helpdesk payroll billing catering stewards cattery kennels unassigned
  nobody vacant tba tbc tbd agency`.split(/\s+/),
);
/** What stands beside one of them in its name. */
const BESIDE =
  /^(?:d[aeo]s?|e|and|of|the|geral|central|local|tecnic[ao]|interna?|extern[ao]|predial|regional|nacional|municipal|desk|team|dept|department|office|control|services?|credit|customer|front|box|committee|group|crew|squad|setor|departamento|equipe|time|fila|nivel|area|nucleo|divisao|gerencia|rotas?|[abc123]|n[123])$/;
const ADDRESSED = /(?<![a-z])(?:mr|mrs|ms|miss|mx|dra?|sra?|dona|seu|tia|tio|prof[a]?)\.? $/;
const LOOK_BACK = 8;
const MOST_WORDS = 5;
const USUAL = 4;

/** People without what is an office and nothing else. Linear in what is found. */
export const withoutOffices = ({ folded }: Document, found: readonly Found[]): Found[] =>
  found.filter(
    ({ category, detector, start, end }) =>
      category !== 'person' ||
      (detector !== 'name' && detector !== 'label') ||
      !isOffice(folded.slice(start, end)) ||
      ADDRESSED.test(folded.slice(Math.max(0, start - LOOK_BACK), start)),
  );

function isOffice(value: string): boolean {
  const words = value.split(/[^a-z\d]+/).filter((word) => word !== '');
  return (
    words.length <= MOST_WORDS &&
    words.some((word) => OFFICES.has(word) && !isUsualName(word)) &&
    words.every((word) => OFFICES.has(word) || BESIDE.test(word))
  );
}

const isUsualName = (word: string): boolean =>
  asFirst(knownOf(word)) >= USUAL || asSurname(knownOf(word)) >= USUAL;
