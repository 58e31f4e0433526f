/** Numbers of firearms and of what allows somebody to keep them: SIGMA and SINARM of Brazil, certificates and dealers of Britain. Folded. */

import { named } from './named-numbers.ts';
import type { Numbered } from './named-numbers.ts';

const WEAPON =
  '(?:armas?|pistola|revolver|carabina|espingarda|fuzil|garrucha|rifle|shotgun|handgun|pistol|air ?gun|sound moderator)(?! (?:(?:d[aeo] |para )?(?:agua|bolha[a-z]*|brinquedo|cola|pintura|silicone|ar quente|pregos?|airsoft|paintball)|club|range|shop))';
/** What is numbered in the same breath; where the series is said, whatever stands between. */
const OTHER =
  '(?:apto|av|avenida|casa|loja|lote|pedido|ramal|rua|sala|tel|telefone|leis?|decreto|portaria|inquerito|ip|processo|proc|boletim|bo|auto|termo|oficio|artigo|arts?|laudo|nota|nf|contrato|case|crime|act|section|lacre|seal|exhibit)(?![a-z])';

export const FIREARM_NUMBERS: readonly Numbered[] = [
  named(
    'registration',
    4,
    'sigma(?= \\d{7,8}(?!\\d))',
    'guia de trafego',
    'cr \\(?cac\\)?',
    'craf',
    'cr(?= (?:n[.o]{1,2} )?[\\d.]{5,7}[ ,]{1,2}(?:d[aeo] )?(?:atirador|cac|cacador|colecionador)(?![a-z]))',
    'registro de (?:atirador|cacador|colecionador)',
    'porte(?: de arma)? funcional',
    'rfd(?= (?:no|cert|\\d{4}))',
  ),
  {
    category: 'device',
    pattern: new RegExp(
      `(?<![a-z])${WEAPON}(?![a-z])(?:[^\\n;]{0,70}?(?<![a-z])(?:ser(?:ial|ie|\\.)(?: (?:no\\.?|number|n[.o]{1,2}))?|numeracao)|(?:(?!(?<![a-z])${OTHER})[^\\n;]){0,50}?(?<![a-z])(?:n[.o]{1,2}|ser|numero))[ :.]{1,3}(?=([a-z]{0,4}\\d[a-z\\d]{4,11})(?![a-z\\d]|[.,/-]\\d))`,
      'y',
    ),
    soon: 110,
  },
];
