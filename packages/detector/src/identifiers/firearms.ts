/** Numbers of firearms and of what allows somebody to keep them: SIGMA and SINARM of Brazil, certificates and dealers of Britain. Folded. */

import { named } from './named-numbers.ts';
import type { Numbered } from './named-numbers.ts';

const WEAPON =
  'armas?|pistola|revolver|carabina|espingarda|fuzil|garrucha|rifle|shotgun|handgun|pistol|air ?gun|sound moderator';
/** What is numbered in the same breath. */
const PAPER =
  '(?:leis?|decreto|portaria|inquerito|ip|processo|proc|boletim|bo|auto|termo|oficio|artigo|arts?|laudo|nota|nf|contrato|case|crime|act|section|lacre|seal|exhibit)(?![a-z])';

export const FIREARM_NUMBERS: readonly Numbered[] = [
  named(
    'registration',
    4,
    'sigma(?= \\d{7,8}(?!\\d))',
    'guia de trafego',
    'cr \\(?cac\\)?',
    'craf',
    'registro de (?:atirador|cacador|colecionador)',
    'porte(?: de arma)? funcional',
    'rfd(?= (?:no|cert|\\d{4}))',
  ),
  {
    category: 'device',
    pattern: new RegExp(
      `(?<![a-z])(?:${WEAPON})(?![a-z])(?:(?!(?<![a-z])${PAPER})[^\\n;]){0,50}?(?<![a-z])(?:n[.o]{1,2}|ser(?:ial|ie|\\.)?(?: (?:no\\.?|number|n[.o]{1,2}))?|numeracao|numero)[ :.]{1,3}(?=([a-z]{0,4}\\d[a-z\\d]{4,11})(?![a-z\\d]|[.,/-]\\d))`,
      'y',
    ),
    soon: 90,
  },
];
