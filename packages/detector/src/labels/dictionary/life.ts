import type { LabelRow } from './label.ts';

const QUESTIONS_OF_BIRTH =
  'onde nasceu;onde voce nasceu;onde vc nasceu;onde o senhor nasceu;onde a senhora nasceu;em que cidade nasceu;em que cidade voce nasceu;de onde voce e;de onde vem;where were you born;where was your mother born;where was your father born;where are you from';
const QUESTIONS_OF_WORK =
  "trabalha em que;o que faz;em que trabalha;what do you do;what's your trade;what do you do for a living;o que voce faz";
const QUESTIONS_OF_AGE = 'how old are you;quantos anos voce tem;quantos anos tem';

/** When and where somebody was born, how old, whether married, what for a living: as forms of all ages ask for it. */
export const LIFE_LABELS: readonly LabelRow[] = [
  [
    'birthplace',
    'words',
    `naturalidade;naturalidade/uf;where born;terra natal;lga of origin;where i come from;de onde e;state of origin;local e uf de nascimento;natural de;local de nascimento;cidade de nascimento;place of birth;birthplace;birth place;birthplace (city);place of birth (city);city of birth;town of birth;municipio de nascimento;pais de nascimento;country of birth;${QUESTIONS_OF_BIRTH};nat;natural;nat de;natur;loc nasc;lugar de nascimento;cidade natal;naturalidade do pai;naturalidade da mae;naturalidade do noivo;naturalidade da noiva;hometown;home town;hails from;birth town;native place;place of origin;mother's place of origin;father's place of origin;country where born;town where born;originally from;pob;lugar nac;municipio de nascimento e uf;local municipio de nascimento e uf;local, municipio de nascimento e uf;local e municipio de nascimento;pais de origem;cidade de origem;naturalidade e uf;naturalidade - uf;cidade/uf de nascimento;cidade e estado de nascimento;estado de nascimento;uf de nascimento;local do nascimento;cidade onde nasceu;local onde nasceu;lugar onde nasceu;pais onde nasceu;concelho de naturalidade;freguesia de naturalidade;municipio de naturalidade;nasceu em;naturalid;place and country of birth;town and country of birth;town/city of birth;city/town of birth;city and country of birth;city and state of birth;state of birth;county of birth;parish of birth;village of birth;district of birth;birth city;birth country;birth state;place born;place where born;city where born;native town`,
  ],
  [
    'birth-date',
    'date',
    `data de nascimento;nascimento;nascido em;nascto;dt de nasc;data nascto;ano de nascimento;ano nasc;yob;year of birth;nascimento/idade;nasc/idade;nascida em;nascido;nascida;nasc;dt nasc;dt nascimento;data nasc;data nascimento;dtnasc;dtnascimento;datanasc;datanascimento;datadenascimento;birthdate;dateofbirth;data de nasc;dn;d n;d o b;
    date of birth;dob;birth date;birthdate;born;born on;birthday;aniversario;aniv;niver;bday;data nac;fec nac;nascim;nascido aos;nascida aos;nascido a;nascida a`,
  ],
  [
    'personal-date',
    'date',
    `data de obito;data do obito;falecimento;data de falecimento;obito;data do casamento;data de casamento;date of death;date of marriage;
    admissao;adm;dt adm;dt admissao;data adm;data de admissao;data admissao;data da admissao;demissao;data de demissao;desligamento;data de desligamento;afastamento;data de afastamento;
    data do afastamento;hire date;date of hire;start date of employment;start date;date joined;joined;date employed;date of joining;last working day;leaving date;data de batismo;batismo;batizado em;data do batizado;casamento;data de separacao;data do divorcio;wedding;baptism;date of baptism;baptised;divorced on;dod;date died;first communion;first holy communion;primeira comunhao;data da crisma;crisma;data do falecimento;data da morte;data da separacao;casado em;casada em;casados em;married on;date married;data da adocao;data da emancipacao;data da aposentadoria;data da ordenacao;data da naturalizacao;data de chegada ao brasil;date naturalised;date naturalized;date of naturalisation;date of naturalization;date of adoption;adoption date;date of ordination;date of burial;date separated;date of civil partnership;date of divorce;divorce date;date divorced;date of separation;marriage date;wedding date;date of wedding;death date;data do divorcio;data do matrimonio;data da uniao estavel;data da viuvez`,
  ],
  [
    'age',
    'years',
    `idade;age;idade atual;age on day;age on the day;age today;age at entry;idade declarada;idade aparente;age at visit;age/sex;age / sex;idade/sexo;idade / sexo;sexo/idade;sex/age;idade (anos);age (years);
    age last birthday;age now;idade gestante;idade do menor;age (yrs);yrs;${QUESTIONS_OF_AGE};anb;idade cronologica;chronological age;age at testing;age at death;idade ao obito;idade do falecido;idade do paciente`,
  ],
  [
    'nationality',
    'words',
    'nacionalidade;nac;nacion;nacional;nationality;citizenship;citizen of;pais de nacionalidade;country of citizenship;country of nationality;pais de cidadania;outra nacionalidade;outras nacionalidades;segunda nacionalidade;dual nationality;other nationalities;nationality at birth;citizenship at birth;nacionalidade do pai;nacionalidade da mae',
  ],
  [
    'marital-status',
    'words',
    'estado civil;est civil;e civil;marital status;civil status;status;condition;condicao;situacao conjugal;m/s;m s;marital;marital status at death;marital status at time of death;mar stat;mar status;mar;marital state;sit conjugal;sit conj;sit familiar;e civil;ecivil;est civ;estado civ;e c;estado do noivo;estado da noiva;filing status;married/single;single/married;relationship status;marital (s/m/w/d);situacao civil;situacao matrimonial;estado familiar;matrimonial status;condition as to marriage;conjugal condition;conjugal status',
  ],
  [
    'profession',
    'words',
    `${QUESTIONS_OF_WORK};profissao do responsavel;profissao da noiva;profissao do noivo;profissao do conjuge;ocupacao do pai;ocupacao da mae;ocupacao do noivo;ocupacao da noiva;oficio do noivo;oficio da noiva;ocupacao principal;trabalho atual;ocup;prof/ocup;occ;trade;trade or calling;calling;rank or profession;rank/profession;job of partner;employment of father;employment of mother;spouse's occupation;father's occupation;mother's occupation;taxpayer's occupation;profissao/ocupacao;ocupacao/profissao;profissao ou ocupacao;profissao e cargo;profissao/cargo;oficio ou profissao;atividade profissional;trabalha como;trabalho do pai;trabalho da mae;works as;employed as;profession/trade;trade/profession;trade or occupation;trade or profession;profession or trade;rank or rating;rank or profession of father;rank, profession or occupation;occupation or profession;current employment;father's trade;father's job;father's rank;mother's job;spouse's job;oficio do pai`,
  ],
  // "Ofício: 118/2020" is a letter, "Prof.: Ana Souza" a teacher: only in small letters, or with no figure.
  ['profession', 'trade', 'prof;oficio;emprego do requerente'],
];

/** Of posts that are vacant and of firms as well: what is answered may be nobody's. */
export const WORK_LABELS: readonly LabelRow[] = [
  [
    'profession',
    'words',
    'profissao;profissoes;profissao anterior;profissao atual;profissao do pai;profissao da mae;ocupacao;occupation;previous occupation;profession',
  ],
  [
    'profession',
    'job',
    'cargo;funcao;cargo/funcao;cargo atual;cargo ocupado;cargo que ocupa;ultimo cargo;funcao atual;funcao exercida;vaga;job title;current job title;job held;post held;position held;job;position;role;designation',
  ],
];

/** Of goods, prices and letters as well: only where a form asks for somebody near by. */
export const SHORT_LIFE_LABELS: ReadonlySet<string> = new Set(
  'nat;natural;natur;place of origin;pais de origem;cidade de origem;mar;m/s;m s;e c;occ;ocup;trade;calling;prof;oficio'.split(
    ';',
  ),
);

/** Those that are asked with a question mark, and those that dots lead from. */
export const ASKED: ReadonlySet<string> = new Set(
  `${QUESTIONS_OF_BIRTH};${QUESTIONS_OF_WORK};${QUESTIONS_OF_AGE};idade;profissao;estado civil;naturalidade;country where born;town;place of birth;occupation`.split(
    ';',
  ),
);
