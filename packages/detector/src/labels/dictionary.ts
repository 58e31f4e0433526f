import type { Category } from '../categories.ts';
import { LIFE_LABELS } from './life-labels.ts';
import type { Label, LabelRow } from './label.ts';
import { WHOSE_LABELS } from './whose-labels.ts';

export type { Label } from './label.ts';

/** Heads of columns of passwords. */
export const PASSWORDS =
  'senha;senhas;senha inicial;senha provisoria;senha temporaria;senha padrao;senha do wifi;senha atual;nova senha;palavra-passe;password;initial password;temporary password;default password;passcode;pwd'.split(
    ';',
  );

const rows: readonly LabelRow[] = [
  ...WHOSE_LABELS,
  ...LIFE_LABELS,
  [
    'person',
    'initials',
    'initials;inits;iniciais;rubrica;pi initials;m i;middle initial;agreed by;sign;reviewed;keyed;typed by;visto',
  ],
  [
    'person',
    'name',
    `nome;nome completo;nome social;nome civil;nome do paciente;nome da paciente;nome do aluno;nome da aluna;nome do cliente;nome do titular;
    nome do funcionario;nome do servidor;nome do empregado;nome do colaborador;nome do responsavel;nome do beneficiario;nome do segurado;nome do candidato;
    nome da mae;nome do pai;mae;pai;filiacao;filiacao 1;filiacao 2;genitor;genitora;genitores;conjuge;nome do conjuge;companheiro;companheira;
    paciente;aluno;aluna;estudante;responsavel;responsavel legal;titular;beneficiario;beneficiaria;cliente;contratante;contratado;contratada;locador;locadora;
    locatario;locataria;fiador;fiadora;testemunha;testemunha 1;testemunha 2;testemunhas;1a testemunha;2a testemunha;empregado;empregada;funcionario;funcionaria;
    colaborador;colaboradora;servidor;servidora;requerente;requerida;requerido;autor;autora;reu;re;exequente;executado;executada;apelante;apelado;apelada;
    agravante;agravado;agravada;impetrante;impetrado;reclamante;reclamado;reclamada;recorrente;recorrido;recorrida;embargante;embargado;paciente nome;
    vendedor;vendedora;comprador;compradora;outorgante;outorgado;outorgada;declarante;interessado;interessada;solicitante;segurado;segurada;dependente;dependentes;
    candidato;candidata;medico;medica;medico responsavel;advogado;advogada;adv;professor;professora;motorista;condutor;proprietario;proprietaria;herdeiro;herdeira;
    inventariante;falecido;falecida;vitima;acusado;acusada;indiciado;denunciado;investigado;depoente;noticiante;comunicante;assinado por;assinado digitalmente por;
    assinado eletronicamente por;elaborado por;emitido por;recebido por;conferido por;aprovado por;autorizado por;contato;pessoa de contato;a/c;aos cuidados de;
    destinatario;remetente;favorecido;favorecida;sacado;pagador;cedente;emitente;correntista;nome do correntista;nome impresso no cartao;nome no cartao;apelido;
    relator;relatora;juiz;juiza;perito;perita;curador;curadora;tutor;tutora;procurador;procuradora;representante;representante legal;socio;socia;gestor;gerente;
    de;para;cc;cco;from;to;bcc;attn;attention;dear;
    name;full name;first name;last name;middle name;surname;given name;given names;forename;family name;maiden name;preferred name;nickname;legal name;
    patient;patient name;name of patient;mother;father;mother's name;father's name;mothers name;fathers name;mother's maiden name;parent;parents;guardian;spouse;spouse name;
    employee;employee name;employer;tenant;landlord;buyer;seller;borrower;lender;guarantor;witness;plaintiff;defendant;claimant;respondent;applicant;
    petitioner;student;student name;teacher;client;client name;customer;customer name;contact;contact name;contact person;emergency contact;next of kin;physician;doctor;
    attending physician;provider;attorney;counsel;prepared by;signed by;approved by;reviewed by;manager;supervisor;account holder;cardholder;beneficiary;insured;policyholder;
    passenger;passenger name;driver;owner;guest;guest name;candidate;referred by;payee;recipient;sender;print name;printed name;deponent;victim;suspect;officer;pupil;co-applicant;co-borrower;complainant;requester;assigned to;assignee;reporter;attendees;present;apologies;
    driver name;guest names;form tutor;head of year;headteacher;gp;referring doctor;consultant;adjuster;trustee;secretary;treasurer;chair;minutes by;
    analista;tecnico;solicitado por;aberto por;atendente;responsavel tecnico;sindico;sindica;zelador;presentes;ausentes;participantes;convidados;leitor;leitora;
    inquilino;inquilina;proponente;conjuge ou companheiro;pai ou responsavel;avo;madrinha;padrinho;noivo;noiva;passageiro;hospede;tripulante;doador;doadora;indicado por;vistoriador;vistoriadora;ajudante;conferente;entregador;encarregado;encarregada;como gosta de ser chamado;como gosta de ser chamada;como quer ser chamado;nome artistico;nome de guerra;vulgo;noticiado;autuado;avaliado;avaliada;examinado;examinada;notificante;notificado;assinante;visitante;recebedor;instrutor;instrutora;supervisora;orientador;orientadora;relatado por;reportado por;agressor;ofendido;ofendida;capataz;morador;moradora;assistente social;psicologa;psicologo;enfermeira;enfermeiro;cuidador;cuidadora;tradutora;tradutor;
    steward;examiner;crew;caller;reported by;inspector;surveyor;vendor;vendors;call me;stage name;aka;alias;known as;witnessed by;bride;groom;celebrant;host;leader;coach;trainer;instructor;occupier;decedent;applicant name;participant;volunteer;learner;visitor;coordinator;organiser;organizer;landlady;lessee;lessor;interpreter;translator;carer;key worker;social worker;nurse;midwife;foster carer;headmistress;informant;
    locadores;locatarios;outorgantes;outorgados;contratantes;contratados;vendedores;compradores;promitente comprador;promitente compradora;promitentes compradores;promitente vendedor;promitente vendedora;
    promitentes vendedores;mutuante;mutuario;mutuaria;devedor;devedora;credor;credora;avalista;avalistas;fiadores;cessionario;cessionaria;comodante;comodatario;comodataria;donatario;donataria;usufrutuario;usufrutuaria;
    testador;testadora;herdeiros;padrinhos;madrinhas;noivos;nubente;nubentes;requerentes;reus;apelantes;recorrentes;candidatos;inscrito;inscrita;encarregado de educacao;encarregada de educacao;utente;sinistrado;sinistrada;
    arguido;arguida;queixoso;queixosa;denunciante;denunciado;custodiado;custodiada;apenado;apenada;assistido;assistida;ausente;ausente justificado;mesarios;suplente;suplentes;pela empresa;pelo sindicato;
    digitado por;redigido por;lavrado por;anotado por;revisado por;verificado por;executado por;realizado por;atendido por;cadastrado por;retirado por;entregue a;entregue por;liberado por;preenchido por;vistoriado por;
    entrant;competitor;appellant;appellee;executor;executors;executrix;applicants;tenants;buyers;sellers;borrowers;witnesses;regrets;absent;excused;in attendance;not present;fee earner;mortgagor;assignor;licensee;grantor;grantee;settlor;
    testator;testatrix;donee;debtor;child;child's name;childs name;name of child;children;first aider;first aiders;fire warden;fire wardens;before me;given by;taken by;issued by;checked by;completed by;received by;collected by;
    delivered by;authorised by;authorized by;verified by;interviewed by;administered by;inspected by;ordered by;requested by;raised by;logged by;handled by;entered by;recorded by;countersigned by;notified by`,
  ],
  [
    'birth-date',
    'date',
    `data de nascimento;nascimento;nascido em;nascto;dt de nasc;data nascto;ano de nascimento;ano nasc;yob;year of birth;nascimento/idade;nasc/idade;nascida em;nascido;nascida;nasc;dt nasc;dt nascimento;data nasc;data nascimento;dtnasc;dtnascimento;datanasc;datanascimento;datadenascimento;birthdate;dateofbirth;data de nasc;dn;d n;d o b;
    date of birth;dob;birth date;birthdate;born;born on;birthday;aniversario`,
  ],
  [
    'personal-date',
    'date',
    `data de obito;data do obito;falecimento;data de falecimento;obito;data do casamento;data de casamento;date of death;date of marriage;
    admissao;adm;dt adm;dt admissao;data adm;data de admissao;data admissao;data da admissao;demissao;data de demissao;desligamento;data de desligamento;afastamento;data de afastamento;
    data do afastamento;hire date;date of hire;start date of employment;start date;date joined;joined;date employed;date of joining;last working day;leaving date;data de batismo;batismo;batizado em;data do batizado;casamento;data de separacao;data do divorcio;wedding;baptism;date of baptism;baptised;divorced on`,
  ],
  [
    'age',
    'years',
    `idade;age;idade atual;age on day;age on the day;age today;age at entry;idade declarada;idade aparente;age at visit;age/sex;age / sex;idade/sexo;idade / sexo;sexo/idade;sex/age;idade (anos);age (years);
    age last birthday;age now;idade gestante;idade do menor;age (yrs);yrs`,
  ],
  [
    'registration',
    'number',
    `mat;matr;matricula;no mat;n mat;matricula no;matricula funcional;reg funcional;registro funcional;id funcional;siape;masp;pront funcional;chapa;cracha;no cracha;
    emp no;emp id;emp #;employee no;employee id;employee number;staff no;staff id;payroll;payroll no;payroll number;clock no;badge;badge no;badge number;collar no;service no;
    service number;member no;member id;membership;membership no;policy no;student no;student id;student number;candidate no;candidate number;juror no;prison no;library card;card no;
    ra;rm;rgm;re;nis titular;caf/dap;dap/caf;caf;rgp;codigo familiar;no inscricao;no de inscricao;inscricao;insc;no insc;scheme cert;certificate no;emt cert;insurance id;orcid;teacher ref;trn;
    passaporte no;seaman's book;cdc no;works no;roll no;reg no;registration no;upn;uln;usn;fide id;cbf id;federation no`,
  ],
  [
    'registration',
    'code',
    'id;id no;codigo;cod;cod cliente;cod aluno;reg;registro;cadastro;cad;ficha;no ficha;cert;certificate;licence;license;member;client no;ref no;file no;number;ref;no;nr;n;#;code;num;numero;account;account no;acct;acct no;supplier no;adno;adm no;customer no;conta;caso;no caso;case no;nit;prontuario familiar',
  ],
  [
    'health-record',
    'number',
    'pront;prontuario;no prontuario;pront/reg;reg hosp;mrn;mrn no;hosp no;hospital no;hospital number;hn;chart no;patient id;patient no;rx no;nhs no;folder no;card no (hospital)',
  ],
  [
    'marital-status',
    'words',
    'estado civil;est civil;e civil;marital status;civil status;status;condition;condicao;situacao conjugal',
  ],
  [
    'nationality',
    'words',
    'nacionalidade;nac;nacion;nacional;nationality;citizenship;citizen of;pais de nacionalidade',
  ],
  [
    'birthplace',
    'words',
    'naturalidade;naturalidade/uf;where born;terra natal;lga of origin;where i come from;de onde e;state of origin;local e uf de nascimento;natural de;local de nascimento;cidade de nascimento;place of birth;birthplace;birth place;birthplace (city);place of birth (city);city of birth;town of birth;municipio de nascimento;pais de nascimento;country of birth',
  ],
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
  [
    'address',
    'address',
    `endereco;endereco residencial;endereco completo;endereco comercial;endereco de entrega;endereco de cobranca;residencia;domicilio;logradouro;rua;bairro;complemento;compl;
    residente em;residente na;residente no;domiciliado na;domiciliado em;local de residencia;
    address;home address;mailing address;street address;residential address;billing address;shipping address;residence;street;current address;previous address;permanent address;correspondence address;delivery address;endereco atual;
    endereco do imovel;endereco do segurado;end;mora;mora em;moradia;residencia permanente;residencia atual;local de entrega;address given;service address;registered address;property address;site address;forwarding address;endereco para correspondencia;morada;morada atual;residencia habitual;address on register;address while away;address line 1;address line 2;current address line 1;stand;home;lives;lives at;physical;address of surety;address of respondent;address of applicant;address for papers;address for letters;address for service;house address;onde mora;endereco antigo;novo endereco;endereco anterior;morada anterior;morada fiscal;domicilio fiscal;ponto de referencia;pto de referencia;pt referencia;ponto de ref;pto ref`,
  ],
  ['secret', 'words', PASSWORDS.join(';')],
  [
    'address',
    'part',
    'house no;house number;house name;house name/number;house name or number;house no/name;flat no;flat number;apartment no;apartment number;apt no;apt number;numero da casa;no da casa;numero do apartamento;no do apartamento;no do apto;numero do apto',
  ],
  [
    'user-name',
    'words',
    'usuario;login;usuario web;login web;nome de usuario;user name;username;user;user id;userid;handle;skype;telegram;instagram;insta;twitter;facebook;github;strava;discord;tiktok;signal;login app;login do app;login no app;login do portal;login portal;login do sistema;login sistema;login de rede;login rede;login moodle;login ad;login windows;login vpn;app login;portal login;network login;windows login;ad login;vpn login;vpn user;ad account;ad user;network user;network id;samaccountname;sam account name;logon;logon name;user logon name;usuario de rede;usuario da rede;usuario rede;usuario do sistema;usuario sistema;usuario do app;usuario app;usuario do portal;usuario portal;usuario ad;usuario vpn;usuario github;usuario gitlab;usuario do github;usuario do gitlab;usuario do instagram;usuario instagram;usuario do discord;usuario discord;usuario do telegram;perfil instagram;perfil no instagram;conta de rede;github user;github username;github login;github handle;github id;gitlab user;gitlab username;slack handle;slack username;slack id;jira user;jira username;discord user;discord username;discord tag;discord id;discord handle;telegram user;telegram username;telegram handle;twitter handle;x handle;instagram handle;instagram username;ig handle;tiktok handle;reddit user;reddit username;steam id;psn id;gamertag;xbox gamertag;epic id;riot id;screen name;nick no jogo;in-game name;forum name;forum user;forum username;ebay user;ebay username;ebay id;social handle',
  ],
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

/** What tells the rest of an address, in a form that has just asked for the street. */
export const ADDRESS_PARTS: ReadonlySet<string> = new Set(
  'complemento;compl;distrito;povoado;concelho;freguesia;bairro/cidade;cidade e uf;cidade/bairro;state, zip;state/zip;city, state, zip;village;parish;district;landmark;numero;no;n;num;code;p/code;p/c;cidade;municipio;uf;estado;cidade/uf;municipio/uf;cidade/estado;pais;apto;ap;apartamento;bloco;quadra;lote;city;state;town;county;country;city/state;city, state;province;city, province;city/province;city, country;suburb;localidade;apt;unit;apt/suite;apt/unit;apt, suite, unit;unit no;flat;casa;andar;post town;townland'.split(
    ';',
  ),
);
export const ADDRESS_PART: Label = { category: 'address', kind: 'part' };

/** Other labels of forms: they end a value that stands before them. */
export const OTHER_LABELS: ReadonlySet<string> = new Set(
  `apto;apartamento;bloco;cidade/uf;municipio/uf;cidade/estado;city/state;cpf;rg;cnpj;cnh;pis;pasep;nis;nit;ctps;cep;uf;cidade;municipio;estado;pais;telefone;tel;fone;celular;cel;e-mail;email;email pessoal;whatsapp;data;sexo;genero;cargo;funcao;
  setor;departamento;salario;matricula;orgao emissor;orgao expedidor;data de emissao;validade;banco;agencia;conta;conta corrente;chave pix;pix;valor;numero;no;n;assunto;
  subject;date;enviado;enviada em;sent;phone;mobile;fax;ssn;zip;city;state;country;sex;gender;title;position;department;salary;account;account number;cns;titulo de eleitor;
  prontuario;convenio;plano;leito;quarto;diagnostico;cid;observacoes;turma;serie;curso;nota;situacao;status;processo;localidade;suburb;town;county;province;p/code;p/c;vara;comarca;oab;crm;mrn;placa;chassi;renavam;marca;modelo;cor;ramo;apolice;sinistro;vigencia;coleta;competencia;qty;description;price;amount;total;race;vehicle;case;ticket;assigned to;requested by;senha;password`
    .split(';')
    .map((label) => label.replaceAll(/\s+/g, ' ').trim()),
);
