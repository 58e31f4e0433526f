/** Places in the country have no number; what stands around them has to say that somebody lives there. */
export const RURAL =
  /(?<!\p{L})(?:s[ií]tio|fazenda|ch[áa]cara|linha|aldeia|povoado|assentamento|comunidade|col[ôo]nia|vicinal|ramal|quilombo|localidade|travess[ãa]o|gleba|est[âa]ncia|granja|retiro|ilha|seringal|c[óo]rrego|vila|conjunto|condom[íi]nio|loteamento|residencial|acampamento|invas[ãa]o|favela|morro|corredor|cabanha|engenho|ribeir[ãa]o|igarap[ée]|feira|margem (?:direita|esquerda))[ \n](?:d[aeo]s?[ \n])?[A-ZÀ-Ý][\p{L}.']{1,24}(?:[ \n](?:d[aeo]s?[ \n])?[A-ZÀ-Ý][\p{L}.']{1,24}){0,4}(?![\p{L}])/giu;
/** Folded text right before. */
export const LIVES =
  /(?:residente|residem?|mora(?:dor|dora|m)?|morando|domiciliad[oa]s?|domicilio|endereco|localizad[oa]|situad[oa]|sito|sita|vivem?|estabelecid[oa]|entregar|entrega|encontrad[oa]|notificad[oa]|citad[oa]|intimad[oa])(?![a-z])[^.;]{0,40}$/;
/** Folded text right after. */
export const COUNTRYSIDE =
  /^[\s,.-]{0,3}(?:zona rural|interior|km|lote|terra indigena|s\/?n|quadra|casa|distrito|municipio)(?![a-z])/;
