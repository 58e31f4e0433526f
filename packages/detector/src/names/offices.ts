/** Departments, desks, crews and what stands in the place of a name, where forms ask who did it: "Contato: Recepção". */

import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

/** None is anybody's family or given name, as Frota, Sales and Billing are. Folded. */
const OFFICES: ReadonlySet<string> = new Set(
  `sesmt administracao administrativo financeiro comercial compras suprimentos almoxarifado
  expedicao producao manutencao qualidade engenharia juridico diretoria gerencia coordenacao secretaria portaria recepcao balcao ouvidoria
  contabilidade controladoria faturamento cobranca tesouraria auditoria logistica vendas atendimento suporte infraestrutura operacoes
  enfermagem farmacia laboratorio matriz filial sistema equipe plantao conselho comissao protocolo arquivo cozinha limpeza conservacao
  zeladoria jardinagem obras oficina transportes biblioteca pedagogico orientacao ambulatorio emergencia triagem hotelaria governanca
  lavanderia rouparia nutricao patrimonio licitacao licitacoes contratos convenios planejamento orcamento corregedoria procuradoria presidencia
  assessoria imprensa comunicacao marketing eventos cerimonial informatica telecomunicacoes desenvolvimento homologacao publicacao
  terceirizado terceirizada terceiros accounts purchasing procurement finance operations maintenance warehouse dispatch reception
  concierge workshop stores engineering housekeeping facilities helpdesk payroll catering stewards cattery kennels unassigned
  nobody vacant agency`.split(/\s+/),
);
/** Somebody's initials as well ("Paciente: RH", "HR disclosed"): offices only where forms of work ask for one. */
const SHORTENED: ReadonlySet<string> = new Set(
  'rh ti dp sac pcp ccih cipa npj cpd crc cpl adm hr qa tba tbc tbd'.split(' '),
);
const ASKED =
  /(?<![a-z])(?:contat[oa]|contact|relator|reporter|reported by|solicitad[oa] por|requester|requested by|assignee|assigned to|atribuido a|aprovado por|approved by|conferido por|checked by|prepared by|elaborado por|raised by|aberto por|setor|area|department|departamento): ?$/;
/** What stands beside one of them in its name. */
const BESIDE =
  /^(?:d[aeo]s?|e|and|of|the|geral|central|local|tecnic[ao]|interna?|extern[ao]|predial|regional|nacional|municipal|desk|team|dept|department|office|control|services?|credit|customer|front|box|committee|group|crew|squad|setor|departamento|equipe|time|fila|nivel|area|nucleo|divisao|gerencia|rotas?|[abc123]|n[123])$/;
const ADDRESSED = /(?<![a-z])(?:mr|mrs|ms|miss|mx|dra?|sra?|dona|seu|tia|tio|prof[a]?)\.? $/;
const LOOK_BACK = 20;
const MOST_WORDS = 5;

/** People without what is an office and nothing else. Linear in what is found. */
export const withoutOffices = ({ folded }: Document, found: readonly Found[]): Found[] =>
  found.filter(({ category, detector, start, end }) => {
    if (category !== 'person' || (detector !== 'name' && detector !== 'label')) return true;
    const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
    const value = folded.slice(start, end);
    return ADDRESSED.test(before) || !isOffice(value, ASKED.test(before) || speaks(value, folded[end]));
  });

/** "Adm: obrigado" */
const speaks = (value: string, behind: string | undefined): boolean => value === 'adm' && behind === ':';

function isOffice(value: string, isAsked: boolean): boolean {
  const words = value.split(/[^a-z\d]+/).filter((word) => word !== '');
  const isNamed = (word: string): boolean => OFFICES.has(word) || (isAsked && SHORTENED.has(word));
  return (
    words.length <= MOST_WORDS &&
    words.some(isNamed) &&
    words.every((word) => isNamed(word) || BESIDE.test(word))
  );
}
