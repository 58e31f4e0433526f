/** What fills the slots that are nobody: jobs, headings, products, places of work; ours. */

import type { NameParts } from './names.ts';

const list = (text: string): readonly string[] => text.split(';').map((one) => one.trim());

export interface Pools {
  readonly jobs: readonly string[];
  readonly headings: readonly string[];
  readonly topics: readonly string[];
  readonly things: readonly string[];
  readonly nouns: readonly string[];
}

/** What the slots of one language are filled from. */
export interface Slots {
  readonly names: NameParts;
  readonly pools: Pools;
  readonly places: readonly string[];
  readonly portuguese: boolean;
}

export const PORTUGUESE_POOLS: Pools = {
  jobs: list(
    `Gerente de Vendas;Diretora Financeira;Analista de Sistemas;Auxiliar Administrativo;Técnica de Enfermagem;Coordenador Pedagógico;Assistente Social;Engenheiro Civil;Motorista;Repositor;Operador de Caixa;Chefe de Gabinete;Secretário Municipal de Obras;Presidente da Comissão;Supervisora de Produção;Encarregado;Porteiro;Zeladora;Fiscal de Tributos;Agente Comunitário de Saúde;Médica do Trabalho;Psicóloga;Contador;Advogado;Pregoeiro;Estagiária;Recepcionista;Professora;Juíza de Direito;Promotor de Justiça;Defensora Pública;Escrivão;Delegado de Polícia;Perito Criminal;Tabelião Substituto;Oficial de Justiça;Vereador;Prefeita Municipal;Síndico;Corretor de Imóveis;Torneiro Mecânico;Soldador;Cozinheira;Nutricionista;Farmacêutico;Fisioterapeuta;Dentista;Veterinária;Jornalista;Programador;Vendedor;Caixa;Técnico em Segurança do Trabalho;Almoxarife;Eletricista;Pedreiro;Diarista;Babá;Cuidadora de Idosos;Operadora de Telemarketing`,
  ),
  headings: list(
    `DO OBJETO;DO PREÇO;DA VIGÊNCIA;DAS OBRIGAÇÕES;DO FORO;DISPOSIÇÕES GERAIS;Dados Pessoais;Dados do Paciente;Dados Bancários;Identificação;Histórico;Observações;Assinaturas;Anexos;Sumário;Introdução;Conclusão;Referências;Justificativa;Fundamentação;Relatório;Dispositivo;Parecer Técnico;Ata de Reunião;Lista de Presença;Termo de Responsabilidade;Recibo de Pagamento;Ficha Cadastral;Ficha de Inscrição;Holerite;Folha de Ponto;Nota Explicativa;Contrato de Locação;Contrato de Trabalho;Carta de Apresentação;Currículo;Experiência Profissional;Formação Acadêmica;Objetivo;Idiomas;Resumo;Boletim;Atestado Médico;Receituário;Prontuário;Evolução;Anamnese;Exame Físico;Hipótese Diagnóstica;Conduta;Alta Hospitalar;Prescrição;Resultado de Exames;Extrato;Comprovante;Orçamento;Proposta Comercial;Cronograma;Edital;Aviso;Comunicado;Convocação;Portaria;Decreto;Resolução;Ordem de Serviço;Termo Aditivo;Procuração;Declaração;Requerimento;Notificação Extrajudicial;Petição;Sentença;Despacho;Certidão;Mandado;Auto de Infração;Boletim de Ocorrência;Qualificação das Partes;Testemunhas;Local e Data;Rateio de Despesas;Prestação de Contas;Balancete;Fundo de Reserva;Pauta;Deliberações;Encaminhamentos;Escala;Cardápio;Programação;Ingredientes;Modo de Preparo;Avisos Paroquiais;Oração;Hino;Classificados;Oportunidade;Política de Privacidade;Termos de Uso;Perguntas Frequentes;Fale Conosco;Quadro Resumo;Tabela de Preços;Controle de Estoque;Saldo Anterior;Total Geral;Valor Líquido;Advertência Disciplinar;Rescisão;Aviso Prévio;Férias;Décimo Terceiro;Auxílio Alimentação;Banco de Horas`,
  ),
  topics: list(
    `Compras;Recursos Humanos;Contabilidade;Tecnologia da Informação;Almoxarifado;Usinagem;Manutenção;Logística;Marketing;Jurídico;Ouvidoria;Protocolo Geral;Vigilância Sanitária;Meio Ambiente;Obras e Serviços Urbanos;Educação Infantil;Assistência Social;Pronto-Socorro;Maternidade;Pediatria;Cardiologia;Radiologia;Faturamento;Atendimento ao Cliente;Qualidade;Segurança do Trabalho;Expedição;Gestão de Pessoas;Tesouraria;Patrimônio;Licitações e Contratos;Controle Interno;Turismo e Cultura;Esporte e Lazer;Planejamento`,
  ),
  things: list(
    `Samsung Galaxy;Notebook Dell;Toner HP;Tinta Suvinil;Cimento Votoran;Nestlé;Natura;Bradesco;Itaú;Santander;Nubank;Unimed;Amil;Coca-Cola;Havaianas;Volkswagen;Fiat;Chevrolet;Petrobras;Correios;Magazine Luiza;Casas Bahia;Mercado Livre;iFood;Uber;Netflix;Vivo;Claro;TIM;Sabesp;Copel;Cemig;Enel;Detran;INSS;Caixa;Serasa;Receita;Senac;Sesi;Sebrae;Totvs;Windows;Excel;Zoom;WhatsApp;Instagram;Losartana;Dipirona;Rivotril;Amoxicilina;Ibuprofeno;Omeprazol;Insulina;Brahma;Sadia;Perdigão;Bombril;Tramontina;Electrolux;Brastemp;Consul;Positivo;Motorola;Yamaha;Mondial;Arno;Ypê;Saraiva;Atlas;Forense;Vozes;Cortez;Moderna;Ática;Amiodarona;Clozapina;Azatioprina;Benzetacil;Metformina;Enalapril;Sertralina;Prednisona;Azitromicina;Carbamazepina;Risperidona;Rituximabe;Varicela;Rotavírus;Penicilina;Salbutamol;Sascar;Topcon;Copasa;Compesa;Estetoscópio Littmann;Brahma;Arla;Lubrax;Portobello;Todeschini;Blindex;Deca;Nakata;Cofap;Stihl;Bracol;Honda Biz;Yamaha Fazer;Hilux;Strada;Onix;Tasy;Protheus;Power BI;AutoCAD;QGIS;FortiClient;Bitcoin;Iogurte Nestlé;Jasmim;Manacá;Border Collie;Labrador;Halloween;Itoupava;Flamengo;Palmeiras;Vasco;Botafogo;Grêmio;Hospital Albert Schweitzer;Estádio Bernardo Werner;Biblioteca Anísio Teixeira;Auditório Maria Salles;Maternidade Bárbara Heliodora;Refinaria Gabriel Passos;Escola Estadual Maria Firmina;Alzheimer;Parkinson;Chagas`,
  ),
  nouns: list(
    `bolacha;pipoca;formiga;grilo;sapo;tatu;coruja;minhoca;batata;paçoca;chocolate;feijão;pimenta;cenoura;marreco;peixe;gato;urso;jacaré;tubarão;mosquito;baleia;caveira;fumaça;faísca;pneu;parafuso;martelo;cachaça;pinguim;foguete;boné;mozão;amor;vida;princesa;chefe;mestre;doutor;cumpadre;véio;neguim;gordin;tico;bola;canela;salsicha;pastel;espoleta;furacão;sombra;careca;bigode;ruivo`,
  ),
};

export const ENGLISH_POOLS: Pools = {
  jobs: list(
    `Sales Manager;Chief Financial Officer;Software Engineer;Route Planner;Staff Nurse;Head of Year;Social Worker;Civil Engineer;Driver;Warehouse Operative;Cashier;Chief of Staff;City Clerk;Committee Chair;Production Supervisor;Porter;Caretaker;Tax Inspector;Care Worker;Physician;Psychologist;Accountant;Attorney at Law;Intern;Receptionist;Headteacher;Judge;Prosecutor;Public Defender;Court Reporter;Police Officer;Detective;Notary Public;Bailiff;Councillor;Mayor;Letting Agent;Estate Agent;Machinist;Welder;Chef;Dietitian;Pharmacist;Physiotherapist;Dentist;Vet;Journalist;Developer;Sales Assistant;Loan Officer;Claims Adjuster;Electrician;Bricklayer;Cleaner;Nanny;Call Handler;Foreman;Trustee;Treasurer;Secretary;Registrar;Lecturer;Dean;VP Operations;Payroll Clerk;Office Manager;Team Lead;Product Owner;Security Analyst`,
  ),
  headings: list(
    `Summary;Introduction;Background;Findings;Conclusion;Recommendations;References;Appendix;Definitions;Scope;Term and Termination;Governing Law;Confidentiality;Payment Terms;Notices;Signatures;Personal Details;Patient Information;Bank Details;Medical History;Medications;Allergies;Discharge Summary;Assessment and Plan;Physical Examination;Vital Signs;Laboratory Results;Referral;Prescription;Consent Form;Employment History;Education;Skills;Objective;Languages;Offer of Employment;Job Description;Payslip;Timesheet;Expense Claim;Performance Review;Written Warning;Minutes of Meeting;Agenda;Attendance;Apologies for Absence;Matters Arising;Any Other Business;Action Points;Invoice;Purchase Order;Receipt;Statement of Account;Balance Brought Forward;Total Amount Due;Loan Application;Credit Report;Tenancy Agreement;Lease;Deposit;Inventory;Motion to Compel;Complaint;Affidavit;Certificate of Service;Order;Judgment;Incident Report;Witness Statement;Narrative;Disposition;Evidence;School Report;Attainment;Effort;Attendance Record;Boarding Pass;Itinerary;Booking Reference;Baggage Allowance;Donor List;Newsletter;Order of Service;Hymns;Prayers;Privacy Policy;Terms of Use;Frequently Asked Questions;Contact Us;Quick Start Guide;Release Notes;Known Issues;Price List;Stock Control;Opening Hours;Next Steps;Feedback;Survey Results;Risk Assessment;Fire Drill;Lost Property;Car Park;Staff Room`,
  ),
  topics: list(
    `Human Resources;Accounts Payable;Payroll;Information Technology;Maintenance;Logistics;Marketing;Legal;Compliance;Facilities;Procurement;Customer Service;Quality Assurance;Research and Development;Emergency Department;Cardiology;Radiology;Paediatrics;Oncology;Outpatients;Social Care;Housing;Planning;Environmental Health;Highways;Parks and Recreation;Treasury;Internal Audit;Public Works;Claims;Underwriting;Admissions;Student Services;Library;Security;Shipping;Warehouse`,
  ),
  things: list(
    `Dell Latitude;Apple iPhone;Samsung Galaxy;HP LaserJet;Microsoft Office;Windows;Zoom;Slack;Visa;Mastercard;PayPal;Venmo;Chase;Wells Fargo;Barclays;Lloyds;HSBC;Monzo;Tesco;Walmart;Target;Costco;Amazon;Starbucks;Shell;Ford Focus;Honda Civic;Toyota Corolla;Pontiac;Tesla;Boeing;Delta;Ryanair;Hilton;Marriott;Airbnb;Uber;FedEx;UPS;Netflix;Spotify;Verizon;Vodafone;Comcast;Medicare;Blue Cross;Aetna;Cigna;Kaiser;Pfizer;Tylenol;Advil;Lisinopril;Metformin;Prozac;Penguin;Springer;Oxford;Wiley;Adidas;Nike;Heinz;Kellogg;Cadbury;Nestlé;Lego;Dyson;Bosch;Makita;Black & Decker;John Deere;Caterpillar;Yale;Chubb;Ryman;Argos;Boots;Greggs;Costa;Nando's;Wendy's;Dunkin;Denny's;Casey's General Store;Sainsbury's;Macy's;Kohl's;McDonald's;Atorvastatin;Sertraline;Amoxicillin;Warfarin;Gabapentin;Oxycodone;Penicillin;Bechstein;Steinway;Stryker;Siemens Skyra;Django;Java;Monzo;Zoopla;Kingspan;KitKat;Jaffas;Peach Melba;Tom Collins;Beef Stroganoff;Bitcoin;Tacoma;Dodge Ram;Holden Kingswood;Kluger;Škoda;Alfa;Harvey Norman;John Lewis;Habitat;Jones & Sons;Foster + Partners;the Tarlov cyst;Lewy body disease;Crohn's disease;the Adam Smith Business School;the Alan Turing Building;the Clara Schumann Music School;the Louis Armstrong Building;Camp Adair;Alice Springs;Stone Mountain;Wellington Fields;Rosslyn Bay;the Harry Potter shop;Border Collie;Labrador;Earl Grey;Granny Smith;Victoria sponge;Boxing Day;Parkinson's;Alzheimer's`,
  ),
  nouns: list(
    `jackdaw;skeeter;biscuit;smiley;tiger;bear;fox;moose;goose;spud;nugget;pickle;peanut;muffin;cookie;boots;lefty;shorty;tiny;slim;doc;chief;duke;ace;flash;bones;digger;ginger;blondie;sparky;nipper;tubs;bandit;rocket;shadow;mouse;monkey;bunny;ducky;birdie;fish;beans;chips;sunny;stretch;junior;princess;boss;captain;babe`,
  ),
};

export const STATES = list(
  'SP;RJ;MG;ES;PR;SC;RS;BA;SE;AL;PE;PB;RN;CE;PI;MA;PA;AP;AM;RR;RO;AC;TO;GO;MT;MS;DF',
);
export const PARTIES = list('PT;PSDB;MDB;PL;PSB;PSOL;PDT;União Brasil');
export const MONTHS = list(
  'janeiro;fevereiro;março;abril;maio;junho;julho;agosto;setembro;outubro;novembro;dezembro',
);
export const ENGLISH_MONTHS = list(
  'January;February;March;April;May;June;July;August;September;October;November;December;Jan;Feb;Mar;Apr;Jun;Aug;Sept;Oct;Nov;Dec',
);
export const COMPANY_FORMS = list(
  'Ltda;S.A.;ME;EIRELI;Ltd;Inc;LLC;Group;e Filhos;Associados;& Sons;PLC;Co;Advogados;Partners',
);
export const TRADES = list(
  'Construtora;Clínica;Escola;Banco;Instituto;Fundação;Grupo;Auto Posto;Mercado;Padaria;Farmácia;Transportes;Gráfica;Oficina;Hospital;Imobiliária;Editora;Loja;Restaurante;Colégio',
);
export const ENGLISH_TRADES = list(
  'Hardware;Logistics;Motors;Bakery;Consulting;Farms;Dental;Law Firm;Foundation;School;Medical Center;Properties;Care Homes;Insurance;Brewery;Press;Freight;Roofing;Pharmacy;Academy;Food Pantry',
);
export const ENGLISH_PLACES = list(
  `London;Manchester;Leeds;Bristol;Cardiff;Glasgow;Edinburgh;Dublin;Belfast;Cork;Oxford;Cambridge;Reading;Bath;York;Shrewsbury;Kent;Surrey;Sussex;Devon;Cornwall;Norfolk;Hull;Derby;Leicester;Birmingham;Liverpool;Sheffield;Nottingham;Southampton;Boston;Chicago;Denver;Austin;Dallas;Houston;Phoenix;Seattle;Portland;Boise;Salem;Albany;Buffalo;Cleveland;Columbus;Detroit;Atlanta;Miami;Orlando;Tampa;Nashville;Memphis;New Orleans;St. Louis;Kansas City;Omaha;Tulsa;Tucson;San Diego;San Francisco;Los Angeles;New York;Brooklyn;Queens;Springfield;Fairview;Riverside;Greenville;Bristol;Clinton;Franklin;Madison;Georgetown;Arlington;Ohio;Texas;Idaho;Oregon;Kansas;Nevada;Utah;Iowa;Maine;Florida;California;Virginia;Carolina;Georgia;Missouri;Illinois;Michigan;Linn;Marion;Lane;King;Orange;Cook;Harris;Maple;Oak;Elm;Pine;Cedar;Church;Mill;Park;High;Station;Victoria;Queen;Bridge;Meadow;Lake;Hill;River;Toronto;Ottawa;Vancouver;Sydney;Melbourne;Auckland;Lagos;Nairobi;Accra;Mumbai;Delhi;Paris;Lyon;Berlin;Madrid;Lisbon;Rome;Vienna;Warsaw;Prague;France;Germany;Spain;Ireland;Scotland;Wales;England;Canada;Australia;India;Nigeria;Kenya;Ghana;Brazil;Mexico;Poland`,
);
