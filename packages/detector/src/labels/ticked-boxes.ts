import type { Range } from '../text/document.ts';

/** "( ) solteiro (x) casado ( ) viúvo", "[ ]single [X]married": the answer behind the box that is ticked, up to the next. */
const TICKED =
  /[([] ?[xX✓✔] ?[)\]] ?(\p{L}[\p{L}.]{2,20}(?:\([ao]\))?(?: (?!ou |or )\p{L}{3,14})?)(?= {0,3}(?:[([]|$)|[,;])/u;
const LONGEST = 200;

/** In the value of a field that is answered with one word of several. */
export function tickedIn(value: string): Range | undefined {
  const match = TICKED.exec(value.slice(0, LONGEST));
  if (match === null) return undefined;
  const end = match.index + match[0].length;
  return { start: end - match[1]!.length, end };
}
