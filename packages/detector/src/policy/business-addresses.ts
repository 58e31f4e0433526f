/**
 * Addresses of firms, offices and events, which lead to nobody: told by what stands right before. They are proposed for
 * review instead of removal, since a firm may be where somebody lives.
 */

import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

/** Folded; what leads to an address that is nobody's home. */
const LEADS =
  /(?<![a-z])(?:endereco (?:comercial|profissional|do estabelecimento|da empresa|do fato|da ocorrencia)(?: na|:)?|estabelecid[oa] (?:na|no|a|em)|sede(?: social| administrativa| da empresa| propria)?(?:,? (?:na|no|a|em)|:)|registered office(?: is| at)?:?|bill to:? accounts payable,|head office:?|loja (?:d|n)[ao]|(?:cruzamento|esquina) (?:d[ao]|com [ao])|local d[ao] (?:reuniao|prova|curso|treinamento|assembleia|fato|acidente|ocorrencia|infracao|evento|obra):|buraco d[ao]|recapeamento d[ao]|obras? d[ao])[\s,]*$/;
/** A firm or an office whose address follows, in the same line or the one before. */
const FIRM =
  /(?<![a-z])(?:ltda|s\/a|s\.a|inc|llc|ltd|plc|gmbh|corp|prefeitura(?: municipal)?(?: de [a-z ]{3,24})?|camara municipal(?: de [a-z ]{3,24})?|accounts payable|escrow department)[.,)]*(?: ?\n ?|, ?| ?[-–|·] ?| )$/;
/** The same by its capital: in small letters these are words. */
const OFFICE_IN_CAPITALS =
  /(?:Department|DEPARTMENT|Building Society|BUILDING SOCIETY|Family Dental|Medical Cent(?:re|er)|Municipal Manager),?(?: ?\n ?| )$/;
/** "Local: Av. Fernando Ferrari, sentido Serra": a place where something happened has no number of a house. */
const PLACE_OF_EVENT = /(?<![a-z])local: ?$/;
/** No figures but those after "altura do nº 2100". */
const NO_HOUSE = /^\D*(?:altura d.*)?$/s;
/** Folded characters before an address. */
const LOOK_BACK = 72;
/** Where somebody lives, whatever it is called. */
const HOME =
  /(?<![a-z])(?:mora|reside|residencia|residente|domicili|casa|lives?|living|home|apto?|ap(?=\.? ?\d)|apartamento|flat|apt)(?![a-z])/;
/** Folded characters after it that may say so. */
const LOOK_AHEAD = 48;

/** Linear in findings. */
export function reviewBusinessAddresses({ text, folded }: Document, found: readonly Found[]): Found[] {
  return found.map((one) => {
    if (one.category !== 'address' || one.proposal !== 'remove') return one;
    const before = folded.slice(Math.max(0, one.start - LOOK_BACK), one.start);
    const address = folded.slice(one.start, one.end);
    const isOfEvent = PLACE_OF_EVENT.test(before) && NO_HOUSE.test(address);
    const isOfFirm =
      FIRM.test(before) || OFFICE_IN_CAPITALS.test(text.slice(Math.max(0, one.start - LOOK_BACK), one.start));
    if (!isOfEvent && !LEADS.test(before) && !isOfFirm) return one;
    const around = before + folded.slice(one.start, one.end + LOOK_AHEAD);
    return HOME.test(around) ? one : { ...one, proposal: 'review' };
  });
}
