/** Columns of tables that hold one part of an address: the flat beside who lives there, the complement beside the street. */

import type { Document } from '../../text/document.ts';
import { cellInColumn } from '../../text/layout.ts';
import type { Cell, Line } from '../../text/layout.ts';
import type { Place } from './anchored.ts';

const NUMBERED = '(?:n[.oº°]{0,2} )?(?:d[aeo] )?';
/** Folded heads over flats and houses by their number. */
const FLATS = new RegExp(
  `^${NUMBERED}(?:apt?o?|apartamento|casa|fraccao|fracao|flat|apt|apartment)(?: (?:n[.oº°]{0,2}|no|number|#))?$`,
);
/** Heads that stand over goods, land for sale and teams as well. */
const LOTS = new RegExp(
  `^${NUMBERED}(?:unid(?:ade)?|house|lote|porta|lot|unit|door)(?: (?:n[.oº°]{0,2}|no|number|#))?$`,
);
const RESIDENTS =
  /^(?:nome d[aeo] )?(?:morador(?:es|a)?|residentes?|condomin[oa]s?|proprietari[oa]s?|inquilin[oa]s?|familia|assentad[oa]s?|colon[oa]s?|ocupantes?|tenants?|residents?|occupiers?|owners?|lessees?|leaseholders?|householders?|occupants?|family)(?: name)?$/;
const NAMES = /^(?:nome|name|titular|responsavel|surname|apelido)$/;
const COMPLEMENT = /^(?:compl|complemento|address line 2)$/;
const STREET = /^(?:rua|end|endereco|logradouro|morada|street|road|address|address line 1)$/;
/** Beside them a street is an address; in a store goods lie in streets and numbers. */
const OF_ADDRESS = /^(?:bairro|cep|cidade|localidade|town|city|postcode|zip)$/;
const NUMBER = /^(?:n[.oº°]{0,2}|no|num|numero|number)$/;
const FLAT =
  /^(?:(?:ap|apto|casa|lote|flat|unit|n\.?º)\.? ?)?(?:\d{1,4}(?:-?[A-Za-z])?|[A-Z]{1,2}(?:-?\d{1,3})?)$/;
const LONGEST = 40;

/** Linear in cells. */
export function flatCells({ text, folded }: Document, header: Line, rows: readonly Line[]): Place[] {
  const heads = header.map(({ start, end }) => folded.slice(start, end).replace(/[ .:]+$/, ''));
  const hasResidents = heads.some((head) => RESIDENTS.test(head));
  const hasPeople = hasResidents || heads.some((head) => NAMES.test(head));
  const hasStreet = heads.some((head) => STREET.test(head));
  const hasNumber =
    heads.some((head) => NUMBER.test(head)) &&
    (hasPeople || heads.some((head) => COMPLEMENT.test(head) || OF_ADDRESS.test(head)));
  const isTold = (head: string, cell: Cell): boolean => {
    const value = text.slice(cell.start, cell.end);
    if (FLATS.test(head) && hasPeople) return FLAT.test(value);
    if (LOTS.test(head) && hasResidents) return FLAT.test(value) && /\d/.test(value);
    if (value.length > LONGEST || /[@:]/.test(value) || !/\p{L}/u.test(value)) return false;
    return (hasStreet && COMPLEMENT.test(head)) || (hasNumber && /^(?:rua|logradouro|street)$/.test(head));
  };
  return heads.flatMap((head, column) =>
    [FLATS, LOTS, COMPLEMENT, STREET].some((one) => one.test(head))
      ? rows.flatMap((row) => {
          const cell = cellInColumn(row, header, column);
          return cell !== undefined && isTold(head, cell) ? [cell] : [];
        })
      : [],
  );
}
