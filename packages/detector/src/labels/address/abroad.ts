import { AMERICAN_STATES } from '../../text/american-states.ts';
import { ANY_ENGLISH_MONTH, ENGLISH_MONTHS } from '../../text/calendar.ts';
import { COUNTRY, PROPER, broken } from './words.ts';

/** Behind a street that is told of, not a thing that is so shortened: "5 Golden Grn apples", "2 Sodium Cl solution". */
const SENTENCE_GOES_ON =
  '(?:since|until|till|from|now|is|are|was|has|with|where|when|while|today|tomorrow|yesterday|tonight|on|by|at|for|if|as|but|again|next|this|last|who|please|pls|thanks)';
export const KIND = `(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Square|Sq|Place|Pl|Terrace|Ter|Way|Close|Crescent|Cres|Gardens|Gdns|Grove|Mews|Row|Hill|Parkway|Pkwy|Highway|Hwy|Circle|Cir|Trail|Trl|Walk|Green|Park|Cottages?|Rise|Villas?|Quay|Wharf|Parade|Mount|Vale|Fold|Yard|Foregate|Heights|Crossing|Loop|Ridge|Path|Pike|Turnpike|Esplanade|Embankment|Pde|Tce|Cct|Cott|Laan|Strand|Paddock|Copse|Broadway|View|Bend|Run|Hollow|Point|Landing|Gate|Bank|Brow|Croft|Meadows?|Drove|Wynd|Expressway|Route|Approach|Chase|Reach|Garth|Brae|Loke|Orchard|Crt|Hl|Hse|Bvd|(?:Cl|Dv|Wy|Vw|Grn|Gdn|Gro|Appr)(?:(?<=(?<!\\p{L})(?:at|to|of|for|from|home|lives?) \\d[^\\n,;.]{1,30})|(?=\\.?(?:[,;:?!)/"”\\n\\t]|$| [-–] ?[A-Z]|(?<!\\.) [A-Z(]|(?<!\\.) ${SENTENCE_GOES_ON}(?!\\p{L}))))|(?:Av|Wk)(?=\\.?(?:,|\\n|$))|(?:Cr|Esp)(?=\\.?, [A-Z])|Bldgs?|Buildings(?=,|\\n)|Cotts|Chambers|Mansions|Spinney|Dene|Glade|Knoll|STREET|ST|AVENUE|AVE|ROAD|RD|LANE|LN|DRIVE|DR|BOULEVARD|BLVD|COURT|CT|SQUARE|PLACE|PL|TERRACE|WAY|CLOSE|CRESCENT|GARDENS|GROVE|PARKWAY|PKWY|HIGHWAY|HWY|CIRCLE|CIR|TRAIL)`;
const UNIT =
  '(?:Flat|FLAT|flat|Apt|APT|apt|Apartment|Unit|UNIT|Spc|Space|Trlr|Trailer|Suite|SUITE|Ste|STE|Room|Rm|Floor|Lot|LOT|Box|Bldg|Building|Studio|Penthouse|Block)';
export const NAME =
  "(?:(?!Dear )[A-Z][\\p{L}'-]{0,20}|(?:St|Mt|Ft|N|S|E|W|Dr|Martin)\\.|\\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH))";
const HOUSE = '#?(?:U\\d{1,3}/)?\\d{1,6}[A-Za-z]?(?:[-/]\\d{1,4}[A-Za-z]?)?';
const BUILDING = `[A-Z][\\p{L}'-]{1,20}(?: [A-Z][\\p{L}'-]{1,20}){0,2} (?:House|Court|Building|Tower|Towers|Hall|Lodge|Mansions|Point|Wharf|Heights|Mill|Works)`;
/** "Flat 12, Ashgrove House, 34 Victoria Road", "1450 N. Milwaukee Ave.", "Unit 5/18 Market Lane". */
export const ENGLISH = broken(
  `(?<![\\p{L}\\d.,/£$€-])(?<!\\d:)(?=[#\\dA-Z])(?!\\d{1,6}\\n(?<=(?:Invoice|Order|Account|Ref|Reference|Quote|Receipt|Ticket|Job|INVOICE|ORDER)(?: [Nn]o| [Nn]umber)?[.:]? ?#? ?\\d{1,6}\\n))(?!\\d{1,2} (?:${ANY_ENGLISH_MONTH}) |(?:19|20)\\d{2} The )(?<!(?:Chapter|Chap\\.|Ch\\.|Figure|Fig\\.) (?!\\d{1,4} (?:[A-Z][\\p{L}'-]{1,20} ){1,3}(?:Street|Road|Lane)))(?:\\d/\\d{1,2}, |(?:Top|Ground|First|Second|Third|Basement|Garden|Upper|Lower) floor, ?\\n?|(?:Top|Ground|First|Second|Third|Basement|Garden|Upper|Lower|Rear|Front) (?:[Ff]loor )?(?:[Ff]lat|[Uu]nit|[Aa]partment), ?\\n?|RMB \\d{1,5}, )?(?:${UNIT}\\.? #?\\w{1,5}(?:, ?\\n?|\\n| |/)(?:${BUILDING},? ?\\n?)?)?(?:${HOUSE} (?:(?:County|State|US|Old|Farm) )?(?:Road|Route|Rd|Rte|Highway|Hwy|FM|CR) \\d{1,4}|${HOUSE},? (?:[NSEW]{1,2}\\.? )?(?:${NAME} ){1,4}${KIND}|${HOUSE} [NSEW]\\.? \\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH)(?=[,.;)\\n]|\\s?$| (?:[Aa]pt|APT|#|[Uu]nit))|[NSEW]\\d{3,5} (?:County|State|US|Town) (?:Road|Highway|Hwy) [A-Z\\d]{1,4}|${HOUSE},? The\\x20[A-Z][a-z]{3,20})(?![\\p{L}])\\.?(?: [NSEW]{1,2}(?![\\p{L}]))?`,
  'yu',
);
const STATES = `(?:${AMERICAN_STATES}|ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|TAS|ACT|WA|SA)(?![\\p{L}])`;
const STATE_NAMES =
  '(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming)';
const POSTCODE = '[A-Z]{1,2}\\d[A-Z\\d]? \\d[ABD-HJLNP-UW-Z]{2}(?![\\p{L}\\d])';
const GAP = '[\\x20,-]{0,3}\\n?[\\x20,-]{0,2}';
export const ENGLISH_PARTS: readonly RegExp[] = [
  broken(`${GAP}(?:${UNIT}\\.?|#|No\\.) ?#?[A-Za-z]?\\d{0,5}[A-Za-z]?(?![\\p{L}\\d])`),
  broken(
    `, ?(?:lower|upper|ground|first|second|third|top|rear|front)(?: floor)?(?: left| right| rear| front)?(?![\\p{L}])`,
  ),
  broken(
    `${GAP}(?:\\d{1,2}(?:st|nd|rd|th)|[Gg]round|[Ff]irst|[Ss]econd|[Tt]hird|[Tt]op) [Ff]loor(?: [Ff]lat| rear| front)?`,
  ),
  broken(`${GAP}(?:${STATES}|${STATE_NAMES})[ ,]{0,2}\\d{5}(?:-\\d{4})?(?!\\d)`),
  broken(`${GAP}(?:${PROPER},? )?(?:${STATES}|${STATE_NAMES}),? \\d{5}(?:-\\d{4})?(?!\\d)`),
  broken(`${GAP}(?:${PROPER},? )?(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT)[ ,]{1,2}\\d{4}(?!\\d)`),
  broken(`${GAP}(?:${PROPER},? )?${POSTCODE}`),
  broken(`${GAP}[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d(?![\\p{L}\\d])`),
  broken(`${GAP}[ACDEFHKNPRTVWXY]\\d[\\dW] [AC-FHKNPRTV-Y\\d]{4}(?![\\p{L}\\d])`),
  broken(`, ?\\n?${PROPER},? ${STATES}`),
  broken(`,?\\x20${PROPER},? ${STATES}`),
  broken(`, ?\\n?${PROPER},? ${STATE_NAMES}(?![\\p{L}])`),
  broken(`,? ${STATES}`),
  broken(`, ?\\n?(?:${PROPER},? )?\\d{4,5}(?![\\d.,-]\\d|\\d| (?:per|people|homes|units|km|miles))`),
  broken(`,? (?:[NSEW]|NW|NE|SE|SW|EC|WC)\\d{1,2}(?![\\p{L}\\d])`),
  broken(`, ?\\n?${COUNTRY}`),
  broken(
    `, ?\\n?(?!(?:And|But|Which|Who|The|On|In|At|Mr|Mrs|Ms|Miss|Dr)(?![\\p{L}]))${PROPER}(?=,| \\d|[.?!:"]|;|\\)|\\s?\\n|\\s?$|\\t| [A-Z]{2}| (?:and|on|with|for|from|since|is|was|when|who|where|until|at|by|to|as|or|but|if)(?![\\p{L}]))`,
  ),
  broken(`,? (?:in|near) (?!${ENGLISH_MONTHS})${PROPER}(?=[,.;]|\\s?$|\\n)`),
];
/** "Flat 14, Keir Hardie House", "Flat 60, Hallside Ct", "Constitution Street 112": a flat without a street, a number after it. */
export const ENGLISH_FLAT = broken(
  `(?<![\\p{L}\\d])(?:(?:[Ff]lat|[Aa]pt\\.?|[Aa]partment|Unit|[Bb]ell|[Bb]uzzer) #?\\w{1,4}, ?\\n?(?:${BUILDING}|(?:[A-Z][\\p{L}'-]{1,20} ){1,3}${KIND}(?![\\p{L}]))|(?:[A-Z][\\p{L}'-]{1,20} ){1,2}(?:Street|Road|Avenue|Lane) \\d{1,4}[A-Za-z]?(?![\\p{L}\\d.]|,\\d))`,
  'yu',
);
/** A time, a counter, a book of the Bible: "pick up from 12 Noon", "moved from 2 Corinthians". */
const NO_HOUSE =
  '(?!\\d{1,5} (?:Noon|Midnight|Sharp|Reception|Bakery|Aisle|Platform|Terminal|Checkout|Nations|Decks?|Columns?|Rows?|(?:Christmas|Summer|Spring) (?:Fair|Market)s?)(?=[,.;)\\n]|$| (?:at|to) )|[123] (?:Samuel|Kings|Chronicles|Corinthians|Thessalonians|Timothy|Peter|John)(?!\\p{L}))';
/** "lives at 77 Garfield", "our neighbor, 9308 Annie Oakley": a number and a name where somebody lives. */
export const ENGLISH_LIVES = broken(
  `(?=\\d)(?<=(?:(?:[Ll]ives?|living|resid(?:es?|ing)|stay(?:s|ing)|[Hh]ome|mov(?:ed?|ing)|[Hh]ouse|[Aa]ddress|[Ss]he's|[Hh]e's|now)(?: is)? (?:at|to|in|of) |(?:[Pp]ost(?:ed)?|[Ss]en[dt]|[Ff]orward(?:ed)?|[Dd]eliver(?:ed)?)(?: it| them)? to |(?:[Pp]op(?:ping)?|[Cc]ome|[Cc]oming)(?: \\p{Ll}{2,5})? (?:to|round to) |[Mm]ov(?:ed|ing) from |(?:[Pp]ick|[Cc]ollect|[Dd]rop)(?:ping|ped|ed|ing)?(?: \\p{L}{1,12}){0,2}(?: up| off)? (?:from|at) |[Aa]ddress for [^:\\n]{2,24}: |[Nn]eighbou?rs?,? [A-Z][\\p{L}' ]{2,24}, ))(?!\\d{1,2} (?:${ANY_ENGLISH_MONTH})(?!\\p{L}| (?:${KIND})(?!\\p{L})))${NO_HOUSE}\\d{1,5}[A-Za-z]?(?: [NSEW]\\.)?(?: [A-Z][\\p{L}'-]{1,20}){1,3}(?=[,.;)]|\\s?\\n|\\s?$| (?:at|to) \\d)`,
  'yu',
);
/** "2-9-38 Kunimi, Aoba-ku, Sendai 981-0943". */
export const JAPANESE = broken(
  `(?<![\\d-])\\d{1,3}-\\d{1,3}(?:-\\d{1,3})? [A-Z]\\p{Ll}{2,16}(?:, ?[A-Z]\\p{Ll}{2,16}(?:-(?:ku|shi|cho|machi|ken|gun))?){1,4},? \\d{3}-\\d{4}`,
  'yu',
);
/** "Kiln Cottage, Back Hill, Saltash": a house by its name; a kind that firms are called too needs its street beside it. */
export const NAMED_HOUSE = broken(
  `(?<![\\p{L}\\d])(?!(?:The|At|In|Of|From|To|And) )(?:[A-Z][\\p{L}'-]{1,20} ){1,3}(?:(?:Cottages?|Farmhouse|Barn|Lodge|Vicarage|Rectory|Bungalow|Croft)(?=, ?\\n?[A-Z])|(?:House|Farm|Hall|Villa|Grange|Mill|Manor)(?=, ?\\n?(?:[A-Z][\\p{L}'-]{1,20} ){1,3}${KIND}(?![\\p{L}])))|(?<![\\p{L}\\d])The (?:Old )?(?:Vicarage|Rectory|Manse|Barn|Forge|Mill|Schoolhouse|Coach House)(?=, ?\\n?[A-Z])`,
  'yu',
);
/** A mark stands behind each, folded. */
export const HOUSES_BEFORE_STREETS =
  'cottage,;cottages,;house,;barn,;lodge,;vicarage,;rectory,;bungalow,;croft,;farm,;hall,;villa,;grange,;mill,;manor,;manse,;forge,'.split(
    ';',
  );
export const STREET_WITHOUT_NUMBER = broken(`, ?\\n?(?:[A-Z][\\p{L}'-]{1,20} ){1,3}${KIND}(?![\\p{L}])`);
/** "The Moorings, Kinsale, Co. Cork": in rural Ireland houses have names, not numbers. */
const TOWNLAND =
  '(?:Bally|Knock|Kil|Cloon|Clon|Cool|Carrow|Curragh|Derry|Drum|Lis|Rath|Tully|Ard|Glen|Gort|Inis|Agh|Augh|Letter|Mulla|Mully|Cappa|Gurteen|Tober|Doon|Creg|Termon|Slieve|Shan)[\\p{Ll}]{2,16}';
const IRISH_HOUSE =
  "(?:The [A-Z][\\p{L}'-]{2,16}|(?:[A-Z][\\p{L}'-]{2,16} ){1,2}(?:House|Cottage|Lodge|Villas?|Bungalow|Farm|Park|View|Terrace|Court|Grange|Mill|Glebe|Rectory|Upper|Lower|East|West|North|South))";
/** Before the name of a county, folded. */
export const IN_A_COUNTY = [
  ' co.',
  '\nco.',
  ',co.',
  ' co ',
  '\nco ',
  ',co ',
  ' co\n',
  '\nco\n',
  ',co\n',
  'county',
];
export const IRISH = broken(
  `(?<![\\p{L}\\d])(?:${TOWNLAND}|${IRISH_HOUSE})(?:,\\x20?\\n?|\\n)[A-ZÀ-Ý][\\p{L}'-]{2,20}(?: [A-ZÀ-Ý][\\p{L}'-]{1,20}){0,2}(?:,\\x20?\\n?|\\n)(?:Co\\.?|County) (?:Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow)(?![\\p{L}])`,
);
export const PO_BOX = broken(
  '(?<!\\p{L})(?:(?:P\\.? ?O\\.? Box|Post Office Box|(?:Caixa|Cx\\.?) ?Postal|C\\.P\\.|Apartado|Postfach|Posbus|Postbus)[ :]{1,2}(?:n[ºo°]\\.? ?)?\\d{1,6}(?: \\d{2}(?!\\d))?|(?<=^|\\n|, )Box \\d{1,5}(?=, [A-Z])|(?:Rural Route|R\\.?R\\.?|HC|Star Route) #?\\d{1,3},? Box \\d{1,5})',
  'iyu',
);

const L = "[A-ZÀ-ÝÄÖÜ][\\p{L}'.-]{0,24}";
const LINKED = `(?:(?:de la|de l'|de|du|des|del|della|dei|di|d'|dell'|da|do|dos|las|los|el|la|le|les|von|van|der|den|am|an) ?){0,2}${L}(?: (?:(?:de|du|des|del|della|di|da|do|dos|y|e|et|la|von|van|der) ){0,2}${L}){0,4}`;
const NUMBER =
  '\\d{1,4}(?: ?(?:bis|ter)(?![\\p{L}])|[a-zA-Z](?![\\p{L}]))?(?:[-/]\\d{1,4})?(?![\\p{L}\\d]|[.,]\\d)';
/** Words and names of other languages that end as streets of the continent do: "Bearing 6207", "Auntie 3", "Brigade 4". */
const NO_STREET =
  '(?:(?:Bea|Bo|Cate|Clea|Du|Ea|Enginee|Fi|Filte|Floo|Gathe|Gea|Hea|He|Hi|Lette|Lowe|Manufactu|Mete|Monito|Moo|Offe|Sco|Sp|St|Stee|Te|Tuto|Wi)r?ring|Auntie|Sweetie|Christie|[A-Z]\\p{Ll}{1,6}[rt]tie|Renegade|Brigade|Fragata|[ÁA]gata|Regata|Frigate) ';
/** "Cra. 15 No. 88-64", "Calle 72 # 10-34": the streets of Colombia have numbers, the house the distance to the corner. */
const CORNER =
  '(?:Carrera|[CK]ra\\.?|Calle|Cll?\\.?|Avenida|Av\\.?|Diagonal|Diag\\.|Dg\\.?|Transversal|Transv\\.|Tv\\.?|A[CK]\\.?) \\d{1,3} ?[A-Z]?(?: (?:[Bb]is|[Ss]ur|[Nn]orte|[Ee]ste|[Oo]este))? ?(?:#|[Nn][o°º.]{1,2}) ?\\d{1,3} ?[A-Z]? ?- ?\\d{1,3}(?![\\d-])';
/** "Jr. Puno 450, dpto. 3": sons are called so as well. */
const JIRON = `(?:Jir[óo]n|(?<=^|[\\n:;(] ?)Jr\\.) ${LINKED},? ${NUMBER}`;
/** Streets of Colombia and Peru. */
export const ANDEAN = broken(`(?<![\\p{L}\\d])(?:${CORNER}|${JIRON})`);
/** Streets of the continent: kind, name and number in the order of each country. */
export const EUROPEAN = broken(
  `(?<![\\p{L}\\d])(?=[\\dA-ZÀ-Ý]|[ua]l\\.)(?:${[
    `${NUMBER},? (?:rue|avenue|boulevard|bd\\.?|place|chemin|allée|impasse|quai|cours|route|square|passage) ${LINKED}`,
    `(?:C/|Calle|Avda\\.?|Plaza|Paseo|Camino|Carrer|Ronda|Plaça|Via|Viale|Piazza|Corso|Vicolo|ul\\.|al\\.|Ulica|Straße|Rue|Avenue|Avenida) ?(?:${LINKED}|\\d{1,2} [Mm]aggio)(?:,? (?:n[.ºo°]{0,2} ?)?)${NUMBER}`,
    `(?=(?:[A-ZÄÖÜ][\\p{L}.-]{1,36} ){1,3}\\d)(?:[A-ZÄÖÜ][\\p{L}-]{1,24} ){0,2}(?:(?!${NO_STREET})[A-ZÄÖÜ][\\p{Ll}ß-]{2,24}(?:straße|strasse|str\\.|weg|allee|platz|gasse|ring|damm|ufer|markt|chaussee|straat|laan|gracht|plein|kade|dijk|singel|steenweg|gatan|vägen|vej|gade|gata|veien|katu|tie)|(?:Straße|Strasse|Str\\.|Allee|Weg|Platz|Gasse|Damm)|(?<=[A-ZÄÖÜ]\\p{Ll}{1,24} )Ring|Ring(?= \\d{1,3}[a-z]?, ?\\d{4,5} [A-ZÄÖÜ])) ${NUMBER}`,
  ].join('|')})`,
  'yu',
);
const EURO_CODE =
  '(?:[A-Z]{1,2}-)?(?:\\d{4,5}|\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4} [A-Z]{2}|\\d{4}-\\d{3})(?![\\d.,-]\\d|\\d)';
/** A point ends the sentence but in "St. Gallen". */
const OF_TOWN = "[A-ZÀ-ÝÄÖÜ][\\p{L}'-]{0,24}(?:(?<=(?<!\\p{L})\\p{L}{1,3})\\.)?";
export const EUROPEAN_PARTS: readonly RegExp[] = [
  broken(
    `${GAP}${EURO_CODE},? ${OF_TOWN}(?:[ -](?:[a-zà-ÿ]{1,4} )?${OF_TOWN}){0,3}(?: (?:CEDEX|Cedex)(?: \\d{1,2})?)?(?: \\([A-Z]{2}\\))?`,
  ),
  broken(
    `${GAP}(?:\\d{1,2}\\.?[ºªo°](?: ?(?:[A-Z]|Esq|Dto|Dir|Frt|izq|dcha|piso|étage)\\.?(?![\\p{L}]))?|(?:[Pp]iso|[Aa]ppartement|[Aa]ppt?\\.?|[Bb]ât(?:iment|\\.)|[Ee]scalera|[Ii]nterno|[Ii]nt\\.|[Dd]e?pto\\.?|[Aa]pto?\\.?|[Aa]partamento|[Tt]orre|[Oo]f\\.|[Cc]asa|[Ss]cala|[Ww]ohnung|Top|lgh|lok\\.|m\\.|bus) ?\\w{1,4})(?![\\p{L}\\d])`,
  ),
  // "Col. Juárez, C.P. 06600", "263-II", "12 A 7", "3. tv."
  broken(`, ?\\n?(?:Col\\.|Colonia|Urb\\.|Barrio|Fracc\\.) ${LINKED}`),
  broken(`, ?\\n?C\\.?P\\.? ?\\d{4,5}(?: ${L})?(?![\\p{L}\\d])`),
  broken('(?<=\\d)(?:-(?:I{1,3}|IV|hs)| [A-H] \\d{1,3})(?![\\p{L}\\d])'),
  broken(',? \\d{1,2}\\. ?(?:tv|th|mf)(?!\\p{L})\\.?'),
  broken(`, ?\\n?${COUNTRY}`),
];
