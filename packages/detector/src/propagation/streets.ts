/** The street where somebody lives is that street wherever it is named again: "HR has the Egerton Road one". */

import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { placesIn } from '../text/places.ts';
import type { Places } from '../text/places.ts';
import { holding } from '../text/holds.ts';
import { matchesByPattern, together } from '../text/starts.ts';

const NAME = "\\p{Lu}[\\p{L}'’-]{1,30}";
const EDGE = "(?<![\\p{L}\\p{N}'’-])";
/** Of English streets, which stand behind their names. */
const KINDS =
  'Street|STREET|Road|ROAD|Avenue|AVENUE|Lane|LANE|Drive|DRIVE|Close|CLOSE|Crescent|CRESCENT|Terrace|TERRACE|Gardens|GARDENS|Grove|GROVE|Mews|Court|COURT|House|Square|Place|Way|Rd|Ave|Ln';
const STREETS = together(
  [
    {
      pattern: new RegExp(`${EDGE}(?:${NAME} ){1,3}(?:${KINDS})(?!\\p{L})`, 'uy'),
      holds: holding(
        98,
        ...new Set(
          KINDS.toLowerCase()
            .split('|')
            .map((kind) => ` ${kind}`),
        ),
      ),
    },
    {
      pattern: new RegExp(
        `${EDGE}(?:Rua|RUA|R\\.|Avenida|AVENIDA|Av\\.|Travessa|Tv\\.|Alameda|Al\\.|Estrada|Ladeira|Beco|Viela|Vila|Sítio|Chácara|Fazenda)(?: [Dd][AEOaeo][Ss]?)? ${NAME}(?: (?:[Dd][AEOaeo][Ss]? |[eE] )?${NAME}){0,4}`,
        'uy',
      ),
    },
  ],
  'plain',
);
/** A whole address, not a street of a town that somebody mentions. */
const SURE = 0.85;

/** Linear: each street is sought once in the words that may begin one. */
export function findStreetsAgain({ text, folded, places }: Document, found: readonly Found[]): Found[] {
  const streets = new Set<string>();
  for (const { start, end, category, confidence, proposal } of found) {
    if (category !== 'address' || confidence < SURE || proposal !== 'remove') continue;
    if (!/\d/.test(text.slice(start, end))) continue;
    for (const [street] of matchesIn(placesIn(text.slice(start, end), folded.slice(start, end))))
      streets.add(street.toLowerCase());
  }
  if (streets.size === 0) return [];
  return matchesIn(places.text).flatMap((match) => {
    const street = match[0];
    const named = [...endsOf(street)].find((one) => streets.has(one.toLowerCase()));
    if (named === undefined) return [];
    const start = match.index + street.length - named.length;
    return [
      {
        start,
        end: start + named.length,
        category: 'address',
        detector: 'propagation',
        confidence: 0.85,
        reason: because('found-elsewhere', folded.slice(start, start + named.length)),
        proposal: 'remove',
        priority: 27,
      } as const,
    ];
  });
}

const matchesIn = (where: Places): RegExpExecArray[] => matchesByPattern(where, STREETS).flat();

/** "Call Egerton Road": a capital before it may be the head of the sentence. */
function* endsOf(street: string): Generator<string> {
  for (let rest = street; rest.includes(' '); rest = rest.slice(rest.indexOf(' ') + 1)) yield rest;
}
