/** Streets that are closed, cleaned or crossed: told by what is said right before three of them; those of a life are not. */

const PARTS = /[,;\n]| (?:e|and) /;
const WAY =
  /^(?:trechos? d[ae] )?(?:rua|r\.|av\.?|avenida|alameda|al\.|travessa|tv\.?|praca|largo|rodovia|estrada|viela|ladeira|beco)(?: |$)|^[a-z'’ .-]{2,32} (?:street|st|road|rd|avenue|ave|lane|drive|close|place|terrace|way|crescent|gardens|grove|court|square|row|walk)$/;
const FEWEST = 3;
/** A house has a number, or none. */
const OF_HOUSE = /\d|(?<![a-z])(?:s\/n|sn|casa|apto?|apartamento|bloco|flat|house|cottage|cep)(?![a-z])/;
/** What is done to streets or goes along them. Folded. */
const WORKS =
  /(?<![a-z])(?:interdi[a-z]+|bloque[a-z]+|recap[a-z]+|paviment[a-z]+|asfalt[a-z]+|obras|tapa-buracos|sinaliza[a-z]+|iluminacao|coleta (?:seletiva|de lixo)|varricao|limpeza|poda|rede de (?:agua|esgoto)|falta de agua|desvios?|transito|itinerario|trajeto|percurso|vias|ruas|trechos|(?:roads?|streets?) closed|closures?|resurfac[a-z]+|gritt(?:ed|ing)|roadworks|diver(?:ted|sions?)|roads|streets|parking|yellow lines|street lights)(?![a-z])[^\n.;]{0,40}$/;

/** "Interdição: Rua Aurora, Rua do Porto e Avenida Sul", "Resurfacing of Mill Lane, Station Road, Chapel Row"; folded. */
export const isListOfWays = (before: string, address: string): boolean =>
  !OF_HOUSE.test(address) &&
  WORKS.test(before) &&
  address.split(PARTS).filter((part) => WAY.test(part.trim())).length >= FEWEST;
