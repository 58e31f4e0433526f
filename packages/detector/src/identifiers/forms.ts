import type { Category } from '../categories.ts';
import { together } from '../text/starts.ts';
import type { Reason } from '../types.ts';

export interface Form {
  readonly category: Category;
  readonly pattern: RegExp;
  readonly confidence: number;
  readonly priority: number;
  readonly code: Reason['code'];
  /** Folded characters one of which must be in the document for the pattern to be tried at all. */
  readonly sign: string;
}

const form = (
  category: Category,
  sign: string,
  pattern: RegExp,
  confidence: number,
  priority: number,
  code: Reason['code'] = 'pattern',
): Form => ({ category, sign, pattern, confidence, priority, code });

/** Up to three lines of 30 to 44 signs, of which filling ones in a row are in the first. */
const LINE_OF_CARD = '[A-Z0-9<]{28,46}(?![A-Z0-9<])';
function machineReadable(begins: string): RegExp {
  return new RegExp(
    `(?<![A-Z0-9<])${begins}(?=[A-Z0-9<]{0,44}<<)${LINE_OF_CARD}(?:\\s{0,2}\\n\\s{0,2}${LINE_OF_CARD}){0,2}`,
    'g',
  );
}
const MASKED_CARD =
  /(?<![\w*])(?:[*xX]{4}|\d{4})[ -]?(?:[*xX]{2,4}\d{0,2}|\d{2}[*xX]{2}|[*xX]{4})[ -]?[*xX]{4}[ -]?\d{4}(?![\w*])/y;
const MASK = '[*xX#]';
// Every quantifier has a bound: what is written without one would be tried again from each place of a long run.
export const FORMS = together<Form>(
  [
    form('url', '/', /(?<![A-Za-z0-9])(?:https?|ftp):\/\/[^\s<>"]{3,2000}[^\s<>".,;:!?)\]]/iy, 0.85, 83),
    form(
      'url',
      'www.',
      /(?<![A-Za-z0-9/.])www\.[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}(?:\/[^\s<>"]{0,500}[^\s<>".,;:!?)\]])?/iy,
      0.8,
      83,
    ),
    form(
      'url',
      '/',
      /(?<![A-Za-z0-9/.])(?:linkedin\.com\/in|instagram\.com|facebook\.com|twitter\.com|x\.com|github\.com|t\.me|wa\.me|youtube\.com|fb\.com|fb\.me|m\.me|instagr\.am|threads\.net|steamcommunity\.com\/(?:id|profiles)|strava\.com\/athletes|lattes\.cnpq\.br)\/[\w@%./-]{2,100}/iy,
      0.9,
      83,
    ),
    // Players of Steam and talkers of Skype by the numbers that they were given.
    form('user-name', '7656119', /(?<!\d)7656119\d{10}(?!\d)/y, 0.93, 82),
    form('user-name', 'steam_', /(?<!\w)STEAM_[01]:[01]:\d{4,12}(?!\d)/y, 0.95, 82),
    form('user-name', 'live:', /(?<!\w)live:\.cid\.[\da-f]{8,20}(?!\w)/y, 0.95, 82),
    form('ip-address', ':', /(?<![\w:.])(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}(?![\w:])/y, 0.97, 82),
    form(
      'ip-address',
      '::',
      /(?<![\w:.])(?:[0-9A-Fa-f]{1,4}:){1,6}(?::[0-9A-Fa-f]{1,4}){1,6}(?![\w:])/y,
      0.92,
      82,
    ),
    form('device', '', /(?<![\w:-])(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2}(?![\w:-])/y, 0.95, 84),
    form('secret', 'ey', /(?<![\w-])eyJ[\w-]{10,4000}\.[\w-]{10,4000}\.[\w-]{5,1000}/y, 0.98, 91),
    form(
      'secret',
      '',
      /(?<![\w-])(?:sk|pk|rk|ghp|gho|ghs|github_pat|glpat|xox[abprs]|AKIA|ASIA|AIza|SG)(?:[-_.](?=[\w-]{0,254}(?:\d|[a-z][A-Z]))|(?=[\w-]{0,254}\d))[\w-]{16,255}(?![\w-])/y,
      0.95,
      91,
    ),
    // A password as programs keep it, from which it can be found again: RFC 2307, crypt(5).
    form(
      'secret',
      '{',
      /\{(?:S?SHA(?:256|512)?|S?MD5|CRYPT|ARGON2|PBKDF2[\w-]{0,12})\}[\w+/=$.,-]{6,256}/iy,
      0.97,
      92,
    ),
    form('secret', '$', /\$(?:2[abxy]?|1|5|6|y|argon2(?:id?|d))\$[\w./+=,$-]{20,256}/y, 0.97, 92),
    // Of certificates for firearms in Britain: the force, the kind, a number.
    form(
      'registration',
      '/',
      /(?<![\w/.-])\d{2}\/(?:(?:FAC?|SGC?)\/\d{3,6}|SC\/\d{6})(?:\/\d{1,2})?(?![\w/])/y,
      0.9,
      80,
    ),
    // By which Windows knows a user of a domain.
    form('user-name', 's-1-5-21', /(?<![\w-])S-1-5-21(?:-\d{4,10}){3,4}(?![\w-])/y, 0.95, 84),
    form('secret', 'ia', /(?<!\w)(?:AKIA|ASIA)[A-Z0-9]{16}(?!\w)/y, 0.97, 91),
    form(
      'secret',
      '-----',
      /-----BEGIN [A-Z ]{3,40}PRIVATE KEY-----[A-Za-z0-9+/=\s]{20,8000}-----END [A-Z ]{3,40}-----/y,
      0.99,
      92,
    ),
    form(
      'cpf',
      '-',
      new RegExp(
        `(?<![\\w*])(?:${MASK}{3}|\\d{3})\\.?(?:${MASK}{3}|\\d{3})\\.?(?:${MASK}{3}|\\d{3})\\s?-\\s?(?:${MASK}{2}|\\d{2})(?![\\w*])`,
        'y',
      ),
      0.9,
      78,
      'partly-masked',
    ),
    form('cpf', '*', /(?<![\w*])\*{3}\.?\d{3}\.?\d{3}-?\*{2}(?![\w*])/y, 0.95, 78, 'partly-masked'),
    form(
      'cnpj',
      '/',
      new RegExp(
        `(?<![\\w*])(?:${MASK}{2}|\\d{2})\\.(?:${MASK}{3}|\\d{3})\\.(?:${MASK}{3}|\\d{3})/(?:${MASK}{4}|\\d{4})-(?:${MASK}{2}|\\d{2})(?![\\w*])`,
        'y',
      ),
      0.9,
      78,
      'partly-masked',
    ),
    form('card', '*', MASKED_CARD, 0.9, 78, 'partly-masked'),
    form('card', 'xxxx', MASKED_CARD, 0.9, 78, 'partly-masked'),
    form('card', '*', /(?<![\w*.-])[*]{3,16}[ -]?\d{4}(?![\w*.-])/y, 0.85, 76, 'partly-masked'),
    form('national-id', '*', /(?<![\w*])\*{4,8}\d{3}[A-Z](?![\w*])/y, 0.9, 76, 'partly-masked'),
    form('national-id', 'xxxx', /(?<!\w)x{4,8}\d{3}[A-Z](?!\w)/y, 0.9, 76, 'partly-masked'),
    form('phone', '*', /\(\d{2}\) ?(?:9?[*\d]{4,5})-[*\d]{4}(?![\w*])/y, 0.9, 77, 'partly-masked'),
    form('phone', 'xxx', /\(\d{2}\) ?9?[xX]{3,5}-?(?:\d{4}|[xX]{2}\d{2})(?!\w)/y, 0.9, 77, 'partly-masked'),
    // Of any country, labelled or not: "+44 7700 900733", "(555) 123-4567".
    form(
      'phone',
      '+',
      /(?<![\w+])(?!\+\d{1,3}(?:\.\d{3})+(?![.\d]))\+(?=(?:[^\d\n]{0,2}\d){9,15}(?!\d))[1-9]\d{0,2}[ .-]?(?:\(0?\d{1,4}\)[ .-]?)?\d{2,5}(?:[ .-]?\d{2,5}){1,4}(?![\d.,]\d|\d)/y,
      0.85,
      60,
    ),
    form('phone', '(', /(?<![\w)])\([2-9]\d{2}\)[ -]?\d{3}-\d{4}(?![\w-])/y, 0.85, 60),
    form('national-id', '-', /(?<![\w*-])[*xX#]{3}-[*xX#]{2}-\d{4}(?![\w*-])/y, 0.93, 78, 'partly-masked'),
  ],
  'plain',
);

/** "ana.souza (arroba) exemplo.com": for people, not for programs that gather addresses. */
const WRITTEN_OUT =
  /(?<![\w.%+-])[\w%+-]{1,40}(?:\.[\w%+-]{1,40}){0,4} ?[([](?:at|arroba)[)\]] ?[\w-]{2,63}(?:(?:\.| ?[([](?:dot|ponto)[)\]] ?)[\w-]{2,63}){1,4}/giu;

/** "Livro A-41, fl. 118v, termo 27.330": where births, marriages and deaths are written down. */
const BOOK_AND_LEAF =
  /(?<!\p{L})(?:termo (?:n[º°o.]{0,2} ?)?[\d.]{1,8},? (?:do )?)?livro (?:n[º°o.]{0,2} ?)?[A-E]-?\d{1,4}(?:-[A-Z])?,? ?(?:[àa]s? )?(?:fls?|folhas?)\.? ?(?:n[º°o.]{0,2} ?)?\d{1,4}(?: ?v(?:erso)?(?!\p{L}))?(?:,? (?:sob )?(?:o )?(?:n[º°o.]{1,2}|n[úu]mero|termo|ordem)\.? ?(?:n[º°o.]{0,2} ?)?[\d.]{1,7}\d)?/giu;

/** The sign of an address; a blank before it only where no account can begin there: "quenby77 @gmail.com", not "olá @kemy.vit". */
const AT =
  "(?:@\\s?|\\s@\\s|\\n@|(?<=[\\d._][A-Za-z0-9À-ÿ_%+'*-]{0,63}) @|\\s@(?=(?:g-?mail|hotmail|outlook|yahoo|icloud|live|msn|uol|bol|terra|ig)\\.|[\\w-]{1,40}\\.(?:com|net|org|gov|adv|edu)\\.br(?![\\w.]))|(?<=(?:[Ee]-?mails?|E-?MAIL|[Cc]ontato|[Cc]orreio):? [A-Za-z0-9À-ÿ._%+'*-]{1,64}) @)";

/** Those that may begin inside a word, or with so many characters that they are looked for everywhere: global. */
export const ANYWHERE: readonly Form[] = [
  form(
    'pix',
    '-',
    /(?<![0-9A-Fa-f-])[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[1-8][0-9A-Fa-f]{3}-[89abAB][0-9A-Fa-f]{3}-[0-9A-Fa-f]{12}(?![0-9A-Fa-f-])/g,
    0.85,
    86,
  ),
  form(
    'email',
    '@',
    new RegExp(
      `(?<![A-Za-z0-9._%+-])[A-Za-z0-9À-ÿ_%+'*-]{1,64}(?:\\.[A-Za-z0-9À-ÿ_%+'*-]{1,64}){0,8}${AT}[A-Za-z0-9À-ÿ-]{1,63}(?:\\.[A-Za-z0-9À-ÿ-]{1,63}){1,6}`,
      'g',
    ),
    0.98,
    88,
  ),
  form(
    'email',
    '@',
    /(?<=[\w-])[A-Za-z0-9_%+-]{0,20}\.\s?\n?[A-Za-z0-9_%+-]{1,40}@\s?\n\s?[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,6}/g,
    0.95,
    87,
  ),
  // Broken after a point of its domain.
  form(
    'email',
    '@',
    /(?<![A-Za-z0-9._%+-])[A-Za-z0-9_%+-]{1,64}(?:\.[A-Za-z0-9_%+-]{1,64}){0,8}@[A-Za-z0-9-]{1,63}(?:\.(?!(?:com|org|net|gov|edu|br|pt|uk|example)\.)[A-Za-z0-9-]{1,63}){0,2}(?<!\.(?:br|pt|uk|com|org|net))\.[ \t]?\n[ \t]?(?:com|org|net|gov|edu|co|adv|med|ind|eng|jus|leg|example)(?:\.[a-z]{2,3})?(?![\w.-]*[\w@])/g,
    0.95,
    89,
  ),
  // "ana@empresa. com.br", "ana@empresa .com": spaces that a scan or a form put in.
  form(
    'email',
    '@',
    /(?<![A-Za-z0-9._%+-])[A-Za-z0-9_%+-]{1,64}(?:\.[A-Za-z0-9_%+-]{1,64}){0,8}@ ?[A-Za-z0-9-]{2,63}(?: \. ?|\. )(?:com|org|net|gov|edu|co|ac|adv|med|ind|eng|jus|leg|example)(?: ?\. ?(?:br|pt|uk|au|nz|za|in|ie|ca))?(?![\w-])/g,
    0.95,
    87,
  ),
  // "Visa 4455 val 09/28", "validade do cartão: 09/2028".
  form(
    'card',
    '/',
    /(?=[01]\d\/)(?<=(?:(?:cart[ãa]o|card|visa|master(?:card)?|elo|amex)(?![\p{L}])[^\n]{0,48}(?:val(?:id(?:ade)?)?|exp(?:iry|ires)?|valid (?:thru|until|to)|venc(?:imento)?)|validade do cart[ãa]o|card expiry|card expires|(?<!(?:offer|coupon|promo|promotion|sale|deal|prices?|oferta|promo[çc][ãa]o|cupom|desconto)[^\n]{0,24})valid thru)[.: ]{1,3})(?:0[1-9]|1[0-2])\/(?:20)?\d{2}(?![\d/])/giu,
    0.9,
    70,
    'pattern-with-context',
  ),
  // The lines at the foot of passports and identity cards (ICAO 9303), which name the holder as well.
  form('passport', '<<', machineReadable('P'), 0.98, 92),
  form('national-id', '<<', machineReadable('(?!P)'), 0.98, 92),
  form('civil-record', 'livro', BOOK_AND_LEAF, 0.92, 75),
  form('email', '(arroba)', WRITTEN_OUT, 0.9, 87),
  form('email', '(at)', WRITTEN_OUT, 0.9, 87),
  form('email', '[at]', WRITTEN_OUT, 0.9, 87),
  // "UPI ID: gill.harpreet77@okpay": payments in India.
  form(
    'pix',
    '@',
    /(?:(?<=(?<![A-Za-z])(?:UPI|VPA)(?: ?(?:ID|id|Id))?(?: to)?[: ]{1,3})[\w.-]{2,40}@[a-z]{2,16}|(?<![\w.@-])[\w.-]{2,40}@(?:ok[a-z]{2,12}|ybl|ibl|axl|paytm|upi|apl|yapl|ptyes|ptsbi|pthdfc|ptaxis|icici|hdfc(?:bank)?|sbi|kotak|axisbank|axis|yesbank|idfcbank|fbl|indus))(?![\w@-]|\.\w)/g,
    0.95,
    89,
  ),
  form(
    'user-name',
    '@',
    /(?<![\w.@/])@(?=[\w.-]{3,64}(?![\w-]))[A-Za-z_][\w.]{0,39}(?:-[\w.]{1,30}){0,6}(?![\w@])(?!\.[a-z]{2,4}\b)/g,
    0.8,
    66,
  ),
  form(
    'email',
    '@',
    /(?<![\w.*])[\w.]{0,20}\*{2,20}[\w.]{0,20}@[\w*-]{1,63}(?:\.[\w*-]{1,63}){1,5}/g,
    0.95,
    88,
    'partly-masked',
  ),
];
