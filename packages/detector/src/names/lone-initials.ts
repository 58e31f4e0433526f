import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

/** "J.B." on a line of its own closes a letter or a note. */
const ALONE = /(?=\p{Lu}\.)(?<=\n[ \t]{0,4})(?:\p{Lu}\. ?){1,4}(?=[ \t]{0,4}(?:\n|$))/gu;
/** "I'm afraid. S", "Cheers, S.": the end of a message. */
const SIGNED_OFF =
  /(?<=\p{Ll}{2}[.!?][ \n](?<!(?<!\p{L})(?:[Rr]ev|[Cc]at|[Ss]e[cç]|[Vv]ol|[Ff]ig|[Aa]rt|[Cc]l|[Ee]d|[Vv]er|[Tt]am|[Aa]pp|[Cc]lass?|[Aa]nn?ex)\.[ \n])|(?:[Cc]heers|[Tt]hanks|[Rr]egards|[Bb]est|[Ll]ove|[Aa]bra[çc]os?|[Aa]bs|[Bb]eijos?|[Bb]js?|[Aa]tt|[Oo]brigad[oa])[,.!][ \n])\p{Lu}\.?(?=[ \t]{0,4}(?:\n|$))/gu;
/** "Mrs P. has hidden it", "Mrs G is coming", "Mr T's whistle", "Auntie B". */
const ADDRESSED =
  /(?<=(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Lady|Aunt|Auntie|Uncle|Sra?|Dra?|Dona|Tia|Tio)\.? )(?:(?:\p{Lu}\.[ ]?){1,3}(?! ?\p{Lu}\p{L})|(?!I )\p{Lu}(?=['’]s(?!\p{L})| \p{Ll}|[,;?!\t\n]|$))/gu;
/** "G says leave it", "K. pediu a chave": who does what people do. Letters that are words of either language are none. */
const ACTING =
  /(?<![\p{L}\p{N}.'’-]|(?:[Ss]ection|[Pp]lan|[Tt]ype|[Gg]roup|[Tt]eam|[Bb]lock|[Pp]art|[Pp]arty|[Oo]ption|[Cc]ompany|[Cc]lass|[Ss]ite|[Uu]nit|[Ll]ot|[Pp]onto|[Gg]rupo|[Tt]urma|[Bb]loco|[Pp]lano|[Tt]ipo|[Ii]tem|[Ee]mpresa|[Ss]ala|[Ll]ote|[Uu]nidade) )(?![AEIO] )(?:(?!I)\p{Lu}\.|\p{Lu})(?= (?:says|said|asked|asks|told|thinks|wants|rang|phoned|texted|emailed|replied|agreed|knows|thanked|apologised|promised|disse|falou|perguntou|pediu|ligou|respondeu|avisou|acha que|quer que|contou|relatou|relata que|mandou|concordou|chorou|reclamou)(?!\p{L}))/gu;
/** "o menor E.R.", "the pupil T. J.": how courts and schools write of children. */
const HIDDEN =
  /(?<=(?<!\p{L})(?:menor|adolescente|crian[çc]a|infante|paciente|alun[oa]|v[íi]tima|minor|child|pupil|patient|boy|girl)(?: de iniciais)?,? [“"']?)\p{Lu}\.(?: ?\p{Lu}\.){1,4}/gu;
/** "B. H." between words: initials with a space between are seldom anything else. */
const SPACED =
  /(?<![\p{L}.] ?|\p{Lu}\p{L}{0,20} |[,&] ?)(?!S\. A|P\. [SR]|N\. B|N\. T|U\. S|E\. U|[AD]\. C|C\. P|O\. S|E\. E|[AP]\. M)\p{Lu}\.(?: \p{Lu}\.){1,3}(?! ?(?:\p{Ll}{1,3} )?\p{Lu}\p{L}|\d| ?n?[º°])/gu;
/** "AM: E o senhor?": who speaks, where the same letters begin several lines. */
const SPEAKER = /(?<=(?:^|\n)[ \t]{0,4})(?!PS|NB|OK|TV|CC|RE|ID|QA)\p{Lu}{2,3}(?=:[ \t])/gu;
const LINES_OF_A_SPEAKER = 3;

/** Initials that stand for somebody by themselves. Linear. */
export function findLoneInitials({ text }: Document): Found[] {
  const matches = [ALONE, SIGNED_OFF, ADDRESSED, ACTING, HIDDEN, SPACED].flatMap((form) =>
    Array.from(text.matchAll(form)),
  );
  return [...matches, ...speakers(text)].map((match) => ({
    start: match.index,
    end: match.index + match[0].trimEnd().length,
    category: 'person' as const,
    detector: 'label' as const,
    confidence: 0.85,
    reason: because('signature'),
    proposal: 'remove' as const,
    priority: 47,
  }));
}

/** Two at least, or the letters are the name of a field. */
function speakers(text: string): RegExpExecArray[] {
  const lines = Map.groupBy(text.matchAll(SPEAKER), ([letters]) => letters);
  const often = [...lines.values()].filter(({ length }) => length >= LINES_OF_A_SPEAKER);
  return often.length < 2 ? [] : often.flat();
}
