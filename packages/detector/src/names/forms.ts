import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

/** "AMORIM/DJALMA MR", "PAZ/AURORA DA": how airlines write passengers. */
const PASSENGER =
  /(?<![\p{L}/])\p{Lu}[\p{Lu}'-]+\/\p{Lu}[\p{Lu}'-]+(?: \p{Lu}[\p{Lu}'-]+){0,3} (?:MR|MRS|MS|MISS|MSTR|DR|CHD|INF|DA|DE|DO|DOS)(?!\p{L})/gu;

/** Syllables of given names as Koreans write them in Latin letters, most of which are no words on either side of a hyphen. */
const SYLLABLE =
  'ah?|bin|bo|byung|chan|chul|dae|dong|do|eun|gun|gyu|ha|hae|hee|ho|hoon|hwa|hwan|hye|hyo|hyun|hyung|ja|jae|jeong|ji|jin|joo|joon|jung|jun|kyu|kyung|kwang|mi|min|myung|nam|rae|ran|rim|sang|seo|seok|seon|seong|seung|sik|soo|sook|sub|suk|sun|sung|tae|woo|won|woong|yeon|yeong|yong|yoo|yoon|young|yun';
const KOREAN = new RegExp(
  `(?<![\\p{L}-])(?:${SYLLABLE.replaceAll(/(?<=^|\|)[a-z]/g, (first) => first.toUpperCase())})-(?:${SYLLABLE})(?![\\p{L}-])`,
  'gu',
);

/** "김상혁", "张敏": so few signs alone in a document of Latin letters are hardly anything else. */
const OTHER_SCRIPTS =
  /(?<![\p{L}])(?:\p{Script=Hangul}{2,4}|\p{Script=Han}{2,4}|\p{Script=Katakana}{2,8}・\p{Script=Katakana}{2,8})(?![\p{L}])/gu;
const MOST_IN_OTHER_SCRIPTS = 8;

/** Runs of letters that nothing but the name of somebody looks like, whatever stands around. Linear. */
export function findByForm({ text }: Document): Found[] {
  const others = [...text.matchAll(OTHER_SCRIPTS)];
  const matches = [
    ...text.matchAll(PASSENGER),
    ...text.matchAll(KOREAN),
    ...(others.length > MOST_IN_OTHER_SCRIPTS ? [] : others),
  ];
  return matches.map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
    category: 'person' as const,
    detector: 'label' as const,
    confidence: 0.85,
    reason: because('name-list'),
    proposal: 'remove' as const,
    priority: 47,
  }));
}
