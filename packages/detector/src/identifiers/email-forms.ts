/** Addresses of e-mail. */

import { holding } from '../text/holds.ts';
import type { Anywhere } from '../text/holds.ts';
import { form } from './form.ts';
import type { Form } from './form.ts';

/** The sign of an address; a blank before it only where no account can begin there: "quenby77 @gmail.com", not "olá @kemy.vit". */
const AT =
  "(?:@\\s?|\\s@\\s|\\n@|(?<=[\\d._][A-Za-z0-9À-ÿ_%+'*-]{0,63}) @|\\s@(?=(?:g-?mail|hotmail|outlook|yahoo|icloud|live|msn|uol|bol|terra|ig)\\.|[\\w-]{1,40}\\.(?:com|net|org|gov|adv|edu)\\.br(?![\\w.]))|(?<=(?:[Ee]-?mails?|E-?MAIL|[Cc]ontato|[Cc]orreio):? [A-Za-z0-9À-ÿ._%+'*-]{1,64}) @)";

/** So far from its beginning the sign stands. */
const REACH = 585;
const WITH_SIGN = { holds: holding(REACH, '@') };
export const EMAILS: readonly Form[] = [
  form(
    'email',
    new RegExp(
      `(?<![A-Za-z0-9._%+-])[A-Za-z0-9À-ÿ_%+'*-]{1,64}(?:\\.[A-Za-z0-9À-ÿ_%+'*-]{1,64}){0,8}${AT}[A-Za-z0-9À-ÿ-]{1,63}(?:\\.[A-Za-z0-9À-ÿ-]{1,63}){1,6}`,
      'y',
    ),
    0.98,
    88,
    WITH_SIGN,
  ),
  // Broken after a point of its domain.
  form(
    'email',
    /(?<![A-Za-z0-9._%+-])[A-Za-z0-9_%+-]{1,64}(?:\.[A-Za-z0-9_%+-]{1,64}){0,8}@[A-Za-z0-9-]{1,63}(?:\.(?!(?:com|org|net|gov|edu|br|pt|uk|example)\.)[A-Za-z0-9-]{1,63}){0,2}(?<!\.(?:br|pt|uk|com|org|net))\.[ \t]?\n[ \t]?(?:com|org|net|gov|edu|co|adv|med|ind|eng|jus|leg|example)(?:\.[a-z]{2,3})?(?![\w.-]*[\w@])/y,
    0.95,
    89,
    WITH_SIGN,
  ),
  // "ana@empresa. com.br", "ana@empresa .com": spaces that a scan or a form put in.
  form(
    'email',
    /(?<![A-Za-z0-9._%+-])[A-Za-z0-9_%+-]{1,64}(?:\.[A-Za-z0-9_%+-]{1,64}){0,8}@ ?[A-Za-z0-9-]{2,63}(?: \. ?|\. )(?:com|org|net|gov|edu|co|ac|adv|med|ind|eng|jus|leg|example)(?: ?\. ?(?:br|pt|uk|au|nz|za|in|ie|ca))?(?![\w-])/y,
    0.95,
    87,
    WITH_SIGN,
  ),
  // "ana.souza (arroba) exemplo.com": for people, not for programs that gather addresses.
  form(
    'email',
    /(?<![\w.%+-])[\w%+-]{1,40}(?:\.[\w%+-]{1,40}){0,4} ?[([](?:at|arroba)[)\]] ?[\w-]{2,63}(?:(?:\.| ?[([](?:dot|ponto)[)\]] ?)[\w-]{2,63}){1,4}/iuy,
    0.9,
    87,
    { holds: holding(206, '(at', '[at', '(arroba', '[arroba') },
  ),
];

/** The end of one that begins in the line before. */
export const EMAILS_ANYWHERE: readonly (Form & Anywhere)[] = [
  {
    ...form(
      'email',
      /(?<=[\w-])[A-Za-z0-9_%+-]{0,20}\.\s?\n?[A-Za-z0-9_%+-]{1,40}@\s?\n\s?[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,6}/g,
      0.95,
      87,
    ),
    holds: holding(64, '@'),
  },
];
