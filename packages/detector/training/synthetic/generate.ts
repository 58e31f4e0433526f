/** Labelled sentences made from the templates; nothing in them comes from a measured document. */

import { gapsOf } from '../../src/model/passages.ts';
import { tokensOf } from '../../src/model/tokens.ts';
import type { Label } from '../../src/model/labels.ts';
import { pick } from '../random.ts';
import type { DetailGold, Sentence } from '../sentence.ts';
import { DETAILS_EN, DETAILS_PT } from './details-templates.ts';
import type { NameParts } from './names.ts';
import { PORTUGUESE_POOLS, ENGLISH_POOLS, type Pools, type Slots } from './pools.ts';
import { fillSlot } from './slots.ts';
import { ENGLISH, PORTUGUESE } from './templates.ts';
import { vary, type Variation } from './variations.ts';
import type { Piece } from './piece.ts';

export interface Material {
  readonly pt: NameParts;
  readonly en: NameParts;
  readonly places: readonly string[];
  readonly englishPlaces: readonly string[];
}

type Random = () => number;

export function generate(count: number, material: Material, random: Random): Sentence[] {
  return Array.from({ length: count }, () => {
    const portuguese = random() < 0.55;
    const slots = slotsOf(material, portuguese, random);
    const templates = portuguese ? PORTUGUESE : ENGLISH;
    let template = pick(templates, random);
    if (random() < 0.2) template += pick(['. ', ' ', '\n', ' - '], random) + pick(templates, random);
    const variation: Variation = vary(template, random);
    return {
      ...withoutDetails(labelled(fill(template, slots, random).map(variation))),
      seed: Math.floor(random() * 2 ** 31),
    };
  });
}

/** Names from elsewhere occur in both languages. */
function slotsOf(material: Material, portuguese: boolean, random: Random): Slots {
  const pools: Pools = portuguese ? PORTUGUESE_POOLS : ENGLISH_POOLS;
  const foreign = random() < 0.15;
  return {
    names: portuguese === foreign ? material.en : material.pt,
    pools,
    places: portuguese || foreign ? material.places : material.englishPlaces,
    portuguese,
  };
}

function fill(template: string, slots: Slots, random: Random): Piece[] {
  const chosen = template.replaceAll(/\[([^\]]*)\]/g, (_, options: string) =>
    pick(options.split('|'), random),
  );
  return chosen
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .flatMap((part) =>
      /^\{\w+\}$/.test(part) ? fillSlot(part.slice(1, -1), slots, random) : [{ text: part }],
    );
}

/** The other templates mark people only. */
const withoutDetails = ({
  tokens,
  labels,
  gaps,
}: Labelled): Pick<Sentence, 'tokens' | 'labels' | 'gaps'> => ({
  tokens,
  labels,
  ...(gaps !== undefined && { gaps }),
});

/** Sentences of which every particular is marked. */
export function generateDetails(count: number, material: Material, random: Random): Sentence[] {
  return Array.from({ length: count }, () => {
    const portuguese = random() < 0.5;
    const slots = slotsOf(material, portuguese, random);
    const templates = portuguese ? DETAILS_PT : DETAILS_EN;
    const parts = Array.from({ length: 1 + Math.floor(random() * 2.3) }, () => pick(templates, random));
    const template = parts.join(pick([' ', '. ', '\n', ' - ', '; '], random));
    const sentence = labelled(fill(template, slots, random).map(vary(template, random)));
    return { ...sentence, seed: Math.floor(random() * 2 ** 31) };
  });
}

interface Labelled extends Pick<Sentence, 'tokens' | 'labels' | 'gaps'> {
  readonly details: readonly DetailGold[];
}

function labelled(pieces: readonly Piece[]): Labelled {
  let text = '';
  const runs: { start: number; end: number; kind: NonNullable<Piece['kind']> }[] = [];
  for (const piece of pieces) {
    if (piece.kind !== undefined)
      runs.push({ start: text.length, end: text.length + piece.text.length, kind: piece.kind });
    text += piece.text;
  }
  const tokens = tokensOf(text);
  let run = 0;
  let inside = false;
  const kinds = tokens.map(({ start }): { kind: NonNullable<Piece['kind']> | undefined; first: boolean } => {
    while (run < runs.length && runs[run]!.end <= start) {
      run++;
      inside = false;
    }
    const here = runs[run];
    if (here === undefined || start < here.start) return { kind: undefined, first: false };
    const first = !inside;
    inside = true;
    return { kind: here.kind, first };
  });
  return {
    tokens: tokens.map((token) => token.text),
    labels: kinds.map(({ kind, first }) =>
      kind === undefined ? 'O' : isKind(kind) ? (`${first ? 'B' : 'I'}-${kind}` as Label) : 'nobody',
    ),
    details: kinds.map(({ kind }) => (kind === undefined ? 'none' : kind === 'place' ? 'any' : kind)),
    gaps: gapsOf(text, tokens),
  };
}

const isKind = (kind: NonNullable<Piece['kind']>): kind is 'person' | 'organisation' | 'place' =>
  kind === 'person' || kind === 'organisation' || kind === 'place';
