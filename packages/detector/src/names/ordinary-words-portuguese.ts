/** Portuguese words that are names as well, and what stands by them where they are none. Folded. */

/** Nobody is called so. */
export const PORTUGUESE_NEVER =
  'acho agora ainda amanha antialergico aqui assim assistencia atencao atenciosamente cartinha certo chegou comigo cordialmente correto deboche devolvi dizem eles encaminho entregou entrou escova escrivao esqueci estava estou faltam faltou fechado foto fui fujo jamais obrigada obrigado onde ontem otro ouvidor paga pago pagou passou pode podem porque possuo precisa preciso proibido prossiga quando quem quero quiser recebi reencaminho risquei rogamos segue seguem serve sinto solicitamos solicito somos tampouco temos tenho tinha tiramos trabalha trouxe usuarios vaia vem vivemos voce voces voltei voltou vou';

/** What follows them where they open a sentence. */
export const PORTUGUESE_FOLLOWED: Readonly<Record<string, string>> = {
  gloria: 'a deus',
  paz: 'e bem|no transito',
  socorro: 'medico|imediato',
  luz: 'de (?:freio|emergencia|re)|amarela|vermelha|verde|acesa|queimada|apagada|e agua|e gas',
  sol: 'forte|a pino|escaldante',
  flores: 'e mudas|brancas|naturais|artificiais|do campo|de plastico',
  pena: 'que|maxima|minima|privativa|de (?:reclusao|detencao|multa|prisao|\\d)',
  campos: 'em branco|a preencher|obrigatorios|eletromagneticos|preenchidos',
  ferro: 'de (?:passar|solda|\\d)|fundido|eletrico|galvanizado',
  natal: 'solidario|sem fome|em familia|e ano novo',
  ramos: 'de flores|de atividade',
};

/** What follows them where they have small letters; not "rosa claro que sim", "rosa bebe agua". */
export const PORTUGUESE_SMALL_FOLLOWED: Readonly<Record<string, string>> = {
  rosa: 'e (?:azul|branco|verde|amarelo|lilas)|choque|antigo|escuro',
  mel: 'de abelhas?|e limao|com limao',
};

/** What stands before them, whatever their case; "no Natal", "antes do Natal" may be at somebody's, or before him. */
export const PORTUGUESE_BEFORE: Readonly<Record<string, string>> = {
  natal:
    'papai|feliz|noite de|ceia de|cestas? de|recesso de|arvore de|cartao de|presentes? de|festas? de|cantata de|decoracao de',
  noel: 'papai',
  reis: 'dia de|folia de',
  ramos: 'domingo de|missa de',
  pais: 'dia dos|reuniao de|associacao de|conselho de',
  maes: 'dia das|domingo das',
  paz: 'justica de|juiz de|juizado de|julgado de|cultura d[ae]',
  nascimento: 'data de|certidao de',
};

/** What stands before them where they have small letters; "foi clemente" may be he who did it. */
export const PORTUGUESE_SMALL_BEFORE: Readonly<Record<string, string>> = {
  'gentil valente bravo serena sereno clemente severo justo leal modesto prudente franco': 'muito|tao',
  socorro: 'presta[rn]?|prestou|omissao de',
  luz: 'contas? de|falta de|talao de|queda de',
  sol: 'banho de|por do|nascer do|queimadura de|oculos de|protetor',
  mel: 'pote de|vidro de|pao de|favo de|lua de',
  rosa: 'cor(?: de)?|tons? de',
  'violeta lilas prata': 'cor|tons? de',
  gloria: 'honra e',
  pires: 'xicaras? e',
  clemencia: 'toda a',
  rosario: 'rezar o|rezou o|reza o|terco e o',
};
