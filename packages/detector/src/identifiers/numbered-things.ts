/** What is numbered and is nobody: laws, files, papers of trade, parts, pages. */

const THINGS: ReadonlySet<string> = new Set(
  `lei leis law laws decreto decretos portaria resolucao medida provisoria instrucao normativa provimento edital pregao concorrencia
  convite dispensa inexigibilidade licitacao empenho oficio memorando circular parecer despacho nota notas nfe nf nf-e nfs-e
  fatura duplicata recibo pedido orcamento cotacao ordem lote lotes item itens modelo versao release build norma nbr iso
  abnt astm rfc art arts artigo artigos inciso paragrafo clausula sumula tema enunciado res acordao rcl adi adin adpf
  adc adct resp aresp eresp earesp eag agrg agint edcl hc rhc rms inq aco airr rr rse tc pet
  apn ext pp vol volume tomo ement pag pags pagina paginas fl fls fis folha folhas livro capitulo secao anexo anexos tabela
  figura fig quadro ramal bip bleep codigo-fonte cbo cnae ncm cfop cest sku ean gtin isbn issn doi inpi anvisa ciot awb
  ueln selo crc verificador hash commit ticket chamado incidente incident error erro bug issue pull patch kb cve section
  sections paragraph paragraphs clause clauses schedule exhibit article articles rule rules act acts chapter page pages
  figure table appendix annex statute statutes invoice invoices quote quotation estimate order orders po purchase lot batch
  model version form forms report flight voo gate platform route bus line seal parcel load container consignment extension
  ext folio tender bid rfp rfq sala leito vaga armario mesa quarto suite room ward bay locker km rodovia br zona quadra
  competencia validade exp expiry vencimento parcela parcelas prestacao sequencia seq linha versiculo trial docket cfr usc
  codice evidence atcc leilao ata tombo patrimonio
  elo rating vtr viatura grn drg dwg drawing desenho`.split(/\s+/),
);

/** Whether a word, folded, names what is numbered and is nobody. */
export const isNumberedThing = (word: string): boolean => word.length > 1 && THINGS.has(word);

/** "Lote do reagente AB-774120": what is in a lot, of a make. */
const OF_A_LOT = /(?<![a-z])(?:lote|batch|lot|modelo|versao) d[aeo] [a-z]{3,16} $/;

/** The word right before a number, with nothing but "nº", "no.", a colon or a bracket between. */
const WORD_BEFORE =
  /([a-z][a-z-]*)\.?[\s:#=("º°o]{0,4}(?:(?:n[ro.]{0,2}|nos?\.?|num\.?|numeros?|numbers?|sob (?:o )?n[o.]{0,2})[\s.:#º°-]{0,4})?$/;

/** @param before folded text, up to the number */
export function numbersAThing(before: string): boolean {
  const near = before.length > 40 ? before.slice(-40) : before;
  if (OF_A_LOT.test(near)) return true;
  const word = WORD_BEFORE.exec(near)?.[1];
  return word !== undefined && word.split('-').some(isNumberedThing);
}
