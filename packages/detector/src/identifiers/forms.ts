/** Values told by their form wherever they stand: addresses of the net, keys, telephones of any country. */

import { holding } from '../text/holds.ts';
import type { Anywhere } from '../text/holds.ts';
import { together } from '../text/starts.ts';
import { EMAILS, EMAILS_ANYWHERE } from './email-forms.ts';
import { form } from './form.ts';
import type { Form } from './form.ts';
import { MASKED } from './masked-forms.ts';
import { isNobodysHandle } from './nobodys-handles.ts';
import { SPOKEN_EMAILS } from './spoken-emails.ts';

const isHandle = (value: string): boolean => isNobodysHandle(value.slice(1));

// Every quantifier has a bound: what is written without one would be tried again from each place of a long run.
export const FORMS = together<Form>(
  [
    form('url', /(?<![A-Za-z0-9])(?:https?|ftp):\/\/[^\s<>"]{3,2000}[^\s<>".,;:!?)\]]/iy, 0.85, 83),
    form(
      'url',
      /(?<![A-Za-z0-9/.])www\.[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}(?:\/[^\s<>"]{0,500}[^\s<>".,;:!?)\]])?/iy,
      0.8,
      83,
    ),
    form(
      'url',
      /(?<![A-Za-z0-9/.])(?:linkedin\.com\/in|instagram\.com|facebook\.com|twitter\.com|x\.com|github\.com|t\.me|wa\.me|youtube\.com|fb\.com|fb\.me|m\.me|instagr\.am|threads\.net|steamcommunity\.com\/(?:id|profiles)|strava\.com\/athletes|lattes\.cnpq\.br)\/[\w@%./-]{2,100}/iy,
      0.9,
      83,
      { holds: holding(18, '/') },
    ),
    // Players of Steam and talkers of Skype by the numbers that they were given.
    form('user-name', /(?<!\d)7656119\d{10}(?!\d)/y, 0.93, 82),
    form('user-name', /(?<!\w)STEAM_[01]:[01]:\d{4,12}(?!\d)/y, 0.95, 82),
    form('user-name', /(?<!\w)live:\.cid\.[\da-f]{8,20}(?!\w)/y, 0.95, 82),
    form(
      'user-name',
      /(?<![\w.@/])@(?=[\w.-]{3,64}(?![\w-]))[A-Za-z_][\w.]{0,39}(?:-[\w.]{1,30}){0,6}(?![\w@])(?!\.[a-z]{2,4}\b)/y,
      0.8,
      66,
      { isNone: isHandle },
    ),
    form('ip-address', /(?<![\w:.])(?:[0-9A-Fa-f]{1,4}:){7}[0-9A-Fa-f]{1,4}(?![\w:])/y, 0.97, 82, {
      holds: holding(4, ':'),
    }),
    form(
      'ip-address',
      /(?<![\w:.])(?:[0-9A-Fa-f]{1,4}:){1,6}(?::[0-9A-Fa-f]{1,4}){1,6}(?![\w:])/y,
      0.92,
      82,
      { holds: holding(29, '::') },
    ),
    form('device', /(?<![\w:-])(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2}(?![\w:-])/y, 0.95, 84, {
      holds: holding(2, ':', '-'),
    }),
    form('secret', /(?<![\w-])eyJ[\w-]{10,4000}\.[\w-]{10,4000}\.[\w-]{5,1000}/y, 0.98, 91),
    form(
      'secret',
      /(?<![\w-])(?:sk|pk|rk|ghp|gho|ghs|github_pat|glpat|xox[abprs]|AKIA|ASIA|AIza|SG)(?:[-_.](?=[\w-]{0,254}(?:\d|[a-z][A-Z]))|(?=[\w-]{0,254}\d))[\w-]{16,255}(?![\w-])/y,
      0.95,
      91,
    ),
    // A password as programs keep it, from which it can be found again: RFC 2307, crypt(5).
    form(
      'secret',
      /\{(?:S?SHA(?:256|512)?|S?MD5|CRYPT|ARGON2|PBKDF2[\w-]{0,12})\}[\w+/=$.,-]{6,256}/iy,
      0.97,
      92,
    ),
    form('secret', /\$(?:2[abxy]?|1|5|6|y|argon2(?:id?|d))\$[\w./+=,$-]{20,256}/y, 0.97, 92),
    // Of certificates for firearms in Britain: the force, the kind, a number.
    form(
      'registration',
      /(?<![\w/.-])\d{2}\/(?:(?:FAC?|SGC?)\/\d{3,6}|SC\/\d{6})(?:\/\d{1,2})?(?![\w/])/y,
      0.9,
      80,
    ),
    // By which Windows knows a user of a domain.
    form('user-name', /(?<![\w-])S-1-5-21(?:-\d{4,10}){3,4}(?![\w-])/y, 0.95, 84),
    form('secret', /(?<!\w)(?:AKIA|ASIA)[A-Z0-9]{16}(?!\w)/y, 0.97, 91),
    form(
      'secret',
      /-----BEGIN [A-Z ]{3,40}PRIVATE KEY-----[A-Za-z0-9+/=\s]{20,8000}-----END [A-Z ]{3,40}-----/y,
      0.99,
      92,
    ),
    ...MASKED,
    // Of any country, labelled or not: "+44 7700 900733", "(555) 123-4567".
    form(
      'phone',
      /(?<![\w+])(?!\+\d{1,3}(?:\.\d{3})+(?![.\d]))\+(?=(?:[^\d\n]{0,2}\d){9,15}(?!\d))[1-9]\d{0,2}[ .-]?(?:\(0?\d{1,4}\)[ .-]?)?\d{2,5}(?:[ .-]?\d{2,5}){1,4}(?![\d.,]\d|\d)/y,
      0.85,
      60,
    ),
    form('phone', /(?<![\w)])\([2-9]\d{2}\)[ -]?\d{3}-\d{4}(?![\w-])/y, 0.85, 60),
    ...EMAILS,
    ...SPOKEN_EMAILS,
    // "UPI ID: gill.harpreet77@okpay": payments in India.
    form(
      'pix',
      /(?:(?<=(?<![A-Za-z])(?:UPI|VPA)(?: ?(?:ID|id|Id))?(?: to)?[: ]{1,3})[\w.-]{2,40}@[a-z]{2,16}|(?<![\w.@-])[\w.-]{2,40}@(?:ok[a-z]{2,12}|ybl|ibl|axl|paytm|upi|apl|yapl|ptyes|ptsbi|pthdfc|ptaxis|icici|hdfc(?:bank)?|sbi|kotak|axisbank|axis|yesbank|idfcbank|fbl|indus))(?![\w@-]|\.\w)/y,
      0.95,
      89,
      { holds: holding(40, '@') },
    ),
    // "Visa 4455 val 09/28", "validade do cartão: 09/2028".
    form(
      'card',
      /(?=[01]\d\/)(?<=(?:(?:cart[ãa]o|card|visa|master(?:card)?|elo|amex)(?![\p{L}])[^\n]{0,48}(?:val(?:id(?:ade)?)?|exp(?:iry|ires)?|valid (?:thru|until|to)|venc(?:imento)?)|validade do cart[ãa]o|card expiry|card expires|(?<!(?:offer|coupon|promo|promotion|sale|deal|prices?|oferta|promo[çc][ãa]o|cupom|desconto)[^\n]{0,24})valid thru)[.: ]{1,3})(?:0[1-9]|1[0-2])\/(?:20)?\d{2}(?![\d/])/iuy,
      0.9,
      70,
      { code: 'pattern-with-context' },
    ),
  ],
  'plain',
);

/** Up to three lines of 30 to 44 signs, of which filling ones in a row are in the first. */
const LINE_OF_CARD = '[A-Z0-9<]{28,46}(?![A-Z0-9<])';
function machineReadable(begins: string): RegExp {
  return new RegExp(
    `(?<![A-Z0-9<])${begins}(?=[A-Z0-9<]{0,44}<<)${LINE_OF_CARD}(?:\\s{0,2}\\n\\s{0,2}${LINE_OF_CARD}){0,2}`,
    'g',
  );
}

/** "Livro A-41, fl. 118v, termo 27.330": where births, marriages and deaths are written down. */
const BOOK_AND_LEAF =
  /(?<!\p{L})(?:termo (?:n[º°o.]{0,2} ?)?[\d.]{1,8},? (?:do )?)?livro (?:n[º°o.]{0,2} ?)?[A-E]-?\d{1,4}(?:-[A-Z])?,? ?(?:[àa]s? )?(?:fls?|folhas?)\.? ?(?:n[º°o.]{0,2} ?)?\d{1,4}(?: ?v(?:erso)?(?!\p{L}))?(?:,? (?:sob )?(?:o )?(?:n[º°o.]{1,2}|n[úu]mero|termo|ordem)\.? ?(?:n[º°o.]{0,2} ?)?[\d.]{1,7}\d)?/giu;

/** Those that may begin inside a word. */
export const ANYWHERE: readonly (Form & Anywhere)[] = [
  {
    ...form(
      'pix',
      /(?<![0-9A-Fa-f-])[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[1-8][0-9A-Fa-f]{3}-[89abAB][0-9A-Fa-f]{3}-[0-9A-Fa-f]{12}(?![0-9A-Fa-f-])/g,
      0.85,
      86,
    ),
    holds: holding(8, '-'),
  },
  ...EMAILS_ANYWHERE,
  // The lines at the foot of passports and identity cards (ICAO 9303), which name the holder as well.
  { ...form('passport', machineReadable('P'), 0.98, 92), holds: holding(45, '<<') },
  { ...form('national-id', machineReadable('(?!P)'), 0.98, 92), holds: holding(45, '<<') },
  { ...form('civil-record', BOOK_AND_LEAF, 0.92, 75), holds: holding(26, 'livro') },
];
