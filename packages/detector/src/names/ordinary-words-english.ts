/** English words that are names as well, and what stands by them where they are none. Folded. */

/** Nobody is called so. */
export const ENGLISH_NEVER =
  'albeit although anybody anyone arrived assistance because came cancelled changed closed courriel crimestoppers delivered did does done each everybody everyday everyone everything fraternally germans glaucoma heyyy hirings it maybe measles merged none notetaker nothing nobody ok okay paid pending points posted railcard received regards rotarians shipper sorry sterkte stolen stomach support thank thanks that their them there these they this those told tonight treasury unmerged unpaid us we what when where which who whoever whose why yes yesterday your yours';

const PEOPLE = 'people|persons|women|men|boys|girls|adults|carers|drivers|farmers|offenders|readers|players';
const SOMEBODY = 'you|we|i|they|he|she|it|there|somebody|someone|anyone|anybody';

/**
 * What follows them where they open a sentence. None that is done by
 * somebody ("Grant funded", "Ward visits"), or that somebody has ("Max age 4", "Ward phone").
 */
export const ENGLISH_FOLLOWED: Readonly<Record<string, string>> = {
  'will can': `(?:${SOMEBODY}) (?:please|be)`,
  may: 'contain|bank holiday|half term',
  hope: "(?:this|that) helps|this finds|all is well|to (?:see|hear from) you|you(?:'re|r| are| re)? (?:well|ok|okay|all right|alright|keeping|enjoy|enjoyed|like|feel better)|you had a (?:good|nice|great|lovely)",
  grant: 'applications|scheme',
  bill: 'it to',
  mark: '(?:him|her) down as',
  price: 'per (?:unit|item|kilo|kg|head|person|hour|day|night|month)|on application',
  joy: 'of the day',
  grace: 'period',
  patience: 'is a virtue',
  chance: 'of (?:rain|snow|showers|success)',
  'snow frost storm rain': 'or shine|stopped play',
  carol: 'singers?',
  'young small little old': PEOPLE,
  small: 'claims (?:court|track|limit|procedure)|print',
  long: 'term|haul|sleeves?|story short',
  sharp: 'practice|knife|knives',
  brand: 'new',
  green: 'waste|light|belt|tea|beans?',
  'white brown black grey': 'bread|rice|wine|sauce|sugar',
  right: 'hand|side|now|ear|eye|knee|leg|arm|foot|shoulder|hip|of way|away|wrist|breast',
  sunny: 'spells|intervals',
  wood: 'chippings|burner|filler',
  ice: 'cream|hockey|rink|breaker',
  pearl: 'necklaces?|earrings?|barley',
  lamb: 'stew|shanks?|kebabs?',
  rice: 'pudding|cooker|wine',
  bay: 'leaf|windows?|mare|gelding|colt|filly',
  hall: 'hire',
  ward: 'round|clerk|councillors?',
  park: 'and ride',
  prior: 'to (?:the|this|any|commencement)|written consent',
  chip: 'shop|pan',
  ginger: 'biscuits?|beer|ale|root',
  penny: 'for (?:his|her|your|their|my) thoughts',
  sterling: 'silver',
  art: 'exhibition|gallery',
  olive: 'oil|branch|trees?|groves?',
  'rose ivy heather lavender jasmine': 'bush|bushes|petals|quartz',
  'basil rosemary sage': 'and thyme',
  daisy: 'chains?',
  dawn: 'chorus|raid',
  hunter: 'gatherers?',
  peach: 'melba|cobbler',
  frank: 'discussions?|exchange of',
  gun: 'licence|license|cabinet',
  toner: 'is low|low|cartridges?',
  tone: 'of (?:the|voice)',
  boat: 'hire|trip',
};

/** What stands before them, whatever their case; not "checked in June", "next June rang". */
export const ENGLISH_BEFORE: Readonly<Record<string, string>> = {
  'april may june august summer winter':
    'in (?:early|late|mid)|by (?:early|late)|(?:in|for|of|from|between) (?:march|july|september) (?:and|or|to)|end of|start of|beginning of|middle of|months? of',
  christmas: 'merry|happy|father|this|last|next|every|over|during|before|until|till|until after',
  eve: "christmas|hallows'?|year's|hallow's",
  god: 'thank|honest to|oh my|my|for|good|praise|swear to',
  pepper: 'salt and',
  day: "father's|mother's|mothers'|fathers'|valentine's|boxing|patrick's",
  german: 'speaks?(?: [a-z]{4,12} and)?|spoke|learn(?:s|ing)?',
};

/** What stands before them where they have small letters. */
export const ENGLISH_SMALL_BEFORE: Readonly<Record<string, string>> = {
  faith: 'keep the|in good|in bad|leap of',
  hope: 'any|in the',
  joy: 'jump(?:ing|ed) for|full of|pure',
  grace: 'days of|period of',
  mercy: 'at the|beg(?:ged)? for',
  peace: 'rest in|breach of the',
  'rose ivy robin heather fern olive basil rosemary sage dahlia daisy violet lily hazel holly iris poppy lavender':
    'bunch of|sprig of|pot of|handful of|dried|chopped|potted',
  dawn: 'crack of',
  penny: 'in for a|spend a',
  cash: 'petty|in',
  jack: 'trolley|hydraulic',
  pat: "do not|don't",
};
