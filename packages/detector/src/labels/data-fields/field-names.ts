/** What the fields of programs, exports and databases hold, by their names: "dt_nasc", "nomeMae", "customer_phone". */

import type { Category } from '../../categories.ts';
import type { Label } from '../dictionary/label.ts';
import { askedBy } from './asked-fields.ts';

/**
 * `names` are of somebody whatever stands there, `called` of somebody or of something; `house` is a part of an address only
 * near its street, `plate` that of a vehicle or of steel, and `asked` what a form asks for by the same words.
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
  | 'plate'
  | 'document'
  | 'secret'
  | 'asked';

type Need = 'somebody' | 'table' | undefined;

export interface Field {
  readonly kind: FieldKind;
  readonly category: Category;
  /** As it is written, its words parted by spaces. */
  readonly name: string;
  /** What forms ask for by such a name. */
  readonly label?: Label;
  /** Of goods, files and jobs as well: read near `somebody` that is spoken of, or only in a `table` that asks of a life. */
  readonly needs?: Need;
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
    `(?:(?:${WHOSE}|db|smtp|mail|ftp|sftp|ssh|sql|pg|proxy) )?(?:user|usr|usuario|usu|login|logon|nick|handle|screen)(?: ?(?:name|nm|nome|login))?|(?:nm|cd|cod|ds|id) (?:usuario|usu|usr|login|user)(?: (?:cadastro|alteracao|inclusao))?|uid|owner|actor|principal|initiator|assignee|reporter|author|autor|atendente|operador|sam ?account ?name|(?:last )?(?:created|updated|modified|changed|approved|deleted|opened|closed|assigned|inserted|printed) ${BY}|assigned to|(?:criado|alterado|modificado|atualizado|cadastrado|incluido|aprovado|impresso|emitido) por`,
  ],
  [
    'number',
    'registration',
    `(?:cod|cd|nr|num|no|nu|matr?|codigo|numero)${OF} ${WHOSE}|id (?:cliente|paciente|aluno|funcionario|colaborador|beneficiario|titular)|(?:customer|cust|cliente?|patient|paciente|member|employee|funcionario|emp|student|aluno|subscriber|user|usuario|account|policy ?holder) ?(?:id|no|nr|num|number|code)|matr(?:icula)?|chapa|cracha|badge(?: (?:id|no|number))?`,
  ],
  [
    'number',
    'plate',
    '(?:car ?)?licen[cs]e ?plate|car ?licen[cs]e|(?:car|vehicle) ?plate|placa(?: do)? veiculo',
  ],
  ['plate', 'plate', 'plate(?: ?(?:no|number))?|placa'],
  ['document', 'rg', '(?:nr|num|no|nu|numero)? ?(?:rg|identidade)'],
  [
    'secret',
    'secret',
    '(?:(?:db|user|smtp|ftp|ssh|sql|proxy|admin|root|wifi|login|usuario|nova|new|old|current|client|api|auth|access|refresh|private) ?)?(?:senha|password|passwd|pwd|passphrase|passcode|secret|token|key)|senha d[aeo] (?:armario|acesso|porta|portao|cofre|alarme|wifi|rede|portal|sistema|cartao|aluno|app)|(?:locker|door|gate|alarm|entry|safe|lock|padlock|wifi) (?:code|pin|combination)|(?:codigo|pin) d[aeo] (?:armario|porta|portao|cofre|alarme)|user pin',
  ],
];

const FIELDS = rows.map(([kind, category, names]) => ({
  kind,
  category,
  form: new RegExp(`^(?:${names})$`),
}));

/** "api_key" holds a secret, "key" and "primary key" none. */
const NO_SECRET = /^(?:user|client|new|old|current|login|db|root|admin|private)? ?key$|^token$|^secret$/;

/** Files and caches have an age, too, companies a day on which they began, and vacancies a job. */
const neededBy = (name: string): Need =>
  /^(?:age|born|birthday|aniversario|cargo|job ?title)$/.test(name) ? 'somebody' : undefined;
/** Labels of forms whose values are read as those of fields. */
const KINDS: Partial<Record<Label['kind'], FieldKind>> = { name: 'called', address: 'street', part: 'house' };
/** As databases shorten what forms ask for. */
const SHORTENED: ReadonlyMap<string, string> = new Map(
  [
    ['estado civil', 'ds civil;tp civil;est civil;ds estado civil;tp estado civil;cd estado civil'],
    ['nacionalidade', 'ds nacionalidade;ds nac;cd nacionalidade'],
    [
      'naturalidade',
      'ds naturalidade;cidade nasc;municipio nasc;mun nasc;cidade nascimento;mun nascimento;local nasc;local nascimento;cid nasc',
    ],
    ['profissao', 'ds profissao;ds cargo;nm profissao;cd profissao;cargo;job title;jobtitle'],
  ].flatMap(([label, names]) => names!.split(';').map((name) => [name, label!] as const)),
);

const known = new Map<string, Field | undefined>();
/** Names of fields come again and again; more than these are no names of fields. */
const MOST_KNOWN = 4000;

/** What a field holds; undefined for one of nobody. */
export function fieldOf(written: string): Field | undefined {
  if (written.length > LONGEST_FIELD) return undefined;
  if (known.has(written)) return known.get(written);
  const read = readName(wordsOf(written));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(written, read);
  return read;
}

function readName(name: string): Field | undefined {
  if (NO_SECRET.test(name)) return undefined;
  const field = FIELDS.find(({ form }) => form.test(name));
  if (field !== undefined) return { kind: field.kind, category: field.category, name, needs: neededBy(name) };
  const asked = askedBy(SHORTENED.get(name) ?? name);
  if (asked === undefined) return undefined;
  const { label } = asked;
  const needs = neededBy(name) ?? (asked.ofThingsToo ? 'table' : undefined);
  return { kind: KINDS[label.kind] ?? 'asked', category: label.category, name: asked.name, label, needs };
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
