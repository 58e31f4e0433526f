/** What the fields of programs, exports and databases hold, by their names: "dt_nasc", "nomeMae", "customer_phone". */

import type { Category } from '../../categories.ts';

/**
 * `names` are of somebody whatever stands there, `called` of somebody or of something; `house` is a part of an address only
 * near its street.
 */
export type FieldKind =
  | 'names'
  | 'called'
  | 'birth'
  | 'age'
  | 'street'
  | 'house'
  | 'phone'
  | 'account'
  | 'number'
  | 'document'
  | 'secret'
  | 'words';

export interface Field {
  readonly kind: FieldKind;
  readonly category: Category;
  /** As it is written, its words parted by spaces. */
  readonly name: string;
}

export const LONGEST_FIELD = 40;

/** Whom records are about. */
const WHOSE =
  '(?:cliente?|cli|clte|paciente|pac|aluno|alu|func|funcionario|colab|colaborador|empregado|trab|trabalhador|servidor|mae|pai|conjuge|resp|responsavel|titular|dep|dependente|benef|beneficiario|segurado|medico|professor|usuario|usu|solicitante|requerente|pagador|sacado|favorecido|destinatario|dest|remetente|vendedor|comprador|motorista|condutor|advogado|socio|fiador|testemunha|candidato|hospede|passageiro|visitante|morador|inquilino|locatario|locador|proprietario|assinante|pessoa|contato|recebedor|user|usr|customer|cust|client|patient|pat|member|employee|contact|owner|manager|mgr|spouse|mother|father|parent|guardian|student|tenant|driver|passenger|pax|guest|holder|cardholder|account holder|recipient|sender|payer|payee|subscriber|signer|assignee|reporter|doctor|physician|nurse|teacher|person|applicant|insured|claimant|buyer|seller|author|caller)';
const OF = '(?: (?:d[aeo]s?|of))?';
const BY = '(?:by|por)(?: user)?';

const rows: readonly (readonly [FieldKind, Category, string])[] = [
  ['names', 'person', `(?:nm|nome|nom|no)${OF} ${WHOSE}(?: (?:completo|social|civil))?`],
  ['names', 'person', `(?:${WHOSE}|emp) (?:full |display |complete )?(?:name|nome|nm)`],
  [
    'names',
    'person',
    `(?:${WHOSE} )?(?:first|last|middle|given|family|maiden|sur|real|nick|preferred) ?(?:name|nm)|full ?(?:nm|name)|[fl]name|sobrenome|prenome|apelido|nome (?:completo|social|civil)|referring ?physician name`,
  ],
  ['called', 'person', 'x ?nome|display name|mae|pai|conjuge|filiacao|mother|father|spouse|guardian'],
  [
    'birth',
    'birth-date',
    `(?:${WHOSE} )?(?:(?:dt|data|dat|date|d)${OF} ?)?(?:nasc(?:to|imento)?|birth ?(?:day|date)?|dob|bday)(?: (?:date|dt|data|${WHOSE}))?|dtnascto`,
  ],
  ['age', 'age', `(?:${WHOSE} )?(?:idade|age)(?: (?:anos|years|${WHOSE}))?`],
  [
    'street',
    'address',
    `(?:(?:${WHOSE}|home|res|residencial|x|ds|nm|street|postal) )*(?:logradouro|logr|lgr|endereco|ender|address|addr|street|rua)(?: ?line)? ?\\d?(?: ${WHOSE})?`,
  ],
  [
    'house',
    'address',
    `(?:(?:ds|nm|x|nr|no|num|sg|cd) )?(?:bairro|complemento|compl?|cpl|munic(?:ipio)?|mun|cidade|city|town|suburb|neighbou?rhood|numero|number|nro|logradouro|uf|estado|state|zip|zip ?code|postcode|cep|house(?: number)?)(?: logradouro)?`,
  ],
  [
    'phone',
    'phone',
    `(?:(?:${WHOSE}|nr|num|no|nu|home|work|ddd) )*(?:tel|telefone|fone|cel|celular|phone|mobile|cell|msisdn|whats(?:app)?)(?: ?(?:\\d|no|number|cel|celular|res|residencial|com|contato|${WHOSE}))?|(?:a|b) ?number|(?:calling|called|caller) ?(?:number|no|party)?`,
  ],
  [
    'account',
    'user-name',
    `(?:(?:${WHOSE}|db|smtp|mail|ftp|sftp|ssh|sql|pg|proxy) )?(?:user|usr|usuario|usu|login|logon|nick|handle)(?: ?(?:name|nm|nome|login))?|(?:nm|cd|cod|ds|id) (?:usuario|usu|usr|login|user)(?: (?:cadastro|alteracao|inclusao))?|owner|actor|principal|initiator|assignee|reporter|author|autor|atendente|operador|sam ?account ?name|(?:last )?(?:created|updated|modified|changed|approved|deleted|opened|closed|assigned|inserted|printed) ${BY}|assigned to|(?:criado|alterado|modificado|atualizado|cadastrado|incluido|aprovado|impresso|emitido) por`,
  ],
  [
    'number',
    'registration',
    `(?:cod|cd|nr|num|no|nu|matr?|codigo|numero)${OF} ${WHOSE}|id (?:cliente|paciente|aluno|funcionario|colaborador|beneficiario|titular)|(?:customer|cust|patient|member|employee|emp|student|subscriber|policy ?holder) (?:id|no|nr|num|number|code)|matr(?:icula)?|chapa|cracha|badge(?: (?:id|no|number))?`,
  ],
  ['document', 'rg', '(?:nr|num|no|nu|numero)? ?(?:rg|identidade)'],
  [
    'secret',
    'secret',
    '(?:(?:db|user|smtp|ftp|ssh|sql|proxy|admin|root|wifi|login|usuario|nova|new|old|current|client|api|auth|access|refresh|private) ?)?(?:senha|password|passwd|pwd|passphrase|passcode|secret|token|key)',
  ],
  ['words', 'marital-status', '(?:ds |tp |est |estado )civil|(?:est|estado) ?civil|marital ?status'],
  ['words', 'nationality', '(?:ds )?nacionalidade|nationality'],
  [
    'words',
    'birthplace',
    '(?:ds )?naturalidade|birth ?place|place of birth|(?:cidade|municipio|mun) nasc(?:imento)?',
  ],
  ['words', 'profession', '(?:ds )?(?:profissao|cargo)|occupation|job ?title'],
];

const FIELDS = rows.map(([kind, category, names]) => ({
  kind,
  category,
  form: new RegExp(`^(?:${names})$`),
}));

/** "api_key" holds a secret, "key" and "primary key" none. */
const NO_SECRET = /^(?:user|client|new|old|current|login|db|root|admin|private)? ?key$|^token$|^secret$/;

const known = new Map<string, Field | undefined>();
/** Names of fields come again and again; more than these are no names of fields. */
const MOST_KNOWN = 4000;

/** What a field holds; undefined for one of nobody. */
export function fieldOf(written: string): Field | undefined {
  if (written.length > LONGEST_FIELD) return undefined;
  if (known.has(written)) return known.get(written);
  const name = wordsOf(written);
  const field = FIELDS.find(({ form }) => form.test(name));
  const read: Field | undefined =
    field === undefined || NO_SECRET.test(name)
      ? undefined
      : { kind: field.kind, category: field.category, name };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(written, read);
  return read;
}

/** "dtNasc", "DT_NASC" and "dt-nasc" are "dt nasc". */
const wordsOf = (written: string): string =>
  written
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();
