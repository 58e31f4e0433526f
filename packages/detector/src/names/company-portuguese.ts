/** Portuguese words that are names as well, and what stands by them where they are none. Folded. */

/** Nobody is called so. */
export const PORTUGUESE_NEVER =
  'acho agora ainda amanha amore amores antialergico aqui assim assistencia atencao atenciosamente cartinha certo chegou comigo cordialmente correto deboche devolvi dizem eles encaminho entregou entrou escova escrivao esqueci esta estava estou faltam faltou fechado foto fui fujo jamais loga nada obrigada obrigado onde ontem otro ouvidor paga pago pagou passou pode podem porque possuo precisa preciso proibido prossiga quando quem quero quiser recebi reencaminho risquei rogamos segue seguem serve sinto solicitamos solicito somos tampouco tarja temos tenho tinha tiramos trabalha trouxe usuarios vaia vem vivemos voce voces voltei voltou vou';

/** What follows them. */
export const PORTUGUESE_FOLLOWED: Readonly<Record<string, string>> = {
  gloria: 'a deus',
  graca: 'e paz|divina',
  paz: 'e bem|e alegria|no transito|do senhor|irmaos|interior',
  socorro: 'medico|imediato|urgente',
  luz: 'de (?:freio|emergencia|re|piloto)|amarela|vermelha|verde|acesa|queimada|apagada|e agua|e gas',
  sol: 'nasce|forte|quente|se poe|a pino|e chuva|escaldante',
  flores: 'e mudas|brancas|naturais|artificiais|do campo|de plastico',
  pena: 'que|maxima|minima|privativa|de (?:reclusao|detencao|multa|prisao|morte|\\d)',
  campos: 'em branco|a preencher|obrigatorios|eletromagneticos|preenchidos',
  ferro: 'de (?:passar|solda|\\d)|fundido|velho|eletrico|galvanizado',
  raia: 'atleta|\\d|nadador',
  natal: 'solidario|sem fome|em familia|deste ano|do ano|e ano novo',
  ramos: 'de flores|de atividade|secos',
};

/** What follows them where they have small letters. */
export const PORTUGUESE_SMALL_FOLLOWED: Readonly<Record<string, string>> = {
  luz: 'd[ao]s? (?:sala|baia|rua|casa|cozinha|corredor|quarto|banheiro|patio|escada|garagem)',
  rosa: 'e (?:azul|branc[ao]|verde|amarel[ao]|roxo|preto|lilas)|claro|choque|bebe|antigo|escuro|com espinhos?',
  mel: 'no cha|de abelhas?|e limao|puro|e melado|com limao',
  'valente gentil severo': 'ate demais|demais|com (?:as|os|todos|todas)',
  franco: 'com (?:voce|voces)',
  vitoria: 'pequena|suada|na justica|da (?:chapa|equipe|turma)',
};

const PREDICATE = 'foi|ser|seja|esta|estava|muito|tao|sou|era|sendo|bem|mais|ficou|fica|parece|que e';

/** What stands before them, whatever their case. */
export const PORTUGUESE_BEFORE: Readonly<Record<string, string>> = {
  natal:
    'papai|feliz|noite de|ceia de|cestas? de|recesso de|kit|arvore de|cartao de|presentes? de|festas? de|antes do|depois do|ate o|neste|proximo|trocou o|cantata de|decoracao de|no',
  noel: 'papai|pai',
  reis: 'dia de|folia de',
  ramos: 'domingo de|missa de',
  pais: 'dia dos|reuniao de|associacao de|conselho de',
  maes: 'dia das|domingo das',
  paz: 'justica de|juiz de|juizado de|julgado de|vara de|em|cultura d[ae]|que reine a',
  nascimento: 'data de|certidao de',
};

/** What stands before them where they have small letters. */
export const PORTUGUESE_SMALL_BEFORE: Readonly<Record<string, string>> = {
  'gentil valente bravo serena sereno clemente justo leal modesto prudente franco candido candida': PREDICATE,
  severo: `${PREDICATE}|inverno|quadro|tratamento`,
  socorro: 'pedi[ru]?|pediu foi|primeiro|pronto|presta[rn]?|prestou|gritou|omissao de|pedido de|pedindo',
  luz: 'contas? de|conta da|falta de|faltou|sem|talao de|boleto da|queda de|acabou a|apaga a|acende a|agua(?: e|,)|meia',
  sol: 'no|ao|pelo|banho de|por do|nascer do|queimadura de|oculos de|muito|dias? de|protetor',
  mel: 'no|ao|pote de|vidro de|pao de|favo de|lua de|olha o',
  rosa: 'cor(?: d[eo])?|tom|tons(?: de)?|esmalte|blusa|camiseta|cracha|verde|azul|amarelo|vestido|fita|bandeirinha|caneta|outubro|fone|folha|papel',
  'violeta lilas prata': 'cor|tom|tons(?: de)?|esmalte',
  vitoria: 'grande|mais uma|pequena|nossa',
  gloria: 'honra e',
  graca: 'sem|que|muita',
  esperanca: 'sem|muita',
  pires: 'dois|tres|quatro|os|xicaras? e',
  clemencia: 'toda a|pediu|pedido de',
  rosario: 'rezar o|rezou o|reza o|terco e o|santo',
};
