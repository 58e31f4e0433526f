import type { Label, LabelRow } from './label.ts';

interface Asked extends Label {
  readonly portuguese: string;
  readonly english: string;
}

/** What forms ask of more than one person: "ofício" and "trade" alone are letters and dealings. */
const QUESTIONS: readonly Asked[] = [
  {
    category: 'profession',
    kind: 'words',
    portuguese: 'profissao;ocupacao',
    english:
      'occupation;profession;rank or profession;trade or profession;profession or trade;occupation or profession;job title',
  },
  {
    category: 'marital-status',
    kind: 'words',
    portuguese: 'estado civil;situacao conjugal',
    english: 'marital status;civil status',
  },
  {
    category: 'nationality',
    kind: 'words',
    portuguese: 'nacionalidade',
    english: 'nationality;citizenship',
  },
  {
    category: 'birthplace',
    kind: 'words',
    portuguese: 'naturalidade;local de nascimento;cidade de nascimento;pais de nascimento',
    english: 'place of birth;birthplace;country of birth',
  },
  {
    category: 'birth-date',
    kind: 'date',
    portuguese: 'data de nascimento',
    english: 'date of birth',
  },
];

const OF_HIM =
  'pai;conjuge;noivo;esposo;marido;companheiro;requerente;titular;proponente;fiador;segurado;declarante;falecido;aluno;candidato;responsavel;cliente;paciente;menor;filho;dependente;beneficiario;autor;reu;testador;herdeiro;inquilino;locatario;locador;comprador;vendedor;outorgante;avo;adotante;contribuinte';
const OF_HER =
  'mae;noiva;esposa;mulher;companheira;requerente;titular;fiadora;segurada;declarante;falecida;aluna;candidata;responsavel;cliente;paciente;menor;filha;dependente;beneficiaria;autora;re;testadora;herdeira;inquilina;locataria;locadora;compradora;vendedora;outorgante;avo;crianca;adotante;testemunha';
const OF_THEM = 'pais;conjuges;noivos;requerentes;adotantes';
const PORTUGUESE = [
  ...OF_HIM.split(';').map((whose) => `do ${whose}`),
  ...OF_HER.split(';').map((whose) => `da ${whose}`),
  ...OF_THEM.split(';').map((whose) => `dos ${whose}`),
  ...'atual;anterior;principal;habitual;declarada;declarado;exercida;de origem'.split(';'),
];
const WHO =
  'father;mother;spouse;husband;wife;partner;groom;bride;guardian;parent;child;applicant;deceased;witness;tenant;patient;pupil;student;informant;insured;claimant;proposer;co-applicant'.split(
    ';',
  );
const WHICH = 'current;present;previous;former;last;main;usual;principal;original;other;second;your'.split(
  ';',
);

const askedOf = ({ category, kind, portuguese, english }: Asked): LabelRow => [
  category,
  kind,
  [
    ...portuguese.split(';').flatMap((asked) => PORTUGUESE.map((whose) => `${asked} ${whose}`)),
    ...english
      .split(';')
      .flatMap((asked) => [
        ...WHO.flatMap((who) => [`${who}'s ${asked}`, `${who} ${asked}`, `${asked} of ${who}`]),
        ...WHICH.map((which) => `${which} ${asked}`),
        `parents' ${asked}`,
      ]),
  ].join(';'),
];

/** "Profissão do fiador", "Father's place of birth": in a box or over a column they stand whole, with whose they are. */
export const WHOSE_LABELS: readonly LabelRow[] = QUESTIONS.map(askedOf);
