import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';
import { PLATE } from './plates/vehicle-words.ts';

/**
 * Numbers that a person has with somebody, in whatever form each issuer gives them: told by their label alone. Groups of
 * capitals and digits, parted by marks or by a space before digits.
 */
const CODE =
  '(?=(?:[A-Z./ -]{0,6}\\d){2})(?!(?:IS|NO|ID|OF|RG|CPF) )(?=[A-Z\\d./-]{4}|[A-Z\\d]{1,3} [A-Z\\d])[A-Z\\d]{1,16}(?:(?:[-/.]| (?=\\d))[A-Z\\d]{1,16}){0,6}(?: (?!UK|US|EU|TO|OR|AM|PM|IN|AT|ON|OF|BY|NO)[A-Z]{1,2}(?=[,;)\\n\\t]|\\.(?:\\s|$)|$))?(?![\\dA-Za-z%]|,\\d)';
const ANY_LEAD = Array.from({ length: 16 }, (_, index) => index + 1);
const NUMBER = '(?: ?(?:id|nos?|num|number|nr|code|ref|reference|card|file))?(?:\\.? ?#)?';
const NUMERO = '(?: (?:n[o.]{0,2}|num\\.?|numero|codigo|no\\.|nr\\.?))?';

/** School years and stages, cases of a year, versions, models, standards, voltages, dates, pages. */
const NO_HOLDER =
  /^COVID-\d|^(?:19|20)\d{2}[/-](?:(?:19|20)?\d{2}|\d)$|^\d{2}\/\d{3,5}\/[A-Z]{3}$|^\d{1,5}\/(?:19|20)\d{2}$|^\d{1,2}(?:\.\d{1,4}){3}$|^(?:ISO|NBR|ABNT|EN|IEC|BS|SAE|ASTM)[ -]?\d|^\d{2,3}V$|^(?:19|20)\d{2}-\d{2}-\d{2}$|^(?:FIBRA|PIN|SP|GRADE|YEAR|LEVEL|PART|UNIT|PAPER|CLASS|TERM|STAGE|PAGE) ?\d/;

/** Told by the word that it stands right behind, by nothing else. */
const RIGHT_BEHIND = { leads: ANY_LEAD, valid: 0, look: 0, named: 0.84, near: true, adjacent: true } as const;

const held = (category: Specification['category'], source: string, priority: number): Specification => ({
  category,
  pattern: sticky(CODE),
  words: words(source),
  priority,
  ...RIGHT_BEHIND,
  not: NO_HOLDER,
  unless:
    /(?:r\$|us\$|\$|£|€|cad|art\.?|artigo|lei|§|pag\.?|sala|room|(?<![a-z])(?:em|in|of|for|since|desde|at|from|on|by|to|until|till|before|after|dia|ate|a|as|and)|senha (?:de|do|para) atendimento:?) ?$/,
});

/** The serial numbers of what people carry lead to them, those of kitchens, lifts and weapons of the state do not. */
const NOBODYS_THING =
  /(?:oven|mixer|freezer|(?<![a-z])(?:torno|chiller|prensa|empilhadeira|forklift|guindaste|caldeira)|balanca|celula de carga|dosimetro|relogio de ponto|dishwasher|(?<![a-z])urn|fridge|fryer|ice machine|boiler|lennox|hvac|compressor|elevador|pallet truck|(?<![a-z])arma|pistola|revolver|rifle|carabina|spl)(?![a-z])[^\n]{0,48}$/;

export const HOLDER_NUMBERS: readonly Specification[] = [
  held(
    'registration',
    `(?:bib|(?:building|site|gate) pass|breeder|premises id|share certificate|permit book|bus ticket|reader ticket|deposit id|smart ?card|matriculation|frequent flyer|loyalty|rewards? (?=no|number|card|id)|supplier|valuation (?=no|number|ref)|staff pass|club|meeting id|dva|hin|university card|library card|group|applicant|application|juror|railcard|access card|premium bonds?|holder'?s?|pension|trn|tag|payoff|loan|common app|clock|prison(?:er)?|inmate|personnel|client|customer|microchip (?=id|no|num)|policy|certificate|licen[sc]e|permit|tenant|tenancy|resident|case ?worker|caller|ticket holder|card holder|subscriber|account ref|staff|employee|payroll|badge|member(?:ship)?|roll|candidate|exam(?:ination)?|ucas|student|pupil|visitor|guest|crew|seaman'?s book|service|voter|elector(?:al)?|register|registration|reg\\.?|your ref|id (?:no|number)|file)${NUMBER}`,
    43,
  ),
  {
    ...held(
      'registration',
      `(?:(?:client|customer|patient|member|account|application|employee|tenant) ref\\.?|reference)${NUMBER}`,
      42,
    ),
    besideOnly: true,
    unless:
      /(?<![a-z])(?:crime|police|ico|order|booking|claim|flight|our|invoice|purchase|charity|paye|scheme|po|planning|portal|iban)(?![a-z])[^\n.;]{0,30}(?:ref\.?|reference)? ?[:(]? ?$/,
  },
  held(
    'registration',
    `(?:(?<=\\(|cartao de )leitora?|cadastro n[o.]{0,2}|candidatura|cdi(?= n[o.])|(?:idt|identidade) mil(?:itar)?|passe livre|codigo familiar|infopen|rgp|termo|titulo|caso|unidade consumidora|instalacao|certificado(?: individual| de (?:reservista|dispensa))?|rga|r\\.a|cadunico|familia n[o.]{0,2}|ficha(?: [a-z]{3,14}){0,2} n[o.]{0,2}|apolice|proposta|carteirinha|cartao|credencial|cracha|inscricao|insc\\.?|registro|reg\\.?|matricula|matr?\\.?|identificador|identificacao|guia|associado|socio|cooperado|aluno|paciente|cliente|dap|caf|siape|numero funcional|num\\.? funcional|reservista)${NUMERO}`,
    42,
  ),
  held(
    'health-record',
    `(?:nhi|(?:n[o.]{1,2} (?:de )?)?utente(?: n[o.]{1,2})?|health (?:&|and) care|sub(?:scriber)? id|uhid|ip no\\.?|lab(?:oratory)?|accession|specimen|sample|episode|medical card|medicare|medicaid|mbi|health card|hcn|ohip|hospital (?:no|number|id)|admission|chart|encounter|urn?|hn|case notes?|rx)${NUMBER}|(?:ficha clinica|ficha de atendimento|boletim de atendimento|bam|prontuario|pront\\.?|atendimento|sisreg|carteira do sus|cartao d[ae] gestante|cartao (?:nacional|sus)|convenio|beneficiario|autorizacao|sus)${NUMERO}`,
    44,
  ),
  held(
    'national-id',
    "pps ?n?(?: no| number| as)?|a-number|oln|(?:california|texas|state|nevada|florida) id|ci (?:boliviana|peruana|paraguaia|uruguaia|argentina)|cdl|lic\\.?(?: no)?|tribal id|sevis|visa (?:no|number)|(?:national|personal|identity|citizen(?:ship)?|residence permit|alien|driver'?s?|driving|tachograph)(?: (?:id(?:entity)?|registration|identification|insurance|licen[sc]e|card|no|number|code)){1,3}|nric|(?<!(?:km|hora|data|saldo|leitura)\\.? )fin|aadhaar|pan|bsn|personnummer|cnp|egn|jmbg|oib|dni|nie|curp|rut|cedula|emirates id|mykad|hkid|sin|ahv|aht|documento de identidade|(?:personal)?ausweis(?:nummer|-?nr\\.?)?|ci",
    41,
  ),
  held(
    'tax-id',
    '(?:tax(?:payer)?(?: (?:identification|identity|file|reference|payer))?|tin|ird|tfn|utr|nif|nuit|abn|eori|vat|pan|ein)(?: ?(?:id|no|number|ref|being))?',
    41,
  ),
  held(
    'professional-id',
    'rpeq|safe electric|gas safe|npas|omb|jucesp|ptin|irse|cgi|white card|sia(?: licen[sc]e)?|driver authority|drt|crea|cress|coren|cro|crefito|creci|gmc|nmc|gdc|hcpc|gphc|sra (?:id|no|number)|pin|cscs|mtb|registro profissional|professional registration|licen[sc]e to practi[sc]e|bar|aprn|lcsw|notary(?: commission| id)?|shield|badge',
    40,
  ),
  {
    // Who may drive a lifting truck or a digger in Britain.
    category: 'professional-id',
    pattern: sticky('(?:RTITB|NPORS|CPCS|ITSSAR)[ :]{1,2}[A-Z]?/?\\d{5,9}(?![\\dA-Za-z])'),
    valid: 0,
    look: 0.9,
    named: 0,
    priority: 60,
    marks: /^/,
  },
  {
    ...held(
      'device',
      'asset(?: tag| no| number)?|service tag|serial|serial (?:no|number)|s/n|n/s|serie(?: pra? nota| do aparelho)?|(?:bike|bicycle|bicicleta|cycle)[^\\n.;\\d]{0,40}(?:frame|quadro)(?: (?:no|number|n[o.]{1,2}))?|n de serie|no de serie|numero de serie|serie do aparelho|imei|iccid|sim(?: card)?(?: no)?|airtag n[o.]{0,2}|(?<=[,(] ?)ser\\.|(?:n[o.]? do |no\\. do )(?:medidor|hidrometro)|(?<!leitura d[aeo] )(?:medidor|hidrometro)(?: d[aeo] [a-z]{3,14})?(?: n[o.]{0,2}|(?=:))|meter (?:serial|no|number)(?: no| number)?',
      40,
    ),
    unless: NOBODYS_THING,
  },
  {
    // The frame of a bicycle has letters and four figures at least, a picture on a wall has not.
    category: 'device',
    pattern: sticky('(?=[\\dA-Z-]{0,12}[A-Z])(?=[\\dA-Z-]{0,12}\\d{4})[\\dA-Z-]{7,20}(?![A-Za-z\\d])'),
    words: words('(?:n[o.]{1,3} (?:do )?)?quadro|frame'),
    priority: 40,
    ...RIGHT_BEHIND,
  },
  {
    category: 'registration',
    pattern: sticky('[A-Z]{1,3}-\\d{2,5}(?![\\dA-Za-z-])'),
    words: words('ficha'),
    priority: 42,
    ...RIGHT_BEHIND,
  },
  {
    // Of a doctor's field, beside the number at the council.
    category: 'professional-id',
    pattern: sticky('\\d{1,3}\\.?\\d{3}(?![\\d/])'),
    words: words('rqe'),
    priority: 60,
    ...RIGHT_BEHIND,
  },
  {
    category: 'health-record',
    pattern: sticky('\\d(?:[ .-]?\\d){9,19}(?!\\d)'),
    words: words('plano de saude'),
    priority: 42,
    ...RIGHT_BEHIND,
  },
  {
    ...held('plate', `${PLATE}|vehicle reg(?:istration)?|car reg`, 47),
    not: /^[\d .-]+$|\d ?[AP]M$/,
  },
  {
    category: 'passport',
    pattern: sticky(
      '(?!(?:RG|CI|BI|CC|CPF|NF|INV|SUS) )(?:[A-Z]{1,3} ?\\d{5,9}[A-Z]?|[A-Z]{1,2} ?\\d{3} ?\\d{3,4}|[A-Z](?=[A-Z]{0,4}\\d)[A-Z\\d]{7,9})(?![\\dA-Za-z])',
    ),
    words: words(
      'passports?(?: of [a-z]{1,8})?(?: (?:no|number))?|passaportes?|pass\\.|travel document|documento(?: de viagem)?|doc\\.?|document(?: no)?',
    ),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 46,
    near: true,
    adjacent: true,
  },
  held(
    'vehicle',
    '(?:hull|engine|chassis|frame)(?: id(?:entification)?(?: no\\.?| number)?| no\\.?| number)|chassi|(?:n[o.]{0,2}|numero|numeracao) do motor(?: original)?',
    41,
  ),
  {
    category: 'vehicle',
    pattern: sticky('[A-HJ-NPR-Z0-9]{17}(?![A-Za-z0-9])'),
    leads: ANY_LEAD,
    words: words('vin|chassi|chassis|n do chassi'),
    valid: 0,
    look: 0,
    named: 0.95,
    priority: 61,
  },
];
