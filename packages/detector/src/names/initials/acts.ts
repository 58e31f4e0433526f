/** What is done and signed for with letters, as alternatives of patterns on folded text. */

const ENGLISH =
  "check(?:ed)?|chkd|chk'd|ckd|cleaned|emptied|typed|keyed|dictated|prepared|prep'd|prepd|reviewed|rev'd|inspected|tested|measured|weighed|counted|packed|sealed|initialled|signed|filled|mopped|wiped|washed|dried|ironed|served|fed|given|administered|witnessed|dispensed|collected|delivered|ordered|posted|replaced|changed|turned|recorded|logged|entered|filed|calibrated|serviced|repaired|audited|approved|app'd|appd|authori[sz]ed|issued|verified|refused|opened|closed|locked|refilled|restocked|saniti[sz]ed|sterili[sz]ed|disinfected|hoovered|vacuumed|bathed|sorted|labelled|labeled|sampled|drawn|drafted|edited|proofed|amended|updated|actioned|completed|done|taken|tasted|poured|re-sited|wet|soiled|asleep|awake|settled|visited";
const PORTUGUESE =
  '(?:conferi|digita|verifica|prepara|limpa|lava|seca|libera|liberta|embala|monta|corta|costura|revisa|troca|aferi|elabora|redigi|emiti|recebi|pesa|medi|medica|administra|coleta|colhi|testa|inspeciona|inspecciona|vistoria|executa|realiza|higieniza|desinfeta|abasteci|arquiva|assina|aprova|autoriza|lanca|registra|regista|calibra|desenha|embarca|carrega|descarrega|anota)d[oa]s?|feit[oa]s?|limp[oa]s?|revist[oa]s?|entregues?|recusou';
export const ACTS = `${ENGLISH}|${PORTUGUESE}`;

/** What a log of care or cleaning says besides. */
export const LOGGED = `${ACTS}|clean|meds?|pad|nappy|nappies|bottle|feed|bath|temps?|temperatura|toilets?|obs|mg po|fluids|fralda|lanche|almoco|banho|mamadeira|cloro|filtro|ronda`;
