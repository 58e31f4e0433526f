/** Streets that are closed, cleaned or crossed: nobody lives in three of them. */

const PARTS = /[,;\n]| (?:e|and) /;
const WAY =
  /^(?:trechos? d[ae] )?(?:rua|r\.|av\.?|avenida|alameda|al\.|travessa|tv\.?|praca|largo|rodovia|estrada|viela|ladeira|beco)(?: |$)|^[a-z'’ .-]{2,32} (?:street|st|road|rd|avenue|ave|lane|drive|close|place|terrace|way|crescent|gardens|grove|court|square|row|walk)$/;
const FEWEST = 3;
/** A house has a number, or none. */
const OF_HOUSE = /\d|(?<![a-z])(?:s\/n|sn|casa|apto?|apartamento|bloco|flat|house|cottage|cep)(?![a-z])/;

/** "Rua Aurora, Rua do Porto e Avenida Sul", "Mill Lane, Station Road, Chapel Row"; folded. */
export const isListOfWays = (address: string): boolean =>
  !OF_HOUSE.test(address) && address.split(PARTS).filter((part) => WAY.test(part.trim())).length >= FEWEST;
