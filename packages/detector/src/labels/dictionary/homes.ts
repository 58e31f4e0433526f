import type { Label, LabelRow } from './label.ts';

/** Whose home is asked for: "Morada do utente", "End. do aluno"; a contractor or a supplier may be a firm. */
const SOMEBODY =
  'utente;doente;paciente;aluno;aluna;titular;responsavel;morador;moradora;inquilino;inquilina;locatario;locataria;locador;locadora;fiador;fiadora;colaborador;colaboradora;empregado;empregada;funcionario;funcionaria;servidor;servidora;beneficiario;beneficiaria;vitima;testemunha;declarante;condutor;condutora;proprietario;proprietaria;associado;associada;cooperado;cooperada;produtor;candidato;candidata;dependente;requerente;autor;autora;reu;cliente;consumidor;familia;mae;pai;pais;avo;avos;tutor;tutora;assinante';
const OF_SOMEBODY = ['endereco', 'end', 'morada', 'residencia']
  .flatMap((head) =>
    SOMEBODY.split(';').flatMap((one) => ['do', 'da', 'dos'].map((of) => `${head} ${of} ${one}`)),
  )
  .join(';');

/** Where somebody lives, or a house alone. */
export const HOME_LABELS: readonly LabelRow[] = [
  [
    'address',
    'address',
    `endereco;logr;rua e numero;rua e no;rua e n;rua/no;rua/n;rua/numero;logradouro e numero;logradouro/no;end residencial;end res;endereco residencial;endereco completo;endereco comercial;endereco de entrega;endereco de cobranca;residencia;domicilio;logradouro;rua;bairro;complemento;compl;
    residente em;residente na;residente no;domiciliado na;domiciliado em;local de residencia;
    address;home address;mailing address;street address;residential address;billing address;shipping address;residence;street;current address;previous address;permanent address;correspondence address;delivery address;endereco atual;
    endereco do imovel;endereco do segurado;end;mora;mora em;moradia;residencia permanente;residencia atual;local de entrega;address given;late of;late residence;service address;registered address;property address;site address;forwarding address;endereco para correspondencia;morada;morada atual;residencia habitual;address on register;address while away;address line 1;address line 2;current address line 1;stand;home;lives;lives at;physical;address of surety;address of respondent;address of applicant;address for papers;address for letters;address for service;house address;onde mora;endereco antigo;novo endereco;endereco anterior;morada anterior;morada fiscal;domicilio fiscal;ponto de referencia;pto de referencia;pt referencia;ponto de ref;pto ref;end inst;end cobr;end cob;end entr;end entrega;end corresp;endereco de instalacao;endereco de correspondencia;endereco da unidade consumidora;endereco para entrega;ultimo endereco;morada alternativa;morada completa;local de moradia;onde reside;${OF_SOMEBODY}`,
  ],
  [
    'address',
    'part',
    'erf;erf no;erf number;house no;house number;house name;house name/number;house name or number;house no/name;flat no;flat number;apartment no;apartment number;apt no;apt number;numero da casa;no da casa;numero do apartamento;no do apartamento;no do apto;numero do apto',
  ],
];

/** What tells the rest of an address, in a form that has just asked for the street. */
export const ADDRESS_PARTS: ReadonlySet<string> = new Set(
  'complemento;compl;cpl;cplo;cpto;complto;comp;nr;nro;bro;brr;brro;munic;mun;cid;torre;unid;conjunto;edificio;condominio;ponto de referencia;ponto ref;pto ref;prox;setor;gleba;linha;sitio;fazenda;comunidade;distrito;povoado;concelho;freguesia;bairro/cidade;cidade e uf;cidade/bairro;state, zip;state/zip;city, state, zip;village;parish;district;landmark;numero;no;n;num;code;p/code;p/c;cidade;municipio;uf;estado;cidade/uf;municipio/uf;cidade/estado;pais;apto;ap;apartamento;bloco;quadra;lote;city;state;town;county;country;city/state;city, state;province;city, province;city/province;city, country;suburb;localidade;apt;unit;apt/suite;apt/unit;apt, suite, unit;unit no;flat;casa;andar;post town;townland'.split(
    ';',
  ),
);
export const ADDRESS_PART: Label = { category: 'address', kind: 'part' };
