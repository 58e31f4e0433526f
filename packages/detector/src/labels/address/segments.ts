/**
 * The rest of an address told in words: "por trás da Olaria Velha", "casa azul depois da ponte", "rear of 12 Elm Road".
 * Segment after segment between commas, each judged by how it begins and by its words.
 */

/** Folded beginnings of what says where a house is, wherever an address has begun. */
const WHERE =
  '(?:casa|sobrado|fundos|port(?:ao|eira)|cancela|palafita|barraco|edicula|flutuante|rancho|chale|kitnet|quitinete|apto|apartamento|bloco|torre|lote|quadra|loteamento|galpao|bairro|setor|distrito|povoado|comunidade|localidade|sitio|chacara|fazenda|granja|colonia|vicinal|ramal|estrada|rodovia|km|vila|conj(?:unto)?|condominio|cond|residencial|assentamento|lugar(?:ejo)?(?! incerto)|aldeia|ilha|furo|igarape|margem|beira|barranco|travessa|rua|beco|viela|ladeira|tifa|picada|baixao|praia|trevo|penultim[oa]|junto a|alojamento|quarto|beliche|caminho|etapa|zona|interior|esq(?:uina)?|entre|perto|proxim[oa]|seguindo|subindo|descendo|ao lado|(?:do )?lado d[aeo]|lado (?:direito|esquerdo|norte|sul|leste|oeste|par|impar)|atras|por tras|detras|defronte|em frente|depois d[aeo]s?|antes d[aeo]s?|acesso|altura d[aeo]s?|vizinh[oa] d[aeo]s?|por cima|em cima|embaixo|por baixo|ao pe|pe d[aeo]s?|no fim|no final|final d[aeo]s?|ultim[oa]|primeir[oa]|segund[oa] (?:casa|porta|rua|entrada|andar|pavimento|porteira|a )|terceir[oa] (?:casa|porta|rua|entrada|andar|pavimento|porteira|a )|subida|descida|saida d[aeo]s?|passando|canto d[aeo]s?|banda d[aeo]s?|altos|terreo|subsolo|porao|a que tem|a do portao|(?:a )?\\d{1,3} (?:m|metros|km|quilometros|horas|minutos|quadras) (?:d[aeo]|depois|antes|apos)|(?:n[ao] )?(?:beira|margem|cabeceira)|flat|apt|apartment|unit|room|floor|upstairs|downstairs|rear(?: of)?|behind|opposite|opp|next (?:to|the)|near|nr|off|above|over|beside|corner of|end of|past the|buzzer|c/o|ward|plot|phase|block|back gate|side of|(?:primeiro|terceiro|quarto|quinto) (?:andar|pavimento)|the one with|basement suite|mobile home|first caravan|(?:ground|first|second|third|top|\\d(?:st|nd|rd|th)) fl(?:oor)?)';
/** What begins another thought, not another part of the address. */
const ANOTHER =
  /^(?:e|mas|que|onde|quando|porque|pois|com quem|cuja?|tel|fone|cel|cpf|rg|foi|disse|nascid|telefone|email|e-mail|and|but|who|which|where|when|since|because|has|is|was|tel|phone|born|dated|date|on|ref)(?![a-z])/;
/** A clause with a verb of its own runs on past the place. */
const VERB =
  /(?<![a-z])(?:desde|since|esta|estava|foi|foram|era|eram|disse|fica|ficou|ficam|vai|vao|veio|pediu|tinha|morreu|trabalha|pago|pagou|recebeu|is|was|were|has|had|said|went|came|will|would|should|must|call|please|paid|(?!(?:museu|liceu|bartolomeu|tadeu|amadeu|irineu|dirceu|romeu|pompeu|abreu|eliseu)(?![a-z]))[a-z]{3,14}(?:[^u]ou|aram|eram|iram|eu|iu))(?![a-z])/;
const FIRST = new RegExp(
  `^(?:(?:a|o|as|os|ao|na|no|em|de|do|da|numa?|pel[ao]|the|in|at|by) )?${WHERE}(?![a-z])`,
);
/** "perto de tudo", "ao lado de gente boa", "por trás das câmeras": no place finds a door there. */
const NOWHERE =
  /(?:lado|perto|atras|detras|tras|frente|proxim[oa]|junto) (?:a|ao|d[aeo]s?) (?:tudo|nada|todos|todas|gente|quem|mim|el[ea]s?|(?:s?eus|s?uas|noss[oa]s) sonhos|sonhos?|cameras|holofotes|bastidores|problemas|barulho)(?![a-z])/;
/** "alojamento B", "dt 14", "casa dez", "numero cento e doze". */
const NUMBERED =
  /^(?!(?:dias?|lid[oa]|leitura|pag[oa]|total|valor|conta|contador|linha|onibus|senha|read|paid|bus|line|order|art|artigo|item|fls?|p|pag|parte|clausula|tel|cel|cpf|rg|turma|serie|ano|anos|nivel|processo|nota|tabela|anexo|grupo|aged?|page|clause|section|table|day|class|grade|year|case|form|nasc|em|de|the|on|at|in|for|com|maio|junho|julho)(?![a-z]))(?:[a-z]{2,14}\.? (?:[a-z]|\d{1,4}(?:-?[a-z])?)|(?:numero|casa|apartamento|lote|quadra|bloco|caminho|km|quilometro) (?:(?:[a-z]{2,4}ent[oa]s|cento|mil|dez|onze|doze|treze|quatorze|catorze|quinze|dez[ae][a-z]{4,6}|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|um|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|e) ?){1,7})$/;
const DWELLING =
  '(?<=(?:casa|sobrado|barrac[ao]o?|kitnet|sala|quarto|apartamento|loja|altos|fundos|portao|predio|house|flat|cottage|bungalow|caravan|door))';
const WITH = `${DWELLING} (?:sobre [ao]|com (?:port|mur|grad|cerc|telhad|placa|varanda|piscina|garagem)|with (?:the|a) )`;
/** "barracão com placa" + "de sucata", whoever found the beginning; what is of a number may be anything. */
const OF_PLACE = new RegExp(
  `(?:(?<!\\d) d[aeo]s? (?!dia |mes |ano |mesm|volta|minha|noss[oa]|seu |sua |propri|nov[oa])|${WITH})`,
  'y',
);
const PHRASE = new RegExp(
  `(?: (?:d[aeo]s? (?!dia |mes |ano |mesm)|(?:pel[ao]|atras|depois|subindo|descendo|perto|junto|em (?:frente|cima)|over|behind|near|opposite|side of) )| (?:margem (?:direita|esquerda)|lado (?:direito|esquerdo))|${WITH})`,
  'y',
);
/** Where a known part ends, a word alone before a mark is more of it. */
const WORD_ALONE = / (?:ao |[a-z]{3,12}(?=[,;)\n]))/y;
/** "jd" + "ipê": a name that has begun and not ended. */
const BEGUN =
  /(?<![a-z])(?:jd\.?|jardim|vila|vl\.?|bairro|conj\.?|conjunto|pq\.?|parque|residencial|d[aeo]s?)$/;
const REST_OF_NAME = / (?:d[aeo]s? )?[a-z]{3,14}(?: [a-z]{3,14})?(?=[,;).!?\n]|$)/y;
const ANOTHER_WITHIN = / (?:e|que|mas|onde|quando|para|com|por|desde|ate|and|who|which|with|since) /;
const SEPARATOR = /(?:, ?\n? ?| ?- |\n ?| \()/y;
const SEGMENT = /[^,;()\n\t:?!"|]{2,80}/y;
const MOST_WORDS = 11;
const MOST_SEGMENTS = 6;

/** How far an address goes on in words from where its known parts end. Bounded. */
export function followWords(text: string, folded: string, from: number): number {
  let at = restOfSegment(text, folded, from, [PHRASE, WORD_ALONE]);
  for (let count = 0; count < MOST_SEGMENTS; count++) {
    SEPARATOR.lastIndex = at;
    const separator = SEPARATOR.exec(text);
    if (separator === null) break;
    const start = at + separator[0].length;
    const end = segmentEnd(text, start);
    if (end === undefined) break;
    const segment = folded.slice(start, end);
    const bracketed = separator[0] === ' (';
    if (bracketed && text[end] !== ')') break;
    // A line that begins like a sentence or a label is none of it.
    if (separator[0].startsWith('\n') && (text[end] === ':' || /^[A-Z]/.test(text.slice(start, start + 1))))
      break;
    if (!tellsWhere(segment)) break;
    at = bracketed ? end + 1 : end;
  }
  return at;
}

/** "km 38" + "da BR-365", "casa" + "do portão azul": what the known part has begun to say, up to the next mark. */
export function restOfSegment(text: string, folded: string, from: number, forms = [OF_PLACE]): number {
  if (BEGUN.test(folded.slice(Math.max(0, from - 14), from))) {
    REST_OF_NAME.lastIndex = from;
    const rest = REST_OF_NAME.exec(folded)?.[0];
    if (rest !== undefined) return from + rest.length;
  }
  if (!forms.some((form) => ((form.lastIndex = from), form.test(folded)))) return from;
  const end = segmentEnd(text, from);
  const rest = end === undefined ? '' : folded.slice(from, end);
  const told =
    rest !== '' &&
    rest.split(' ').length <= MOST_WORDS - 2 &&
    !VERB.test(rest) &&
    !ANOTHER_WITHIN.test(rest.replace(/^ (?:com|with)/, ''));
  return told && end !== undefined && /^(?:[,;.)\n\t]|$)/.test(text.slice(end, end + 1)) ? end : from;
}

/** Whether a segment says where a house is. @param segment folded */
export const tellsWhere = (segment: string): boolean =>
  (FIRST.test(segment) || NUMBERED.test(segment)) &&
  !ANOTHER.test(segment) &&
  !NOWHERE.test(segment) &&
  !VERB.test(segment) &&
  segment.split(' ').length <= MOST_WORDS;

/** The end of what stands between two marks; a full stop ends it unless it shortens a word. */
export function segmentEnd(text: string, start: number): number | undefined {
  SEGMENT.lastIndex = start;
  const match = SEGMENT.exec(text);
  if (match === null) return undefined;
  const stop = /(?<!(?<!\p{L})(?:\p{L}{1,3}|Conj|Cond|Dist|Assent|Resid|Prof[ªa]?|Eng[ªa]?))\.(?=\s|$)/u.exec(
    match[0],
  );
  const length = (stop === null ? match[0] : match[0].slice(0, stop.index)).trimEnd().length;
  return length < 2 ? undefined : start + length;
}
