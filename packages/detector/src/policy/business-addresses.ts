/**
 * Addresses of firms, offices and events, which lead to nobody: told by what stands right before. They are proposed for
 * review instead of removal, since a firm may be where somebody lives.
 */

import { isSurePerson, type Found } from '../found.ts';
import { coverageOf } from '../text/coverage.ts';
import type { Document } from '../text/document.ts';
import type { Line } from '../text/layout.ts';
import { isListOfWays } from './lists-of-ways.ts';
import { FIRMS_FIELD, FIRMS_NUMBER, isOfBusiness } from './places-of-business.ts';
import { inTablesOfFirms } from './tables-of-firms.ts';

/** Folded; what leads to an address that is nobody's home. */
const LEADS =
  /(?<![a-z])(?:endereco (?:comercial|profissional|do estabelecimento|da empresa|do fato|da ocorrencia)(?: na|:)?|estabelecid[oa] (?:na|no|a|em)|sede(?: social| administrativa| da empresa| propria)?(?:,? (?:na|no|a|em)|:)|(?<!(?:meu|minha|seu|sua) )(?:sede|loja|escritorio|filial)(?: d[aeo] (?:empresa|firma|associacao|sindicato|clube))? fica (?:na|no|em)|(?:our|visit the) (?:showroom|shop|store|branch|offices?|clinic|surgery|salon|gallery|warehouse|factory) (?:is )?(?:at|on)|registered office(?: is| at)?:?|bill to:? accounts payable,|head office:?|loja (?:d|n)[ao]|(?:cruzamento|esquina) (?:d[ao]|com [ao])|local d[ao] (?:reuniao|prova|curso|treinamento|assembleia|fato|acidente|ocorrencia|infracao|evento|obra):|buraco d[ao]|recapeamento d[ao]|obras? d[ao]|(?:ponto(?: de (?:onibus|encontro|taxi))?|parada|feira(?: livre)?|evento|palestra|show|desvio|interdicao|atencao|posto de saude|ubs|loja|public meeting|open day|jumble sale|bus stop|roadworks|polling station):)[\s,]*$/;
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
/** A hall, a church, a party room right before it: open to everybody. Folded. */
const PUBLIC =
  /(?<![a-z])(?:(?:village|town|parish|church|community|memorial|masonic|st\.? [a-z]{3,12}'?s?) (?:hall|cent(?:re|er))|library|museum|theatre|cinema|leisure cent(?:re|er)|sports cent(?:re|er)|buffet [a-z]{3,16}|ginasio|auditorio|biblioteca|centro (?:cultural|comunitario|de convencoes)),? ?[-–]? ?(?:na |no )?$/;
/** "Local: Rua do Sol, 300 - Ginásio": what it is stands behind on its line; a kitchen is somebody's. Folded. */
const PUBLIC_BEHIND =
  /^[ ,(–-]{1,4}(?:n[ao] )?(?:ginasio|auditorio|teatro|biblioteca|centro (?:cultural|comunitario|de convencoes)|salao (?:paroquial|nobre|de festas)|camara municipal|igreja|escola|(?:ampliacao|reforma|pavimentacao|recapeamento|construcao) d[aeo] (?:praca|escola|creche|posto|ponte|quadra))(?![a-z])/;
/** The same where the address took it along; the route of a race. Folded. */
const PUBLIC_WITHIN =
  /^(?:largada|chegada|partida|percurso)(?![a-z])|[\s,(–-]{1,4}(?:ginasio|auditorio|centro de convencoes|centro cultural|teatro municipal|biblioteca)[a-z ]{0,24}$/;
/** Who is asked for an address has a home there, whatever stands beside it. Folded. */
const SOMEBODYS =
  /(?<![a-z])(?:endereco|morada|address|clientes?|clients?|customers?|pacientes?|patients?|alun[oa]s?|students?|pupils?|nome|name)(?![a-z])/;
/** From the firm at the head of a letter down to whom it is sent to, found as one. */
const LETTERHEAD = /\n[^\n]*\n|(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Sr|Sra)\.? \p{Lu}/u;
/** Alone in her trade: her firm is where she lives. Folded. */
const ALONE = /(?<![a-z])(?:mei|microempreendedora?)(?![a-z])/;
/** Between two pieces of one address on a line. */
const GAP = /^[ ,–-]*/;
const LONGEST_GAP = 4;
/** A street of its own is another address, which may be a home. Folded. */
const OTHER = /^(?:(?:rua|r\.|av|avenida|travessa|tv|alameda|estrada|rodovia)(?![a-z])|\d{1,4}[a-z]? [a-z])/;
/** A hall is called after a saint, who is no resident. */
const SURE = 0.5;
/** Folded characters before an address. */
const LOOK_BACK = 72;
/** Where somebody lives, whatever it is called. */
const HOME =
  /(?<![a-z])(?:mora(?:dora?|dores|va|m)?|moro|reside|residencia|residente|domicili|casa|no quarto(?! andar)|nos fundos da|lives?|living|we sleep|sleep upstairs|(?:my|our|spare|front) (?:front |spare |bed ?)?room|home|apto?|ap(?=\.? ?\d)|apartamento|flat|apt)(?![a-z])/;
/** Folded characters after it that may say so. */
const LOOK_AHEAD = 48;

/** Linear in findings. */
export function reviewBusinessAddresses(
  document: Document,
  lines: readonly Line[],
  found: readonly Found[],
): Found[] {
  const { text, folded } = document;
  const isInTableOfFirms = inTablesOfFirms(document, lines, found);
  const named = new Set(found.filter((one) => isSurePerson(one, SURE)).map(({ end }) => stretchOf(end)));
  const proposed = found.map((one): Found => {
    if (one.category !== 'address' || one.proposal !== 'remove') return one;
    const before = folded.slice(Math.max(0, one.start - LOOK_BACK), one.start);
    const address = folded.slice(one.start, one.end);
    const isOfEvent = PLACE_OF_EVENT.test(before) && NO_HOUSE.test(address);
    const isOfFirm =
      FIRM.test(before) || OFFICE_IN_CAPITALS.test(text.slice(Math.max(0, one.start - LOOK_BACK), one.start));
    const around = before + folded.slice(one.start, one.end + LOOK_AHEAD);
    const isNamed = named.has(stretchOf(one.start)) || named.has(stretchOf(one.start) - 1);
    const isPublic =
      !isNamed &&
      !SOMEBODYS.test(around) &&
      (PUBLIC.test(before) ||
        PUBLIC_WITHIN.test(address) ||
        PUBLIC_BEHIND.test(folded.slice(one.end, one.end + LOOK_AHEAD)));
    const isShort = !LETTERHEAD.test(text.slice(one.start, one.end));
    const isOfOffice =
      !isNamed &&
      (isOfBusiness(folded, one.start, one.end) || (FIRMS_NUMBER.test(before) && !ALONE.test(before)));
    const isLed = LEADS.test(before) || isInTableOfFirms(one.start);
    const isOfWork = isShort && (isOfOffice || FIRMS_FIELD.test(before));
    if (!isOfEvent && !isLed && !isOfFirm && !isPublic && !isOfWork && !isListOfWays(before, address))
      return one;
    return HOME.test(around) ? one : { ...one, proposal: 'review' };
  });
  return withRest(found, proposed, document);
}

/** Pieces that begin within an address that is left for review, or right behind it, are the rest of it. */
function withRest(found: readonly Found[], proposed: readonly Found[], { text, folded }: Document): Found[] {
  if (proposed.every((one, index) => one === found[index])) return [...proposed];
  const reached = proposed
    .filter((one, index) => one !== found[index])
    .map(({ start, end }) => ({
      start,
      end: end + GAP.exec(text.slice(end, end + LONGEST_GAP))![0].length + 1,
    }));
  const covered = coverageOf(reached, text.length);
  return proposed.map((one) =>
    one.category === 'address' &&
    one.proposal === 'remove' &&
    covered[one.start] === 1 &&
    !OTHER.test(folded.slice(one.start, one.start + LOOK_AHEAD))
      ? { ...one, proposal: 'review' }
      : one,
  );
}

/** Somebody named in the same stretch of text or the one before stands near. */
const stretchOf = (at: number): number => Math.floor(at / LOOK_BACK);
