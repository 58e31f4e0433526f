/** English words that are names as well, and what stands by them where they are none. Folded. */

/** Nobody is called so. */
export const ENGLISH_NEVER =
  'albeit although anybody anyone arrived assistance because came cancelled changed closed courriel crimestoppers delivered did does done each everybody everyday everyone everything fares fraternally germans glaucoma he heyyy hirings it jury maybe measles merged none notetaker nothing nobody ok okay paid pending points posted railcard ramadan rang received regards rotarians shipper sorry stairs sterkte stolen stomach support thank thanks that their them there these they this those told tonight treasury unmerged unpaid us we what when where which who whoever whose why yes yesterday your yours';

const PEOPLE =
  'people|persons?|wom[ae]n|m[ae]n|boys?|girls?|lads?|adults?|child|children|carers?|drivers?|farmers?|offenders?|readers?|players?|members?|families|ones?|couple';
const WEATHER =
  'showers|or shine|expected|forecast|warnings?|overnight|all day|all night|starting|melted|damage';

/** What follows them. */
export const ENGLISH_FOLLOWED: Readonly<Record<string, string>> = {
  will: 'you|we|i|they|he|she|it|be|somebody|someone|anyone|anybody|this|that|there|these|those',
  can: 'you|we|i|they|he|she|it|the|somebody|someone|anyone|anybody',
  may: 'i|we|you|be|contain|day|bank holiday|half|20\\d\\d',
  hope: "we|they|it|this|that|all is|everyone|your|you(?:'re|r| are| re| had| have| can| could| like| enjoy| will| all| both| get| got| feel| find| don| didn| understand| and| guys| two| slept)|to see you|to hear",
  grant: 'applications?|administrator|funding|funded|money|aid|scheme',
  bill: 'payments?|it to|it as|paid',
  mark: 'it|them|him down|her down|your|x',
  price: 'of|is [£$€\\d]|per|list|lists|increases?|match|on application|rise',
  joy: 'of the day|all round|and sorrow',
  grace: 'by the (?:priest|vicar|chaplain|rector|minister|chairman|canon)|period|and peace',
  patience: 'is (?:a virtue|asked|needed|required)',
  mercy: 'mission|dash',
  chance: 'of',
  'snow frost storm': `${WEATHER}|cones|ploughs?|drains?|doors?`,
  rain: `${WEATHER}|till|until|again|delays?|stopped play`,
  carol: 'services?|singers?|concert|singing|sheets',
  'young small little old': PEOPLE,
  small: 'claims|print|items',
  long: `${PEOPLE}|absences?|service|weekend|term|way|day|story|list|time|sleeves?|haul|meeting|stay`,
  sharp: 'practice|pains?|kni(?:fe|ves)|bend|edges?|objects?',
  early: 'voting|release|start|shifts?|finish|closing|morning|years|lunch|help|access|leave|arrival',
  brand: 'new',
  green: 'fees|waste|light|bins?|cards?|forms?|room|belt|tea|paint|dot|beans?|toms|tomatoes',
  'white brown black grey':
    'paint|bread|rice|vans?|envelopes?|coats?|wine|cards?|goods|noise|bins?|sauce|sugar|boards?|doors?|cars?|dogs?|paper|bo(?:x|xes)|labels?|forms?|bags?|smoke|roses|lines?|shirts?|tape',
  right: 'rev|hand|side|now|ear|eye|knee|leg|arm|foot|shoulder|hip|of way|away|answers?|wrist|breast',
  rivers: 'levels?|agency|trust',
  sandy: 'shoes?|soil|beach',
  sunny: 'spells|intervals',
  wood: 'chips?|chippings|burner|floor|stain|glue|panels?|pile|shed|screws|filler',
  stone: 'bins?|walls?|steps|floor|cladding',
  ice: 'cream|machine|packs?|hockey|rink|breaker|given|applied',
  pearl: 'rings?|necklaces?|earrings?|buttons?|barley',
  crystal: 'glass|glasses|ball|vase',
  lamb: 'stew|chops?|shanks?|curry|dinner|roast|kebabs?|joint|burgers?',
  rice: 'pudding|salad|cooker|wine|bags?|dish',
  bay: 'length|lea(?:f|ves)|windows?|mare|gelding|colt|filly|\\d|doors?',
  hall: 'hire|bookings?|duty|floor|keys?|committee|rent|tables?',
  ward: 'rounds?|visits?|councillors?|sister|clerk|meetings?|manager|staff|phone|\\/|\\d',
  park: 'and ride|ranger|gates?',
  cook: 'until',
  chase: 'up|them|payment|invoices?',
  prior: 'to|notice|approval|written|consent|warning|knowledge|year',
  max: '\\d{1,3}(?![.:\\d])|age|weight|load|height|dose',
  chip: 'shop|pan|number',
  pat: 'testing',
  ginger: 'biscuits?|beer|ale|nuts?|root|tea|cake|cat|tom|snaps?',
  penny: '(?:for|pinching) (?:his|her|your|their|my) thoughts',
  sterling: 'silver|work|efforts?|job|account',
  art: 'class|classes|room|teacher|exhibition|gallery|lessons?|history|club|supplies|therapy|department|materials',
  christmas:
    'lights?|orders?|party|cards?|tree|trees|eve|day|dinner|lunch|leave|cover|rota|holidays?|bonus|fund|hampers?|fair|fayre|raffle|period|shutdown|closing|opening|cake|jumpers?|pudding|concert|trading|shopping|appeal|break|week|vacation|savings|club|post|carols?|bazaar|meal|closure|hours',
  olive: 'oil|branch|green|trees?|groves?',
  'rose ivy heather lavender jasmine': 'garlands?|bush|bushes|bowls?|petals?|quartz|wine|beds?|hedge',
  'basil rosemary heather sage': 'oil|and thyme|bread|stuffing|chicken',
  daisy: 'chains?',
  dawn: 'chorus|patrol|raid|service|start',
  hunter: 'green|gatherers?',
  jade: 'green',
  amber: 'alert|light|warning|valley',
  ruby: 'wedding|red|port|tuesday',
  peach: 'thread|melba|cobbler|paint',
  frank: 'discussions?|exchange',
  gun: 'club|licence|license|cabinet',
  bishop: 'street|road',
  judge: 'overruled|sustained|found|ordered|ruled',
  toner: 'is low|low|cartridges?',
  tone: 'of',
  baby: 'slept|born|weighed|fed',
  boat: 'hire|trip|launch(?:ed)?',
};

/** What stands before them, whatever their case. */
export const ENGLISH_BEFORE: Readonly<Record<string, string>> = {
  'may april june august summer winter':
    'in(?: early| late| mid)?|early|late|mid-?|this(?: coming)?|last|next|every|since|during|throughout|(?:in|for|of|from|between) (?:march|april|may|june|july|august|september) (?:and|or|to)|end of|start of|beginning of|middle of|mileage for|months? of',
  christmas:
    'before|after|for|at|over|until|till|since|by|merry|happy|this|last|next|every|father|of|during|about',
  eve: "christmas|hallows'?|year's|years|hallow's",
  god: 'thank|honest to|oh my|my|for|good|praise|swear to',
  pepper: 'dr\\.?|salt and',
  day: "father's|mother's|mothers'|fathers'|valentine's|boxing|patrick's",
  smith: 'granny',
  german: 'speaks?(?: [a-z]{4,12} and)?|spoke|in|into|learn(?:s|ing)?',
};

/** What stands before them where they have small letters. */
export const ENGLISH_SMALL_BEFORE: Readonly<Record<string, string>> = {
  faith: 'have|keep the|in good|in bad|good|lose|lost|leap of',
  hope: 'have|any|in the|lose|lost|great',
  joy: 'great|much|jump(?:ing|ed) for|full of|wept for|any|pure',
  grace: 'say|saying|with good|with bad|days of|period of',
  mercy: 'at the|beg(?:ged)? for|have',
  peace: 'in|world|rest in|breach of the|make|at',
  comfort: 'take|some',
  'rose ivy robin heather dove fern olive basil rosemary sage dahlia daisy violet lily hazel holly iris poppy lavender jade pearl':
    'the|bunch of|sprig of|some|pot of|bed of|handful of|wild|dried|fresh|chopped|potted',
  dawn: 'at|crack of|until',
  penny: 'in for a|spend a|every|last|per',
  cash: 'petty|in|by|paid|pay',
  jack: 'trolley|bottle|car|hydraulic|floor',
  pat: "do not|don't",
  storm: 'the',
  baby: 'the|her|his|their',
};
