import { PROPER, broken } from './words.ts';

/** Floors and doors as buildings of Portugal count them, and homes there that have a name instead of a street. */

const GAP = '[\\x20,-]{0,3}\\n?\\x20?';
const SIDE =
  '(?:[Dd]t[oaº°]|DTO|[Dd]irei(?:to|ta)|[Dd]ir|[Ee]sq(?:uerd[oa])?|ESQ|[Ff](?:rt|te)|FRT|[Ff]rente|[Tt]ras(?:eiras)?|[Ff]undos|[Pp]oente|[Nn]ascente|[A-L](?!\\.? ?[A-ZÀ-Ý]\\p{Ll}))(?![\\p{L}\\d])\\.?';
const LOW =
  '(?:[Rr]/[Cc](?:h[ãa]o)?|[Rr][ée]s-do-ch[ãa]o|[Cc]/[Vv]|[Ss]/[Cc]v|[Ss]ub-?cave|[Cc]ave|[Ss][óo]t[ãa]o|[Áá]guas-furtadas)(?![\\p{L}\\d])';
const FLOOR = '\\d{1,2}\\.?[ºª°]\\.?';
const DOOR = '(?:[Hh]ab\\.?|[Ee]nt(?:\\.|rada)|[Pp]orta|[Ff]ra[cç]{1,2}[ãa]o|[Ee]scada|[Cc]aixa|[Ll]oja)';

/** "r/c dto.", "4.º C", "7 - 1.º", "14-3D", "hab. 2.3", "porta 3". */
export const FLOORS: readonly RegExp[] = [
  broken(`${GAP}${LOW}(?:,? ?${SIDE}){0,2}`),
  broken(`${GAP}${FLOOR} ?(?:[Aa]ndar,? ?)?${SIDE}(?: ${SIDE})?`),
  broken(`[\\x20,-]{1,3}${FLOOR}(?= ?(?:[,;)\\n]|-|$)|\\.(?:\\s|$))`),
  broken('(?<=\\d)-\\d{1,2}(?:\\.?[ºª°]\\.?)?-?[A-L](?![\\p{L}\\d])'),
  broken('(?<=\\d-\\d{1,2})\\.?[ºª°]\\.?-?[A-L]?(?![\\p{L}\\d])'),
  broken(
    `${GAP}${DOOR} ?(?:n\\.?[º°] ?)?(?:\\d{1,4}(?:\\.\\d{1,2})?[A-Za-z]?|[A-Z]{1,2})(?:\\.[º°])?(?![\\p{L}\\d])`,
  ),
];

/** "3.º Dto", "Fracção F, 2.º Esq": a flat without its street, as neighbours write it. */
export const LONE_FLOOR = broken(
  `(?<![\\p{L}\\d.,/-])(?:[Ff]ra[cç]{1,2}[ãa]o [A-Z]{1,2}(?:,| -)? )?(?:[Rr]/[Cc]|[Cc]/[Vv]|${FLOOR}) ?(?:[Dd]to|DTO|[Ee]sq|ESQ|[Ff]rt|FRT)(?![\\p{L}\\d])\\.?`,
);
const NAMED = '(?:d[aeo]s? )?[A-ZÀ-Ý][\\p{L}]{1,20}(?: (?:d[aeo]s? )?[A-ZÀ-Ý][\\p{L}]{1,20}){0,3}';
/** "vivenda Mar Azul": hardly anything else is called so. */
export const VIVENDA = broken(`(?<![\\p{L}\\d])(?:[Vv]ivenda|VIVENDA|[Vv]v\\.) (?!do Camar[ãa]o)${NAMED}`);
/** "monte da Courela", "Quinta da Torre": farms, but mountains and days of the week as well. */
export const FARM = broken(
  `(?<![\\p{L}\\d])(?:[Mm]onte|[Qq]uinta|[Hh]erdade|[Cc]asal) d[aeo]s? [A-ZÀ-Ý][\\p{L}]{1,20}(?: (?:d[aeo]s? )?[A-ZÀ-Ý][\\p{L}]{1,20}){0,2}`,
);
/** "Bairro da Boavista, bloco 12", "Alto da Bela Vista, escadaria 3", "PA Nova Esperança, lote 44"; "Quinta Turma, bloco 2" and "Monte Carlo, porta 2" are none. */
export const PLACE_WITH_PART = broken(
  `(?<![\\p{L}\\d])(?!(?:[Qq]uinta|[Mm]onte|[Cc]ol[ôo]nia) [A-ZÀ-Ý][^,\\n-]{0,40}(?:,| -) ?\\n?(?:bloco|bl|porta))(?:[Bb]airro|[Nn]úcleo [Rr]ural|[Ll]oteamento|LOTEAMENTO|[Aa]campamento|ocupa[çc][ãa]o|PDS|P\\.D\\.S\\.|[Aa]chada|[Uu]rb(?:\\.|aniza[çc][ãa]o)|[Aa]lto|[Mm]orro|[Pp]icada|[Pp]\\.?A\\.?|[Cc]ol[ôo]nia|[Aa]ssentamento|[Qq]uinta|[Mm]onte|[Cc]ais|[Pp][áa]tio|[Ee]scadaria) (?:d[aeo]s? )?[A-ZÀ-Ý][\\p{L}'-]{0,20}(?:(?: (?:d[aeo]s? )?[A-ZÀ-Ý][\\p{L}]{1,20}){0,3}| [A-Z]-\\d{1,2})(?:(?: [A-Z]-\\d{1,2})?,| -) ?\\n?(?:casa|[Ll]ote|lt\\.?|[Qq](?:uadra|d\\.?)|[Qq]-(?=\\d)|[Vv]icinal|[Rr]ua|[Cc]hácara|bloco|bl\\.?|porta|entrada|escadaria|barrac[oa]|caixa|palafita)(?: |(?<=-))(?:n\\.?[º°] ?)?(?:\\d{1,4}[A-Za-z]?|[A-Z])(?![\\p{L}\\d])`,
);
/** "Bloco 3, 104: trocar registro", "Bl. 3 104 - gás cortado": a flat without its word; with a price beside it goods are sold so. */
export const CONDOMINIUM = broken(
  '(?<![\\p{L}\\d])(?:[Bb]loco|[Bb]l\\.?|[Tt]orre) [A-Z\\d]{1,2}(?:, | (?![^\\n]{0,60}(?:R\\$|[Pp]re[çc]o|m²)))(?!(?:19|20)\\d\\d)\\d{3,4}(?=:| - | \\()',
);
/** "Alojamento 3, quarto 12, cama B": where workers and pupils sleep. */
export const LODGING = broken(
  '(?<![\\p{L}\\d])(?:[Aa]lojamento|[Aa]loj\\.|[Pp]avilh[ãa]o|[Dd]ormit[óo]rio) [A-Z\\d]{1,3}(?:,| -) ?(?:[Qq]uarto|[Qq]to\\.?|[Cc]ama|[Bb]eliche) [A-Z\\d]{1,3}(?![\\p{L}\\d])(?:,? (?:[Qq]uarto|[Cc]ama|[Bb]eliche|[Aa]rm[áa]rio) [A-Z\\d]{1,3}(?![\\p{L}\\d])){0,2}',
);

const WAY =
  '(?:[Rr]ua|R\\.|[Aa]venida|[Aa]v\\.?|[Tt]ravessa|[Ll]argo|[Pp]ra[çc]a|[Pp]raceta|[Cc]al[çc]ada|[Ll]adeira|[Bb]eco|[Vv]iela|[Aa]lameda|[Ee]strada|[Cc]aminho|[Ii]mpasse|[Ee]scadaria)';
const GROUP =
  '(?:[Vv]ila|[Ee]dif[íi]cio|[Ee]d\\.|[Pp]r[ée]dio|[Cc]ondom[íi]nio|[Cc]ond\\.|[Rr]esidencial|[Cc]onjunto)';
const NUMBER = '\\d{1,5}(?:-?[A-Za-z])?';
/** "18 da Rua do Sol", "nº 40 da rua do Pau", "casa 3 da Vila Operária": the number before the street. */
export const NUMBER_FIRST = broken(
  `(?<![\\p{L}\\d])(?:(?:[Nn]\\.?[º°]\\.?|[Nn][úu]mero|[Cc]asa|[Aa]pto?\\.?|[Bb]arraco) ?${NUMBER}|(?=\\d)(?<=(?<!\\p{L})(?:[Nn]o|[Aa]o|[Oo]) )${NUMBER}) d[aeo]s? (?:${WAY} (?:(?:d[aeo]s? )?${PROPER}|d[aeo]s? \\p{Ll}{3,15})|(?:rua|r\\.|avenida|av\\.?|travessa|alameda|ladeira|beco|viela) (?:(?:d[aeo]s? )?(?!que |mais |(?:inteira|toda|acima|abaixo|seguinte|mesma)(?!\\p{L}))\\p{Ll}{3,15})(?: (?:d[aeo]s? )?(?!que |mais |(?:inteira|toda|acima|abaixo|seguinte|mesma)(?!\\p{L}))\\p{Ll}{3,15}){0,2}(?=[,.;!?)\\n]|$| (?:ap|apto|casa|bloco|bl|fundos)(?!\\p{L}))|${GROUP} (?:d[aeo]s? )?${PROPER}|(?!Lei|Constitui|C[óo]digo|Decreto)[A-ZÀ-Ý][\\p{L}]{2,20}(?: [A-ZÀ-Ý][\\p{L}]{2,20}){1,3}(?=,? apt?o?\\.? ?\\d))(?![\\p{L}\\d])`,
);
