/** Places in the country have no number; what stands around them has to say that somebody lives there. */
export const RURAL =
  /(?<!\p{L})(?:s[ií]t(?:io|\.)|faz\.|ch[áa]c\.|pov\.|assent\.|lugar[ \n](?:denominado|chamado|conhecido[ \n](?:por|como))|fazenda|ch[áa]cara|linha|aldeia|povoado|assentamento|comunidade|col[ôo]nia|vicinal|ramal|quilombo|localidade|travess[ãa]o|gleba|est[âa]ncia|granja|retiro|ilha|seringal|c[óo]rrego|vila|conjunto|condom[íi]nio|loteamento|residencial|acampamento|invas[ãa]o|favela|morro|corredor|cabanha|engenho|ribeir[ãa]o|igarap[ée]|feira|margem (?:direita|esquerda))[ \n](?:d[aeo]s?[ \n])?["“]?[A-ZÀ-Ý][\p{L}.']{1,24}(?:[ \n](?:d[aeo]s?[ \n])?[A-ZÀ-Ý][\p{L}.']{1,24}){0,4}(?![\p{L}])/iuy;
/** Folded text right before. */
export const LIVES =
  /(?:residente|residem?|residirao?|residia|mora(?:dor|dora|m)?|moramos|moro|morava|morando|mudou-se|mudei|mudaram|casa (?:dele|dela|da mae|do pai|dos pais|da tia|da avo|da irma|do irmao)|fica(?:mos)? na casa|dirija-se|retirar|retira|buscar|acesso:|localidade:|local:|ponto:|saida:|referencia:|domiciliad[oa]s?|domicilio|endereco|localizad[oa]|situad[oa]|sito|sita|vivem?|estabelecid[oa]|entregar|entrega|encontrad[oa]|notificad[oa]|citad[oa]|intimad[oa])(?![a-z])[^.;]{0,40}$/;
/** Folded text further on in the sentence that only an address has. */
export const FURTHER =
  /^[^.;\n]{0,70}(?:(?<![a-z])(?:km \d|zona rural|cep \d|lote \d|s\/n|porteira|\d{5}-\d{3})|\/(?:a[clmp]|ba|ce|df|es|go|m[agst]|p[abrei]|r[jnors]|s[cep]|to)(?![a-z]))/;
/** Folded text right after. */
export const COUNTRYSIDE =
  /^[\s,.-]{0,3}(?:\(?(?:onde (?:mor[ao]|resid[eo]|viv[eo]|residem|moram|vivem|moramos|residimos|vivemos)|zona rural|interior|km|lote|terra indigena|s\/?n|sem numero|quadra|casa|distrito|municipio|mun|estrada|estr\.|rua|linha|acesso|a margem|depois|antes|perto|pe da|porteira|flutuante|caixa(?: de correio)?|\d{1,4} ?(?:m|metros|km|horas))(?![a-z])|[a-z ]{3,24}\/(?:a[clmp]|ba|ce|df|es|go|m[agst]|p[abrei]|r[jnors]|s[cep]|to)(?![a-z]))/;
