/** What is said of a password where it would stand: whom to ask for it, what to do with it. Of patterns on folded text. */

/** Said to whoever asks for the password. */
const TOLD_TO_ASK =
  'pec[ao]|pedir|solicit(?:e|ar)|consult(?:e|ar)|troc(?:ar|que)|alter(?:ar|e)|mud(?:ar|e)|digit(?:ar|e)|cri(?:ar|e)|escolh(?:a|er)|verifi(?:car|que)|pergunt(?:ar|e)|ask|request|choose|enter|contact|check|speak|change';
/** Whom to ask, or for what; without one of them "check mate" and "crie asas" are passwords. */
const OF_ASKING =
  'the|an?|[ao]s?|aos?|uma?|it|ti|rh|hr|helpdesk|inbox|mail|spam|whatsapp|sms|your?|our|me|us|seus?|suas?|nova|new|strong|forte|staff|reception|recepcao|balcao|portaria|secretaria|bilheteria|atend[a-z]*|gar(?:com|conete)s?|caixa|gerente|gerencia|manager|admin[a-z]*|suporte|support|host|hostess|front|desk|equipe|team|password|senha|pin|codigo|code|caracteres|characters|digits?|digitos|letras|numeros|cpf|login|app|e-?mail|site|sistema|no (?:verso|recibo|cupom|app|site|quadro)|with|to|at|by|for|via|com|para|pelo|pela|below|above|again|novamente|aqui|here|before|antes|tela|screen|ja|now|every|cada|aplicativo|chamado|acesso|access|primeir[ao]|first|sempre|always|regularmente|periodicamente';
export const INSTRUCTION = `(?:(?:${TOLD_TO_ASK}) (?=[^.;\\n\\t]{0,40}(?<![a-z])(?:${OF_ASKING})(?![a-z]))|(?:fornecida|entregue|disponivel|conforme|mesm[ao](?= (?:d[aeo]s?|que|senha|para|pra|sempre))|pelo menos|at least|written|provided|available|minimum|maximum|must (?:be|contain|have|include|match|not|change|use|start)|please(?= (?:ask|contact|enter|see|note|do|use|call|keep|change|choose|check|speak|provide|remember|refer|request|type|wait|email|visit|make|ensure|reset|log)(?![a-z]))|use your|use [oa]|in the|by the|with the) (?=[a-z]))`;

/** What somebody is told to do with a password, and what was done with it: "guarde em local seguro", "printed under the cover". */
export const TOLD = [
  '(?:alter|anot|apresent|busc|cadastr|confirm|consult|copi|cri|digit|entr|envi|fal|ger|inform|inser|lig|memoriz|mostr|mud|obt|ped|peg|pergunt|procur|receb|retir|solicit|troc|us|utiliz|verific)[aei]r (?:os?|as?|com|em|n[ao]s?|ramal)',
  '(?:apresente|aguarde|altere|aperte|chame|copie|guarde|leia|ligue|memorize|mostre|mude|procure|siga|troque|utilize) (?:os?|as?|com|em|n[ao]s?|ate|este|esta)',
  '(?:afix|anot|cadastr|col|coloc|combin|comunic|contid|cri|defin|disponibiliz|dit|divulg|entreg|envi|exib|fix|fornec|ger|guard|indic|inform|mant|marc|mostr|obt|pass|public|registr|repass|val)[ai]d[ao]s? (?:ao?|apos|com|em|n[ao]s?|pel[ao]s?|por)',
  '(?:assigned|attached|changed|created|displayed|found|given|held|issued|kept|listed|located|mailed|marked|needed|pinned|posted|printed|provided|shared|shown|stored|stuck|supplied|taped|typed|used) (?:above|after|at|behind|below|by|for|from|in|inside|on|separately|to|under|when|with)',
  '(?:keep|store) (?:it |this )?(?:secret|safe|private)',
  '(?:call|find|press|read|ring|scan|show|tap|turn) (?:it|this|the|to the)(?: [a-z]{2,12})? (?:back|bar|bell|box|button|card|code|counter|desk|guide|host|label|landlord|manager|manual|notice|office|owner|page|shop|staff)',
  '(?:nunca|nao|never|do not|dont) (?:compartilh[a-z]*|divulg[a-z]*|revel[a-z]*|empreste|share|reveal|tell|give|disclose)',
  'sob (?:consulta|demanda|pedido|solicitacao)|upon (?:arrival|request)|aguardar (?:atendimento|chamada|contato|liberacao)|varies (?:by|from)|gere (?:uma|outra)|tente (?:de novo|novamente)|ver (?:anexo|bilhete|manual)',
  'uma? (?:para cada|por [a-z]+)|one (?:for each|per [a-z]+)|livre para (?:todos|uso)|acima d[aeo]|chamada n[ao]|erro d[aeo]|uso restrito|distribu[a-z]*|you (?:can|get|have|may|need|should|will)|ser [a-z]{2,12}[ai]d[ao]s?|igual ao?|(?:alfa)?numeric[ao]s? (?:com|de)|idosos e|rede aberta|open network|qualquer uma',
  '(?:sem|no|sua|your|digite (?:a|sua)|enter (?:the|your)) (?:senha|password)(?![\\d!#$%&*.@_-])',
].join('|');
