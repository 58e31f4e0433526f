/** Where somebody comes from, said in words that are said of goods, winds and ideas as well: only of somebody. */

import type { Document, Range } from '../text/document.ts';
import { matchesOf, together } from '../text/starts.ts';
import type { Anchored } from '../text/starts.ts';
import { END, NO_PLACE, PLACE_OF_LINE, PLACE_WORD } from './birthplaces.ts';
import { isKnownPlace, mayBeName, mayBePlace } from './known-places.ts';

interface Origin extends Anchored {
  /** What has to tell that somebody is spoken of: who stands before it, who stands before or behind it, or nothing. */
  readonly of: 'before' | 'around' | 'anybody';
  /** Whether a list has to know the place. */
  readonly listed: boolean;
}

const origin = (of: Origin['of'], listed: boolean, source: string): Origin => ({
  of,
  listed,
  pattern: new RegExp(source, 'uy'),
});

const DEMONYMS =
  'alagoan|baian|maranhens|cearens|paraens|paraiban|pernambucan|piauiens|potiguar|sergipan|mineir|paulist|paulistan|carioc|fluminens|capixab|gauch|gaúch|catarinens|paranaens|goian|amazonens|acrean|acrian|tocantinens|nordestin|alentejan|algarvi|transmontan|minhot|beirã|beirõ|beiro|ribatejan|açorian|madeirens';
const CAPITALISED = DEMONYMS.replaceAll(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase());
const DEMONYM = `(?:${DEMONYMS}|${CAPITALISED})[aeo]?s?(?!\\p{L})`;
const BEFORE_DEMONYM = '(?<=(?:^|[.!?:,(\\n] ?|(?:[ÉEée]|[Ee]ra|[Ss]ou|[ée] um|[ée] uma|como|minha|meu) ))';

const ORIGINS = together<Origin>([
  // "Nat. Quelimane / Prof. trolha", "Natural Monteiro-PB."
  origin(
    'anybody',
    true,
    `(?<=(?:^|[,;/|\\n.–-]|[a-z]\\t)[ ]?)[Nn]at(?:ural|\\.)(?: d[aeo]:?)?:? (${PLACE_OF_LINE})(?=[,;.)/|\\t ]|\\n|$)`,
  ),
  // "nat. e proc. de Bagé", as patients are introduced.
  origin(
    'anybody',
    false,
    `(?<!(?:[áÁ]gua|[Mm]el|[Qq]ueijo|[Vv]inho|[Pp]rodutos?|caf[ée]|leite|cacha[çc]a|[Cc]arne|frutas?|madeira|[Ss]uco|erva|pedras?) (?:mineral |\\p{Ll}{3,12} )?)[Nn]at(?:ural|\\.)? (?:e|/) ?proc(?:edente|ed\\.|\\.)? d[aeo] (${PLACE_OF_LINE})`,
  ),
  origin('anybody', true, `[Bb]orn,? ${NO_PLACE}(${PLACE_OF_LINE})${END}`),
  origin('around', false, `(?:[Hh]ails|[Hh]ailed|[Hh]ailing) (?:originally )?from (${PLACE_OF_LINE})`),
  origin('around', false, `[Oo]riginally (?:comes )?from (${PLACE_OF_LINE})`),
  origin('around', false, `(?:[Aa] )?[Nn]ative of (${PLACE_OF_LINE})`),
  origin('before', false, `(?:[Cc]omes|came|coming)(?: originally)? from (${PLACE_OF_LINE})`),
  origin('around', false, `[Cc]omes from (${PLACE_OF_LINE})(?= originally)`),
  origin(
    'before',
    false,
    `(?:is|was|['’]s|are|were)(?: both| all)?(?: originally)? from (${PLACE_OF_LINE})(?!['’]s)`,
  ),
  origin('around', false, `(?:[Oo]riund|[Pp]rovenient)[aeo]s? d[aeo] (${PLACE_OF_LINE})`),
  origin('before', true, `(?:é|era|são|eram) (?:l[áa] |daqui )?d[aeo] (${PLACE_OF_LINE})(?! com )`),
  origin('anybody', true, `(?<=(?:^|[.!?\\n] ?))É (?:l[áa] )?d[aeo] (${PLACE_OF_LINE})`),
  origin('anybody', true, `(?<=[Mm]ora em [^.;\\n]{3,30},? (?:mas|e) )é d[aeo] (${PLACE_OF_LINE})`),
  origin('anybody', true, `[Ss]ou (?:natural |filh[oa] |cria )?(?:l[áa] )?d[aeo] (${PLACE_OF_LINE})`),
  origin('anybody', false, `[Ss]ou (?:natural |filh[oa] |cria )?l[áa] d[aeo] (${PLACE_OF_LINE})`),
  origin(
    'anybody',
    false,
    `(?:[Vv]im|[Vv]eio|[Vv]ieram) d[aeo] (${PLACE_OF_LINE}),? (?=ainda|moç|menin|nov[oa](?!\\p{L})|crian|pequen|rapaz|jovem|com a cara|com \\p{Ll}+ anos|tentar a vida)`,
  ),
  origin(
    'anybody',
    true,
    `(?<=(?:natural d[aeo] [^.;\\n]{2,40}|anos|[Pp]aciente|pcte?),? (?:e )?)procedente de (${PLACE_OF_LINE})`,
  ),
  origin('anybody', false, `${BEFORE_DEMONYM}${DEMONYM} d[aeo] (${PLACE_OF_LINE})`),
]);

/** "Cork-born", "Tel Aviv born", "a Limerick native": the place stands before its word. */
const AFTER_PLACE = together([{ pattern: /(?:born|bred|raised|native)(?=[ ,.;)]|\n|$)/y }]);
/** "Brazil raised interest rates": without its hyphen only where the sentence halts or somebody follows. */
const OF_SOMEBODY =
  /^[a-z]+(?:[,.;)\n]|$| (?:and|man|woman|lad|lass|girl|boy|mother|father|wife|husband|parents?|\p{Lu}\p{Ll}+)(?!\p{L}))/u;
const BEFORE_WORD = new RegExp(`(?<!\\p{L})(?!(?:The|An?|All) )(${PLACE_WORD}(?: ${PLACE_WORD})?)[- ]$`, 'u');

/** Teams, which are said with the article of people's towns, and offices. */
const NO_ORIGIN =
  /\bdo (?:santos|fortaleza|bahia|cruzeiro|palmeiras|vitoria|flamengo|botafogo|corinthians|gremio|coritiba|sport|nautico|vasco|benfica|sporting)$|\bd[aeo] (?:banco|fundo|ministerio|tribunal|governo)(?![a-z])/;
const SOMEBODY =
  /(?<![a-z])(?:ele|ela|eles|elas|quem|que|he|she|i|we|they|who|mas|but|both|m[ao]e|pai|mamae|papai|av[oo]|vo|irma[o]?|filh[oa]|net[oa]|prim[oa]|ti[oa]|sogr[oa]|espos[oa]|marido|mulher|senhora?|rapaz|moc[oa]|menin[oa]|jovem|vizinh[oa]|noiv[oa]|homem|familia|paciente|pct|pcte|anos|mother|father|mum|mam|mom|dad|gran|nan|grandmother|grandfather|brother|sister|wife|husband|bride|groom|family|couple|parents|son|daughter|lad|lass|man|woman|patient|caller|lady|mate|neighbour|neighbor|(?:treasurer|curate|teacher|owner|tenant|vicar|driver)),? (?:all |both |is |was |que |originally )?$/;
const NAME_BEFORE = /(?<!\p{L})(\p{Lu}[\p{L}'-]+),? ?(?:que |who |all |both )?$/u;
/** Behind a comma: "Deb has run", "o jovem Edivan", "our new treasurer Iain". */
const NAME_BEHIND =
  /^(?: originally)?,? (?:(?:o|a|os|as|our|my|the|is|does|this|de|and)? ?(?:\p{Ll}+ ){0,4})?(?:(?:Fr|Mr|Mrs|Ms|Dr|Sr|Sra)\.? )?(\p{Lu}[\p{L}'-]+)/u;
const LOOK = 60;

/** Linear. */
export function findOrigins({ text, folded, places }: Document): Range[] {
  const found: Range[] = [];
  matchesOf(places.text, ORIGINS, (match, { of, listed }) => {
    const end = match.index + match[0].trimEnd().replace(/,$/, '').length;
    const start = match.index + match[0].lastIndexOf(match[1]!);
    const place = folded.slice(start, start + match[1]!.length);
    if (listed ? !isKnownPlace(place) : !mayBePlace(place)) return;
    if (NO_ORIGIN.test(folded.slice(Math.max(0, start - 4), start + match[1]!.length))) return;
    if (of !== 'anybody' && !isOfSomebody(text, folded, match.index, end, of)) return;
    found.push({ start, end: start + match[1]!.length });
  });
  matchesOf(places.text, AFTER_PLACE, ({ index }) => {
    const place = BEFORE_WORD.exec(text.slice(Math.max(0, index - LOOK), index))?.[1];
    if (place === undefined) return;
    const start = index - 1 - place.length;
    if (text[index - 1] === ' ' && !OF_SOMEBODY.test(text.slice(index, index + LOOK))) return;
    if (isKnownPlace(folded.slice(start, index - 1))) found.push({ start, end: index - 1 });
  });
  return found;
}

function isOfSomebody(text: string, folded: string, start: number, end: number, of: Origin['of']): boolean {
  const from = Math.max(0, start - LOOK);
  if (SOMEBODY.test(folded.slice(from, start))) return true;
  const before = NAME_BEFORE.exec(text.slice(from, start))?.[1];
  if (before !== undefined && mayBeName(before.toLowerCase())) return true;
  const behind = of === 'around' ? NAME_BEHIND.exec(text.slice(end, end + LOOK))?.[1] : undefined;
  return behind !== undefined && mayBeName(behind.toLowerCase());
}
