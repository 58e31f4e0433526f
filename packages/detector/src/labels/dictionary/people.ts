import type { LabelRow } from './label.ts';

/** Who somebody is to the form, and who wrote, signed, did or got something. */
export const PEOPLE_LABELS: readonly LabelRow[] = [
  [
    'person',
    'initials',
    'initials;inits;iniciais;rubrica;pi initials;m i;m.i;mi;middle initial;agreed by;sign;reviewed;keyed;typed by;visto',
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
];
