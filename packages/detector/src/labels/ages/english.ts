/** How English tells an age without the words that `ages.ts` knows; on folded text, tried where a number begins. */
import { ENGLISH_NUMBER, ENGLISH_TEENS } from '../../text/number-words.ts';

const NUMBER = `(?:\\d{1,3}|(?!one(?!-))${ENGLISH_NUMBER})`;
const ENGLISH_KIN =
  'wife|husband|hubby|partner|mother|father|mum|mam|mom|mummy|mommy|dad|daddy|brother|sister|son|daughter|nan|nana|nanny|gran|granny|grandma|grandpa|grandad|granddad|grandmother|grandfather|uncle|aunt|auntie|niece|nephew|cousin|grandson|granddaughter|stepson|stepdaughter';
const CHILD =
  '(?:the )?(?:eldest|oldest|youngest|elder|younger|middle one|little one)|(?:my|our|his|her|their) (?:own |little )?(?:boy|girl|lad|lass)';
const CHILDREN =
  'kids|children|grandkids|grandchildren|boys|girls|lads|sons|daughters|twins|triplets|nephews|nieces|juveniles|youths|minors|teenagers|pupils';
/** Where "v2 (24)" is of a program, "s4 (10)" of a law, "W3 (60)" of a table. */
const NUMBERED_THINGS =
  '(?:versions?|releas(?:es?|ed)|software|app|builds?|updates?|sections?|tables?|units?|weeks?|samples?|sizes?|scales?|figs?|models?|stations?)';
/** What stands around is a sentence about somebody; nothing is counted. */
export const ENGLISH_AFTER =
  '(?=[,.;!?)\\n]|$| (?:and|now|so|but|next|this|last|on|in|today|tomorrow|yesterday|come|when|who|still|already|at (?:christmas|easter))(?![a-z]))(?![.,:/-]\\d| in (?:a|the|total|all)(?![a-z])| on (?:the|a)(?![a-z]))';
/** Between who it is and how old. */
export const JUST =
  '(?:just|only|now|already|nearly|almost|rising|barely|not quite|about|going on|getting on for|the big|a young)';
export const REACHED =
  '(?:just )?(?:hit|hits|hitting|turned|turns|turning|reached|pushing|nearing|approaching|rising|nearly|almost|not quite|going on|coming up to|coming up)';
/** Birthdays that are kept. */
const KEPT = '(?:1[368]|21|[2-9]0|[2-9]5|100)(?:st|nd|rd|th)';
/** Clubs and countries keep theirs as well. */
export const NO_CLUB =
  '(?!world|nation|countr|city|town|compan|firm|group|club|team|school|college|universit|church|bank|hospital|union|society|associat|trust|charity|brand|museum|theatre|festival|queen|king|band)';
const SOMEBODYS = `${NO_CLUB}[a-z]{2,12}'s`;
const PARTY =
  '(?=[,.;!?)\\n]|$| (?:birthday|bday|b-day|is|was|on|do|bash|party|next|this|last|tomorrow|and|at the)(?![a-z]))';

/** As many years as children of a class have: three to six more than its number. */
const AGES_IN_CLASS = [
  '(?<=(?<![a-z])(?:reception|nursery), )[2-5]',
  ...Array.from({ length: 13 }, (_, at) => {
    const ages = [4, 5, 6, 7].map((more) => at + more).join('|');
    return `(?<=(?<![a-z])(?:yr|year|grade|class|form) ${at + 1}[a-z]?, )(?:${ages})`;
  }),
].join('|');

export const ENGLISH_AGES: readonly RegExp[] = [
  // "who died on Sunday at 102", "gave his age as 20".
  '(?<=(?<![a-z])(?:died|passed away)(?: [a-z]{2,12}){0,5} at )(?:1[3-9]|[2-9]\\d|1[01]\\d)(?=[.,;\\n]|$)',
  '(?<=(?<![a-z])(?:his|her|their) age as )\\d{1,3}(?![\\d.,/:-]\\d)',
  // "29/5'4\"": how families look for a husband or a wife in India.
  "(?<![\\d/])\\d{2}(?=/[4-6]'(?:\\d|1[01])(?!\\d))",
  // "Granny is a hundred and two", "Grandad hit 85 last wk", "the eldest eleven, the other rising six".
  `(?<=(?<![a-z])(?:${ENGLISH_KIN}|he|she)(?: is| was| has| had| will be|'s|'ll be)?,? ${REACHED} )${NUMBER}${ENGLISH_AFTER}`,
  `(?<=(?<![a-z])(?:(?:${ENGLISH_KIN})(?: is| was| will be|'s)|(?:he|she)(?: will be|'ll be)) (?:${JUST} )?)${NUMBER}${ENGLISH_AFTER}`,
  // "Rhiannon (Year 5, 9 yrs)": a guarantee of class 5 is for ten, or one.
  `(?:${AGES_IN_CLASS}) ?(?:yrs?|years)(?=[),;])`,
  // "DP (16 yrs)", "Victim (34)"; a party is numbered with one figure, "pt (12)" is of a type.
  '(?<=(?<![a-z])(?:dp|deft?|defendant|poi|ip|vic|victim|suspect|accused|witness|complainant|claimant|misper|offender|juvenile|patient|pt|[vsw]\\d)\\.? \\()\\d{1,2} ?y(?:rs?|o|ears)?(?=[),;])',
  '(?<=(?<![a-z])(?:dp|deft?|defendant|poi|vic|victim|suspect|accused|witness|complainant|claimant|misper|offender|juvenile|patient)\\.? \\()[1-9]\\d(?=[),;])(?!\\) ?\\d)',
  `(?=[1-9]\\d[),;])(?<=(?<!(?<![a-z])${NUMBERED_THINGS}(?![a-z])[^\\n]{0,60})(?<![a-z])[vsw]\\d \\()[1-9]\\d(?!\\) (?:releas|launch|in (?:units|version)|items))`,
  // "He'd have been 80 on Sunday".
  `(?<=(?<![a-z])(?:he|she)(?:'d| would) have been )${NUMBER}${ENGLISH_AFTER}`,
  `(?<=(?<![a-z])(?:${CHILD})(?: is| was|'s|,)? (?:${JUST} )?)${NUMBER}${ENGLISH_AFTER}`,
  `(?<=(?<![a-z])(?:the other(?: one)?(?: is|'s)? (?:rising|nearly|almost|just turned)|(?:the other|one|she|he)(?: is|'s) (?:thus|therefore)) )${NUMBER}${ENGLISH_AFTER}`,
  `(?<=(?<![a-z])(?:one|the other)(?: is|'s) )${ENGLISH_TEENS}(?= and|[,.;])`,
  // "Wife 38."
  `(?<=(?:^|[.,;:(\\n] ?)(?:my |his |her |(?!partner))(?:${ENGLISH_KIN}),? )[1-9]\\d(?=[,.;)\\n]|$)(?![.,:/-]\\d)`,
  // "Kids 4, 7, 12", "We're 26, 27 and 31", "Juveniles: (16), (15)": more than one, since one counts them.
  `(?<=(?:(?:^|[.\\n] ?)(?!boys|girls)|(?<![a-z])(?:my|our|his|her|their|your|two|three|four|five|six|with|has|have) )(?:${CHILDREN})[:,]? \\(?)\\d{1,2}(?=(?:, \\d{1,2}){1,9}(?:,? and \\d{1,2})?(?:[.;)\\n]|$)|(?:, \\d{1,2})* and \\d{1,2}(?:[.,;)\\n]|$))`,
  `(?<=(?<![a-z])(?:${CHILDREN}),? aged )${NUMBER}(?=,| and)`,
  `(?<=(?<![a-z])(?:we|they)(?:'re| are) )\\d{1,2}(?=(?:, \\d{1,2})* and \\d{1,2}(?:[.,;)\\n]|$))`,
  `(?<=(?<![a-z])(?:${CHILDREN})[:,]? \\()\\d{1,2}(?=\\),? (?:and )?\\()`,
  // "3 wks off 70".
  `(?<=(?<![a-z])(?:wks?|weeks?|months?|mths|days?|yrs?|years?) (?:off|short of|shy of) (?:being )?)${NUMBER}${ENGLISH_AFTER}`,
  `${NUMBER}(?= (?:next|last|this|on (?:my|his|her) (?:next|last)) (?:birthday|bday|b'day)(?![a-z]))`,
  // "Happy 40th", "her 18th is at the Legion", "the big 4-0"; "Happy 4th" is a day of July.
  `(?<=(?<![a-z])happy )(?!4th)\\d{1,3}(?:st|nd|rd|th)(?! (?:anniversary|of|wedding|year|to (?:the|our) (?!${NO_CLUB})))`,
  `(?<=(?<![a-z])(?:his|her|my|your|${SOMEBODYS}) )${KEPT}${PARTY}`,
  `(?<=(?<![a-z])(?:${SOMEBODYS}|his|her|my|your) )\\d{1,3}(?:st|nd|rd|th)(?= (?:birthday|bday|b-day)(?![a-z]))`,
  '(?<=(?<![a-z])big )(?:[2-9][ -]?[05o]|(?:three|four|five|six|seven|eight|nine)[ -](?:oh|o|0))(?=[,.;!?)\\n]|$| (?:on|in|this|next|today|tomorrow|birthday|party|bash)(?![a-z]))',
  // "looks 30-35", "a girl about five".
  `(?<=(?<![a-z])(?:he|she|who|they|you|one|man|woman|guy|bloke|fella|lady|lad|lass|boy|girl|male|female|driver|suspect) (?:looks|looked|looking|appears|appeared|seemed|seems)(?: to be)? (?:about |around |maybe |roughly |like )?)\\d{2}(?:-\\d{2}|ish)?(?: or so)?${ENGLISH_AFTER}`,
  `(?<=(?<![a-z])(?:girl|boy|child|lad|lass|kid|man|woman|lady|bloke|fella|guy|gent|infant|toddler|youth|teenager|male|female),? (?:of )?(?:about|around|maybe|perhaps|roughly|approx\\.?|nearly|barely|only|just) )${NUMBER}(?:-\\d{2})?${ENGLISH_AFTER}`,
  // "widowed at 24", "down the pit at fourteen".
  `(?<=(?<![a-z])(?:widowed|orphaned|divorced|left school|left home|enlisted|ordained|pregnant|diagnosed|broke it|took it up|gave it up|died|retired|married|wed|emigrated) at )(?:[1-9]\\d|${ENGLISH_NUMBER})${ENGLISH_AFTER}`,
  `(?<=(?<![a-z])at )${ENGLISH_TEENS}(?=[,.;)]| and (?:he|she|was|had|went|married|never)(?![a-z])| (?:he|she)(?![a-z]))`,
  `(?<=(?<![a-z])(?:infant|baby|babe|newborn),? (?:of )?)\\d{1,2} ?(?:mos?|mths?|months|wks?|weeks|days)(?![a-z])`,
  // "6/52 old": so many weeks, months or days.
  '\\d{1,2}/(?:52|12|7)(?=[ -]old)',
  `(?<=(?<![a-z])(?:in (?:his|her|my)|(?:both|couple|parents|grandparents|they're|they are|men|women|people|brothers|sisters|friends) in their) (?:early |mid[ -]|late )?)[2-9]0'?s(?![a-z])`,
  '(?<=(?<!0s), (?:early|mid|late)[ -])[2-9]0s(?=[,.;)]|$| \\()',
  // "DOL 12": a day of a new-born's life; "DOB 03/12/1980 [44Y]", "DOB 03/12/1980 44y F".
  '(?<=(?<![a-z])(?:neonat(?:e|al)|new-?born|infant|baby|preterm|weeker|nicu|twin)(?![a-z])[^\\n]{0,48}(?<![a-z])dol:? ?#?)\\d{1,3}(?=[,.;)\\n]|$)(?![.,:/-]\\d)',
  '(?<=(?:(?<![a-z])dob|birth|born)[^\\n]{0,24}[/.-]\\d{2,4} ?[(\\[]?)\\d{1,3} ?y(?:rs?|ears?)?(?=[)\\],;.\\n]|$| [mf](?![a-z]))',
  '(?<=\\([mf]\\) \\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4} [(\\[])\\d{1,3} ?y(?:rs?)?(?=[)\\]])',
  // "Q. How old are you? A. Forty-four."
  `(?<=(?<![a-z])(?:how old are you|what(?:'s| is) your age|state your age)(?:, (?:sir|ma'am|madam))? ?[?.][ \\n](?:[a-z]{1,14}[:.] )?(?:i am |i'm )?)${NUMBER}(?=[,.;!\\n]|$| years)(?![.,:/-]\\d)`,
  // "FHx: father d. 60 MI".
  `(?<=(?<![a-z])(?:father|mother|brother|sister) (?:d\\.|dec(?:eased|'d)?\\.?|alive(?: at)?) )\\d{2}(?=[ ,.;)]|\\n|$)(?![.,:/-]\\d)`,
].map((source) => new RegExp(source, 'y'));

/** Of a patient, what comes next. */
const CLINICAL =
  '(?:who|presents|presenting|presented|admitted|(?:fell|fall) (?:at|off|down|over|onto|in bath)|brought in|known|(?:ex-|non-)?smoker|PMH|c/o|h/o|hx|s/p|BIBA|RTC|MVA|[Gg]\\d[Pp]\\d)(?!\\p{L})';
const OF_PATIENT =
  "(?<!\\p{L})(?:[Pp]t|[Pp]atient|[Ss]een|(?:[Hh]e|[Ss]he|who)(?: is|'s)|[Bb]rother|[Ss]ister|[Ss]on|[Dd]aughter|[Mm]other|[Ff]ather|[Ww]ife|[Hh]usband|[Pp]artner)[,:]? ";
const WITH_SEX = '(?:[1-9]?\\d|10\\d)/?[MF]';
/** "57M, smoker", "Seen: 34F": on the text as it stands, since "57m" is a distance, and "Revenue: 45M" is no patient. */
export const AGE_WITH_SEX = new RegExp(
  `(?=\\d)(?:(?<=${OF_PATIENT}\\(?)${WITH_SEX}(?=\\)?(?:\\n|$|[.;] ?(?!\\d)|, ?(?![\\dA-Z]\\d)|,? (?:with|w/|his|her|found|post)(?!\\p{L})|,? ${CLINICAL}))|(?<=(?:^|[\\n.;:/] ?)\\(?)${WITH_SEX}(?=\\)?,? ${CLINICAL}))`,
  'uy',
);
/** "W/F 27", "B/M, approx 25-30", "(H/M/19)": as the police describe somebody; filters and ratios are called so behind their noun. */
export const AGE_WITH_RACE =
  /(?=\d)(?<=(?:(?:^|[\n(,;.] ?|[ \t]{2})(?=[WBH]\/)|(?<![\p{L}\d])(?:[Vv]ictims?|[Ss]uspects?|[Ss]ubjects?|[Dd]rivers?|[Pp]assengers?|[Ww]itness(?:es)?|[Aa]rrestees?|[Cc]omplainants?|[Dd]efendants?|[Pp]atients?|[Pp]t|[Mm]issing|[Dd]eceased|[Uu]nk(?:nown)?|[Oo]ne|[Tt]wo|[Aa]n?|is|was|by|[VSWP]\/?#?\d{1,2}|[VSW]):?(?: -)? (?=[WBHAIU]\/))[WBHAIU]\/[MF](?:,? |\/)(?:approx\.? |about |aged? |late |early |mid[- ])?)\d{2}(?:-\d{2}|s)?(?![\p{L}\d%]|[.:/]\d|,\d)/uy;
