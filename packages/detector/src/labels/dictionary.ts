import type { Category } from '../categories.ts';
import { ACCOUNT_LABELS } from './dictionary/accounts.ts';
import { HOME_LABELS } from './dictionary/homes.ts';
import type { Label, LabelRow } from './dictionary/label.ts';
import { LIFE_LABELS, WORK_LABELS } from './dictionary/life.ts';
import { NUMBER_LABELS } from './dictionary/numbers.ts';
import { PEOPLE_LABELS } from './dictionary/people.ts';
import { WHOSE_LABELS } from './dictionary/whose.ts';

/** Of two that are spelled alike the later counts. */
const rows: readonly LabelRow[] = [
  ...WHOSE_LABELS,
  ...LIFE_LABELS,
  ...WORK_LABELS,
  ...PEOPLE_LABELS,
  ...NUMBER_LABELS,
  ...HOME_LABELS,
  ...ACCOUNT_LABELS,
];

/** What forms, and the programs behind them, ask about somebody's life. */
export const OF_LIFE: ReadonlySet<Category> = new Set([
  'birth-date',
  'personal-date',
  'marital-status',
  'nationality',
  'birthplace',
  'profession',
]);
const FEWEST_TOGETHER = 8;

/** "ESTADOCIVIL", "dataNascimento": read without its gaps, or named by a program. */
function together(category: Category, label: string): string[] {
  const word = label.replaceAll(/[^a-z]/g, '');
  return OF_LIFE.has(category) && label.includes(' ') && word.length >= FEWEST_TOGETHER
    ? [label, word]
    : [label];
}

/** Folded label, without its colon, to what it announces. */
export const LABELS: ReadonlyMap<string, Label> = new Map(
  rows.flatMap(([category, kind, labels]) =>
    labels
      .split(';')
      .map((label) => label.replaceAll(/\s+/g, ' ').trim())
      .flatMap((label) => together(category, label))
      .map((label) => [label, { category, kind }] as const),
  ),
);

/** Other labels of forms: they end a value that stands before them. */
export const OTHER_LABELS: ReadonlySet<string> = new Set(
  `apto;apartamento;bloco;cidade/uf;municipio/uf;cidade/estado;city/state;cpf;rg;cnpj;cnh;pis;pasep;nis;nit;ctps;cep;uf;cidade;municipio;estado;pais;telefone;tel;fone;celular;cel;e-mail;email;email pessoal;whatsapp;data;sexo;genero;cargo;funcao;
  setor;departamento;salario;matricula;orgao emissor;orgao expedidor;data de emissao;validade;banco;agencia;conta;conta corrente;chave pix;pix;valor;numero;no;n;assunto;
  subject;date;enviado;enviada em;sent;phone;mobile;fax;ssn;zip;city;state;country;sex;gender;title;position;department;salary;account;account number;cns;titulo de eleitor;
  prontuario;convenio;plano;leito;quarto;diagnostico;cid;observacoes;turma;serie;curso;nota;situacao;status;processo;localidade;suburb;town;county;province;p/code;p/c;vara;comarca;oab;crm;mrn;placa;chassi;renavam;marca;modelo;cor;ramo;apolice;sinistro;vigencia;coleta;competencia;qty;description;price;amount;total;race;vehicle;case;ticket;assigned to;requested by;senha;password`
    .split(';')
    .map((label) => label.replaceAll(/\s+/g, ' ').trim()),
);
