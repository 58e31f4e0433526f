/** What fills the slots of particulars; every number is drawn, every place and street name is put together. */

import { pick } from '../random.ts';
import { fullName, lastName } from './names.ts';
import { ENGLISH_MONTHS, MONTHS, STATES, type Slots } from './pools.ts';
import type { Piece } from './piece.ts';

type Random = () => number;
type Maker = (slots: Slots, random: Random) => string;

const list = (text: string): readonly string[] => text.split(';').map((one) => one.trim());
const below = (limit: number, random: Random): number => Math.floor(random() * limit);
const digits = (count: number, random: Random): string =>
  Array.from({ length: count }, () => below(10, random)).join('');
const letters = (count: number, random: Random): string =>
  Array.from({ length: count }, () => pick('ABCDEFGHJKLMNPRSTUVWXYZ'.split(''), random)).join('');

const WAYS = list(
  'Rua;Rua;Rua;R.;Av.;Avenida;Travessa;Tv.;Trav.;Alameda;Al.;Praça;Pça.;Estrada;Rodovia;Beco;Ladeira;Servidão;Largo;Viela;Vicinal;Ramal;Linha;Passagem;rua;av.;travessa',
);
const RURAL = list(
  'Sítio;Fazenda;Chácara;Assentamento;Comunidade;Povoado;Aldeia;Quilombo;Vila;Colônia;Loteamento;Residencial;Condomínio;Conjunto Habitacional;Igarapé',
);
const QUARTERS = list(
  'Centro;Jardim América;Vila Nova;Boa Vista;Santa Luzia;São José;Cidade Nova;Parque Industrial;Jd. das Palmeiras;Vila Maria;Bela Vista;Zona Rural;Nova Esperança;Santo Antônio;Morada do Sol;Alto da Serra;Liberdade;Planalto;Industrial;Cohab;Jardim Primavera;Distrito Industrial',
);
const FLOWERS = list(
  'das Flores;das Acácias;dos Ipês;do Comércio;da Paz;Sete de Setembro;XV de Novembro;das Palmeiras;do Sol;da Matriz;Principal;Projetada;dos Pescadores;das Laranjeiras;do Rosário;da Estação;1º de Maio;do Meio;da Ponte',
);
const STREETS = list(
  'Street;St;Street;Road;Rd;Road;Avenue;Ave;Lane;Ln;Drive;Dr;Close;Court;Ct;Place;Way;Terrace;Crescent;Gardens;Blvd;Boulevard;Hill;Row;Mews;Square;Park;Grove;View;Parade;Walk;Trail;Pike',
);
const TREES = list(
  'Oak;Maple;High;Church;Station;Mill;Park;Elm;Cedar;Hill;King;Queen;North;South;Main;Victoria;Chapel;Bridge;Green;Lake;River;Orchard;Sunset;Meadow;Spring;Walnut;Pine;Market;Castle;Manor;Abbey;Grange',
);
const US_STATES = list(
  'AL;AZ;CA;CO;CT;FL;GA;IL;KS;KY;LA;MA;MD;MI;MN;MO;NC;NJ;NM;NV;NY;OH;OK;OR;PA;SC;TN;TX;UT;VA;WA;WI',
);
const PROFESSIONS_PT = list(
  'agricultor;agricultora;professora;professor;pedreiro;motorista;enfermeira;técnica de enfermagem;advogado;advogada;engenheiro civil;aposentado;aposentada;do lar;autônomo;comerciante;vendedora;estudante;pescador;pescadora artesanal;costureira;cabeleireira;servidor público;servidora pública estadual;bancário;mecânico;eletricista;marceneiro;padeiro;cozinheira;diarista;empregada doméstica;porteiro;vigilante;zelador;médica;dentista;cirurgiã-dentista;fisioterapeuta;psicóloga;contador;contadora;administradora;empresário;empresária;corretor de imóveis;caminhoneiro;taxista;motorista de aplicativo;entregador;garçom;manicure;artesã;músico;fotógrafa;jornalista;programador;analista de sistemas;auxiliar de produção;operador de máquinas;soldador;garimpeiro;seringueiro;quebradora de coco;lavrador;lavradora;trabalhador rural;pensionista;desempregado;desempregada;militar da reserva;policial militar;bombeiro civil;feirante;ambulante;catadora de recicláveis;pintor;encanador;jardineiro;babá;cuidadora de idosos;secretária;recepcionista;assistente social;agente de saúde;farmacêutica;veterinário;biólogo;arquiteta;designer gráfico;tatuador;barbeiro;confeiteira;açougueiro;operador de caixa;repositor;estoquista;ferreiro;oleiro;rendeira;vaqueiro;tratorista;piloto agrícola;marinheiro;estivador;sapateiro;relojoeiro;pastor;sacristão;professora aposentada;oficial de justiça;juiz;delegado;perito contador',
);
const PROFESSIONS_EN = list(
  'teacher;retired teacher;nurse;registered nurse;carpenter;plumber;electrician;bus driver;truck driver;farmer;dairy farmer;fisherman;trawler skipper;engineer;software engineer;civil engineer;accountant;solicitor;barrister;attorney;paralegal;dentist;physiotherapist;pharmacist;doctor;surgeon;midwife;social worker;care worker;cleaner;cook;chef;waitress;barista;bartender;hairdresser;barber;seamstress;tailor;shop assistant;cashier;warehouse operative;forklift driver;welder;mechanic;bricklayer;roofer;painter;decorator;landscaper;gardener;groundsman;security guard;police officer;firefighter;soldier;retired;unemployed;student;homemaker;housewife;self-employed;freelance journalist;photographer;musician;luthier;potter;jeweller;jewellery designer;architect;surveyor;estate agent;librarian;archivist;lecturer;professor;research assistant;biologist;chemist;ophthalmologist;optician;vet;veterinary nurse;cheesemaker;baker;butcher;miner;postman;courier;taxi driver;pilot;flight attendant;sailor;seafarer;actuary;bank clerk;insurance broker;receptionist;secretary;administrator;civil servant;translator;interpreter;web designer;data analyst;childminder;nanny;teaching assistant;scaffolder;crane operator;machinist;joiner;glazier;upholsterer;beekeeper;shepherd;ranch hand;oil rig worker',
);
const NATIONS_PT = list(
  'brasileiro;brasileira;brasileiro;brasileira;português;portuguesa;boliviano;boliviana;haitiano;haitiana;venezuelano;venezuelana;angolano;paraguaia;argentino;italiana;japonês;síria;libanês;senegalesa;chilena;peruano;cubana;colombiano;espanhol;francesa;alemão;chinesa;coreano;nigeriano;cabo-verdiana;moçambicano;uruguaia',
);
const NATIONS_EN = list(
  'British;American;Irish;Brazilian;Indian;Nigerian;Polish;Filipino;Ghanaian;Chinese;Vietnamese;Mexican;Canadian;Australian;Romanian;Ukrainian;Syrian;Pakistani;Bangladeshi;Somali;Kenyan;Jamaican;German;French;Italian;Portuguese;Spanish;South African;New Zealander;Turkish;Iranian;Korean;Japanese;Welsh;Scottish;Dutch;Haitian;Colombian',
);
const MARITAL_PT = list(
  'casado;casada;solteiro;solteira;viúvo;viúva;divorciado;divorciada;separado judicialmente;separada;em união estável;união estável;convivente;amasiado;amasiada;desquitada;separado de fato;casada em comunhão parcial de bens;solteiro, maior',
);
const MARITAL_EN = list(
  'married;single;widowed;widow;widower;divorced;separated;never married;unmarried;engaged;cohabiting;in a civil partnership;living with partner;common-law;legally separated',
);
const SECRETS = list(
  'Verao;Luna;casa;gato;Flamengo;hunter;sunny;Blue;tiger;Rosa;chave;mar;Natal;lar;wifi;spring;admin;guest',
);

const street: Maker = (slots, random) => {
  const { names, places, portuguese } = slots;
  if (!portuguese) {
    const chance = random();
    const name =
      chance < 0.5 ? pick(TREES, random) : chance < 0.8 ? lastName(names, random) : pick(places, random);
    return random() < 0.06
      ? `${ordinal(1 + below(60, random))} ${pick(STREETS, random)}`
      : `${name} ${pick(STREETS, random)}`;
  }
  const chance = random();
  const name =
    chance < 0.25
      ? fullName(names, random)
      : chance < 0.45
        ? pick(FLOWERS, random)
        : chance < 0.6
          ? pick(places, random)
          : chance < 0.75
            ? `${pick(list('Dr.;Prof.;Padre;Coronel;Dona;Cel.;Presidente;Vereador;São;Santa'), random)} ${lastName(names, random)}`
            : chance < 0.85
              ? String(1 + below(90, random))
              : lastName(names, random);
  return `${pick(WAYS, random)} ${name}`;
};

const ordinal = (number: number): string =>
  `${number}${number % 10 === 1 && number !== 11 ? 'st' : number % 10 === 2 && number !== 12 ? 'nd' : number % 10 === 3 && number !== 13 ? 'rd' : 'th'}`;

const some = (chance: number, random: Random, make: () => string): string =>
  random() < chance ? make() : '';

const address: Maker = (slots, random) =>
  slots.portuguese ? brazilian(slots, random) : english(slots, random);

function brazilian(slots: Slots, random: Random): string {
  const { places, names } = slots;
  const number = pick(
    [
      `, ${1 + below(2500, random)}`,
      `, nº ${1 + below(2500, random)}`,
      ` ${1 + below(999, random)}`,
      `, n. ${1 + below(900, random)}`,
      ', s/n',
      ' s/nº',
      `, km ${1 + below(90, random)}`,
      `, casa ${1 + below(40, random)}`,
      ', sem número',
    ],
    random,
  );
  const rural = random() < 0.12;
  const start = rural
    ? `${pick(RURAL, random)} ${random() < 0.5 ? lastName(names, random) : pick(places, random)}${some(0.5, random, () => `, lote ${1 + below(90, random)}`)}`
    : `${street(slots, random)}${number}`;
  const inside = some(0.35, random, () =>
    pick(
      [
        `, apto ${1 + below(1200, random)}`,
        `, ap. ${1 + below(300, random)}`,
        `, bloco ${letters(1, random)}, apto ${1 + below(90, random)}`,
        ', fundos',
        `, casa ${1 + below(9, random)}`,
        `, ${1 + below(9, random)}º andar`,
        `, sala ${1 + below(90, random)}`,
        `, quadra ${1 + below(60, random)}, lote ${1 + below(40, random)}`,
        `, esquina com a ${street(slots, random)}`,
        ', casa dos fundos, portão azul',
        ', ao lado da igreja',
        ', em frente ao posto',
        ', sobrado',
      ],
      random,
    ),
  );
  const quarter = some(
    0.6,
    random,
    () =>
      pick([', ', ' - ', ', bairro ', ' – ', ', B. '], random) +
      (random() < 0.7
        ? pick(QUARTERS, random)
        : `${pick(list('Jardim;Vila;Parque;Jd.;Pq.;Conjunto'), random)} ${lastName(names, random)}`),
  );
  const town = some(
    0.6,
    random,
    () =>
      pick([', ', ' - ', ' – '], random) +
      pick(places, random) +
      some(0.6, random, () => pick(['/', ' - ', '-', ', '], random) + pick(STATES, random)),
  );
  const code = some(
    0.3,
    random,
    () =>
      `${pick([', CEP ', ' - CEP ', ', ', ' CEP: '], random)}${digits(2, random)}${pick(['.', ''], random)}${digits(3, random)}-${digits(3, random)}`,
  );
  return start + inside + quarter + town + code;
}

function english(slots: Slots, random: Random): string {
  const { places, names } = slots;
  const flat = some(0.25, random, () =>
    pick(
      [
        `Flat ${1 + below(40, random)}, `,
        `Apt ${1 + below(90, random)}${pick(['', 'B', 'C'], random)}, `,
        `Unit ${1 + below(30, random)}, `,
        `${lastName(names, random)} House, `,
        `The ${pick(TREES, random)} Cottage, `,
        'c/o ',
        'Basement flat, ',
        'Top Floor, ',
      ],
      random,
    ),
  );
  const number =
    random() < 0.9
      ? `${1 + below(random() < 0.5 ? 200 : 9000, random)}${pick(['', '', '', '', 'A', 'b'], random)} `
      : '';
  const line = `${flat}${number}${street(slots, random)}`;
  const after = some(0.2, random, () =>
    pick(
      [
        `, Apt ${1 + below(99, random)}`,
        ` #${1 + below(99, random)}`,
        `, Suite ${1 + below(400, random)}`,
        ', second floor',
        `, Unit ${letters(1, random)}`,
      ],
      random,
    ),
  );
  if (random() < 0.2) return line + after;
  const town = `, ${pick(places, random)}`;
  const british = random() < 0.5;
  const code = some(0.75, random, () =>
    british
      ? `${pick([' ', ', '], random)}${letters(1 + below(2, random), random)}${1 + below(20, random)} ${below(10, random)}${letters(2, random)}`
      : `, ${pick(US_STATES, random)} ${digits(5, random)}${some(0.1, random, () => `-${digits(4, random)}`)}`,
  );
  return line + after + town + code;
}

const two = (value: number): string => String(value).padStart(2, '0');

const day: Maker = ({ portuguese }, random) => {
  const [d, m] = [1 + below(28, random), 1 + below(12, random)];
  const year = 1930 + below(95, random);
  const forms = portuguese
    ? [
        `${two(d)}/${two(m)}/${year}`,
        `${two(d)}/${two(m)}/${year}`,
        `${d}/${m}/${two(year % 100)}`,
        `${two(d)}.${two(m)}.${year}`,
        `${d} de ${MONTHS[m - 1]!} de ${year}`,
        `${two(d)}-${two(m)}-${year}`,
        `${year}`,
        `${MONTHS[m - 1]!} de ${year}`,
        `${two(m)}/${year}`,
        `${d} de ${MONTHS[m - 1]!}`,
        `${year}-${two(m)}-${two(d)}`,
      ]
    : [
        `${two(d)}/${two(m)}/${year}`,
        `${m}/${d}/${year}`,
        `${d} ${ENGLISH_MONTHS[m - 1]!} ${year}`,
        `${ENGLISH_MONTHS[m - 1]!} ${d}, ${year}`,
        `${year}-${two(m)}-${two(d)}`,
        `${d}.${m}.${two(year % 100)}`,
        `${d} ${ENGLISH_MONTHS[m - 1]!.slice(0, 3)} ${year}`,
        `${year}`,
        `${ENGLISH_MONTHS[m - 1]!} ${year}`,
        `${two(d)}/${two(m)}/${two(year % 100)}`,
        `${ordinal(d)} ${ENGLISH_MONTHS[m - 1]!} ${year}`,
      ];
  return pick(forms, random);
};

const number: Maker = (_, random) =>
  pick(
    [
      () => digits(4 + below(7, random), random),
      () => `${digits(2 + below(3, random), random)}.${digits(3, random)}`,
      () => `${digits(3 + below(4, random), random)}-${digits(1, random)}`,
      () => `${letters(1 + below(3, random), random)}${digits(4 + below(5, random), random)}`,
      () => `${letters(1 + below(3, random), random)}-${digits(3 + below(5, random), random)}`,
      () => `${letters(2, random)}-${digits(2, random)}-${digits(4, random)}`,
      () => `${digits(4, random)}/${digits(2 + 2 * below(2, random), random)}`,
      () => `${digits(2, random)}.${digits(3, random)}.${digits(3, random)}-${digits(1, random)}`,
      () => `${letters(1, random)}${digits(3, random)} ${digits(4, random)}`,
      () => digits(2 + below(3, random), random),
      () => `${digits(3, random)} ${digits(3, random)} ${digits(4, random)}`,
    ],
    random,
  )();

const account: Maker = (_, random) =>
  pick(
    [
      () => digits(4, random),
      () => `${digits(5 + below(4, random), random)}-${digits(1, random)}`,
      () => digits(6 + below(4, random), random),
      () => `${digits(4, random)}-${digits(1, random)}`,
      () => `${digits(2, random)}-${digits(2, random)}-${digits(2, random)}`,
      () => `${digits(2, random)}.${digits(3, random)}-${digits(1, random)}`,
    ],
    random,
  )();

const secret: Maker = (_, random) =>
  pick(
    [
      () => digits(4, random),
      () => digits(6, random),
      () =>
        `${pick(SECRETS, random)}${digits(2 + below(3, random), random)}${pick(['', '!', '@', '#'], random)}`,
      () => `${pick(SECRETS, random)}-${pick(SECRETS, random)}-${digits(2, random)}`,
      () =>
        `${letters(2, random)}${digits(2, random)}${letters(2, random)}${digits(2, random)}`.replace(
          /[A-M]/g,
          (l) => l.toLowerCase(),
        ),
      () => `${digits(4, random)}#`,
    ],
    random,
  )();

const plate: Maker = ({ portuguese }, random) =>
  portuguese
    ? pick(
        [
          `${letters(3, random)}-${digits(4, random)}`,
          `${letters(3, random)}${digits(1, random)}${letters(1, random)}${digits(2, random)}`,
          `${letters(3, random)} ${digits(1, random)}${letters(1, random)}${digits(2, random)}`,
        ],
        random,
      )
    : pick(
        [
          `${letters(2, random)}${digits(2, random)} ${letters(3, random)}`,
          `${letters(3, random)} ${digits(4, random)}`,
          `${digits(1, random)}${letters(3, random)}${digits(3, random)}`,
          `${letters(3, random)}-${digits(4, random)}`,
          `${letters(2, random)}-${digits(3, random)}-${letters(2, random)}`,
        ],
        random,
      );

const thing: Maker = (_, random) =>
  pick(
    [
      () => digits(15, random),
      () => `${letters(2, random)}-${digits(4, random)}-${letters(1, random)}`,
      () => `${letters(3, random)}${digits(6, random)}`,
      () =>
        `${digits(1, random)}${letters(2, random)}${digits(2, random)}${letters(3, random)}${digits(1, random)}${letters(2, random)}${digits(6, random)}`,
      () => `${letters(2, random)}-${letters(2, random)}-${digits(4, random)}`,
      () => digits(11, random),
    ],
    random,
  )();

const age: Maker = (_, random) =>
  random() < 0.04 ? String(100 + below(6, random)) : String(1 + below(94, random));
const birthplace: Maker = ({ places, portuguese }, random) =>
  pick(places, random) +
  (portuguese ? some(0.5, random, () => pick(['/', ' - ', '-', ', '], random) + pick(STATES, random)) : '');
const profession: Maker = ({ portuguese }, random) => {
  const job = pick(portuguese ? PROFESSIONS_PT : PROFESSIONS_EN, random);
  return random() < 0.25 ? job.charAt(0).toUpperCase() + job.slice(1) : job;
};
const nation: Maker = ({ portuguese }, random) => {
  const one = pick(portuguese ? NATIONS_PT : NATIONS_EN, random);
  return random() < 0.2 ? one.charAt(0).toUpperCase() + one.slice(1) : one;
};
const marital: Maker = ({ portuguese }, random) => {
  const one = pick(portuguese ? MARITAL_PT : MARITAL_EN, random);
  return random() < 0.2 ? one.charAt(0).toUpperCase() + one.slice(1) : one;
};

const marked =
  (make: Maker, kind: NonNullable<Piece['kind']>) =>
  (slots: Slots, random: Random): Piece => ({ text: make(slots, random), kind });
const plain =
  (make: Maker) =>
  (slots: Slots, random: Random): Piece => ({ text: make(slots, random) });

/** Those that end in N are filled alike and are nobody's. */
export const DETAIL_FILLERS: Readonly<Record<string, (slots: Slots, random: Random) => Piece>> = {
  ADDR: marked(address, 'address'),
  ADDRN: plain(address),
  BD: marked(day, 'birth-date'),
  PD: marked(day, 'personal-date'),
  AGE: marked(age, 'age'),
  BP: marked(birthplace, 'birthplace'),
  PROF: marked(profession, 'profession'),
  PROFN: plain(profession),
  NAT: marked(nation, 'civil'),
  MS: marked(marital, 'civil'),
  REG: marked(number, 'registration'),
  NN: plain(number),
  DOC: marked(number, 'document'),
  ACC: marked(account, 'account'),
  SEC: marked(secret, 'secret'),
  PLATE: marked(plate, 'thing'),
  THG: marked(thing, 'thing'),
};
