import { isValidCertidao, isValidNfeKey, isValidProcessoJuridico } from '@brazilian-utils/brazilian-utils';
import { BRAZIL_STATES } from '../text/brazil-states.ts';
import { nup } from './checks.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

const COUNCILS =
  'OAB|CRM|CRMV|COREN|CREA|CRO|CRC|CRP|CRECI|CAU|CRF|CREFITO|CREFONO|CRN|CRESS|CRA|CORECON|CRB|CRBM|CRBIO|CREF|CONFEA|CFM';

/** Cases, civil records, professional councils, invoices. */
export const BRAZIL_RECORDS: readonly Specification[] = [
  {
    category: 'case-number',
    pattern: sticky(
      '\\d{7}\\s?-?\\s?\\d{2}\\s?\\.?\\s?\\d{4}\\s?\\.?\\s?\\d\\s?\\.?\\s?\\d{2}\\s?\\.?\\s?\\d{4}(?!\\d)',
    ),
    leads: [7, 9, 13, 20],
    check: isValidProcessoJuridico,
    words: words('processo|proc|autos|acao|reclamacao|recurso|agravo|apelacao|execucao|inquerito'),
    valid: 0.97,
    look: 0.92,
    named: 0.93,
    priority: 96,
    marks: /^\d{7}\s?-\s?\d{2}\.\d{4}\.\d/,
  },
  {
    // The protocol that refugees and migrants are known by has the form of any federal one.
    category: 'foreigner-id',
    pattern: sticky('\\d{5}\\.\\d{6}/\\d{4}-\\d{2}(?!\\d)'),
    leads: [5],
    words: words(
      'refugi(?:o|ad[oa])|dprnm|sismigra|migra(?:cao|toria)|imigra(?:cao|nte)|estrangeir[oa]|policia federal|pf',
    ),
    valid: 0,
    look: 0,
    named: 0.93,
    priority: 98,
    near: true,
  },
  {
    category: 'case-number',
    pattern: sticky('\\d{5}\\.\\d{6}/\\d{4}-\\d{2}(?!\\d)'),
    leads: [5],
    check: nup,
    words: words('processo|nup|sei|autos|administrativo'),
    valid: 0.97,
    look: 0.9,
    named: 0.95,
    priority: 94,
    marks: /\//,
  },
  {
    category: 'case-number',
    pattern: sticky('\\d{1,7}[./-]\\d[\\d./-]{4,22}\\d(?!\\d)'),
    leads: [1, 2, 3, 4, 5, 6, 7],
    words: words('processo|proc|autos|sei|inquerito|boletim de ocorrencia|bo'),
    valid: 0,
    look: 0,
    named: 0.75,
    priority: 20,
    unless: /r\$ ?$/,
  },
  {
    category: 'professional-id',
    pattern: sticky(
      `(?:${COUNCILS})(?:\\s?[-/.(]?\\s?(?:${BRAZIL_STATES}|BR|\\d{1,2}(?:ª|a)?(?:\\s[Rr]egi[ãa]o)?)\\)?(?![\\dA-Za-z.]))?(?:[\\s,:.-]{0,3}(?:sob\\s?o|sob|nº|n\\.º|n°|nr?\\.|no\\.?|nos|número|numero|inscrição|registro|[Rr]eg\\.)(?![a-z])){0,3}[-\\s/.:]{0,3}(?:[A-Z]{1,3}[- ]?|\\d[A-Z]{2})?\\d[\\d.]{1,11}(?:[-/]\\d{1,6}(?!\\d))?(?:\\s?[-/]\\s?(?!RQE|ART|RRT|CPF|TEL|RG)[A-Z]{1,4}(?![A-Za-z]))?(?:-\\d)?(?:\\s?[-/(]\\s?(?:${BRAZIL_STATES})\\)?(?![A-Za-z]))?(?!\\d)`,
    ),
    valid: 0,
    look: 0.95,
    named: 0,
    priority: 85,
    marks: /./,
    // C-reactive protein.
    not: /^CRP[ :]{1,2}\d{1,3}$/,
  },
  {
    category: 'civil-record',
    pattern: sticky(
      '\\d{6}\\s?\\d{2}\\s?\\d{2}\\s?\\d{4}\\s?\\d\\s?\\d{5}\\s?\\d{3}\\s?\\d{7}\\s?-?\\s?\\d{2}(?!\\d)',
    ),
    leads: [6, 32],
    check: isValidCertidao,
    words: words('certidao|matricula|registro civil|nascimento|casamento|obito'),
    valid: 0.98,
    look: 0.9,
    named: 0.95,
    priority: 97,
    marks: /\s/,
  },
  {
    // Declaration of live birth or of death.
    category: 'health-record',
    pattern: sticky('\\d{2}-\\d{8}-\\d(?![\\d-])'),
    leads: [2],
    words: words(
      'dnv|d\\.?n\\.?v\\.?|nascid[oa]s? viv[oa]s?|declarac(?:ao|oes) de (?:nascid|obito)|d\\.?o\\.?',
    ),
    valid: 0,
    look: 0.85,
    named: 0.95,
    priority: 69,
    marks: /-/,
  },
  {
    category: 'invoice-key',
    pattern: sticky('\\d{4}(?:[ .]?\\d{4}){10}(?!\\d)'),
    leads: [4, 44],
    check: isValidNfeKey,
    words: words('chave|acesso|nf-?e|nfc-?e|ct-?e|danfe|nota fiscal'),
    valid: 0.98,
    look: 0,
    named: 0.95,
    priority: 98,
  },
];
