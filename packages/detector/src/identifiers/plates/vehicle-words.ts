/** What bears a plate, and what is said of it: folded words, as alternatives of a pattern. */

/** What the number itself is called. */
export const PLATE =
  '(?:licen[sc]e |number )?plates?|(?:private|cherished|personal) (?:number|plate|reg(?:istration)?)|rego|placas?';

/** Kinds, in English. */
export const VEHICLE =
  'cars?|vans?|trucks?|lorry|lorries|trailer|taxi|cab|bus|minibus|coach|motor(?:bike|cycle|home)?|scooter|moped|tractor|vehicles?|ute|pick-?up|camper(?: ?van)?|caravan|hatchback|saloon|sedan|suv|7-seater|seven-seater|hearse|limo(?:usine)?|horsebox|tipper|hgv|bakkie|rig';

/** Makers everywhere. */
export const MAKER =
  'ford|vauxhall|bmw|audi|toyota|nissan|honda|volkswagen|vw|mercedes(?:-benz)?|kia|hyundai|peugeot|renault|skoda|subaru|mazda|volvo|chevy|chevrolet|isuzu|hino|alfa|fiat|piaggio|vespa|opel|dacia|citroen|tesla|suzuki|mitsubishi|jeep|massey ferguson|john deere|land rover|range rover|lexus|jaguar|porsche|holden|dodge|buick|cadillac|chrysler|pontiac|scania|iveco|daf|yamaha|kawasaki|harley(?: davidson)?|ducati|triumph|morris|austin|humber|hillman|bedford|rover|mgb|leyland|lambretta|wolseley|bentley|daimler';

export const COLOUR =
  'silver|blue|black|blk|white|wht|red|grey|gray|green|maroon|beige|brown|brn|yellow|orange';

/** Models of the British Isles, North America and Australia; those that are games and things of their own beside whose they are. */
export const MODEL =
  `(?:${COLOUR}|my|his|her|your|our|their|old|the|an?) golf|(?:${COLOUR}|my|his|her|your|our|their|old) (?:mini|charger)|` +
  'rav4|cr-v|panda|polo|jazz|odyssey|escalade|transit|fortuner|baleno|civic|corolla|yaris|clio|berlingo|octavia|qashqai|sportage|camry|defender|sandero|swift|innova|tahoe|silverado|passat|hiace|hilux|kluger|triton|brumby|kingswood|fiesta|focus|astra|corsa|micra|fabia|mondeo|zafira|prius|starlet|altima|sentra|f-?150|4runner|tacoma|wrangler|impala|malibu|mustang|commodore|falcon|outback|forester|landcruiser|land cruiser|navara|ranger|traveller|anglia|cortina|cooper|juke|tucson|kuga|puma|vivaro|sprinter|kangoo|partner|caddy|leaf|challenger|suburban|tundra|sienna|elantra|highlander|durango|corvette|picanto|aygo|twingo|scenic|picasso|vito|ducato|pajero|prado|x-trail|outlander|lancer';

/** How a vehicle stands or goes. */
export const STANDING =
  'drives|driving|drove|driven by|driver of|lights (?:are |left )?on|park(?:ed|ing|s)?|bay \\d{1,3}|(?:parking )?space \\d{1,3}|block(?:ing|ed)|whoever owns|number is|its number|towed|clamped|(?<!building |planning |work )permit|pass list|m\\.?o\\.?t|nct|v5c?|log ?book|tax disc';

/** Kinds, in Portuguese of both sides. */
export const VEICULO =
  'viaturas?|veiculos?|automove[li]s?|auto(?! de )|carros?|carrinhas?|carrin|motos?|motas?|motocicletas?|motociclos?|motorizadas?|caminh(?:ao|oes)|cami(?:ao|oes)|camionetas?|caminhonetes?|camionetes?|picapes?|onibus|autocarros?|carretas?|reboques?|semi-?reboques?|atrelados?|caravanas?|autocaravanas?|tra[c]?tor(?:es)?|utilitarios?|furg(?:ao|oes)|jipes?|trailer|taxis?|uber|van|bau|cavalo mecanico|ambulancias?';

/** Models of Brazil and Portugal. */
export const MODELO =
  'hilux|uno|palio|gol|onix|corolla|civic|tracker|mobi|saveiro|strada|fiesta|kombi|combi|ecosport|celta|corsa|fusca|biz|hb20|fox|ka|siena|voyage|parati|santana|chevette|opala|monza|kadett|escort|sandero|logan|duster|kwid|clio|etios|yaris|honda fit|hr-?v|polo|virtus|nivus|t-cross|argo|cronos|fiorino|doblo|renegade|creta|kicks|versa|prisma|cobalt|montana|s-?10|l200|ranger|tiggo|titan|fazer|nmax|xre|punto|ibiza|megane|berlingo|partner|transit|famel';

/** What is done with a vehicle. */
export const ESTACIONADO =
  'vagas?|garagem|estacionad[oa]s?|estacionamento|estacionou|estacionar|farol|farois|pneus?|multad[oa]s?|rebocad[oa]s?|rebocaram|guinchad[oa]s?|guincharam|guincho|rodizio|ipva|crlv|detran|lava-?jato|borracharia';

/** What names a plate of Brazil, or what bears it. */
export const NAMES_PLACA = `placas?|plate|rego|${VEICULO}|${MODELO}|${MAKER}|${ESTACIONADO}`;
