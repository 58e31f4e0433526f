/** Labelled sentences made from the templates; nothing in them comes from a measured document. */

import { tokensOf } from '../../src/model/tokens.ts';
import type { Label } from '../../src/model/labels.ts';
import { pick } from '../random.ts';
import type { Sentence } from '../sentence.ts';
import type { NameParts } from './names.ts';
import { PORTUGUESE_POOLS, ENGLISH_POOLS, type Pools } from './pools.ts';
import { fillSlot, type Slots } from './slots.ts';
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
      ...labelled(fill(template, slots, random).map(variation)),
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

function labelled(pieces: readonly Piece[]): Pick<Sentence, 'tokens' | 'labels'> {
  let text = '';
  const runs: { start: number; end: number; kind: string }[] = [];
  for (const piece of pieces) {
    if (piece.kind !== undefined)
      runs.push({ start: text.length, end: text.length + piece.text.length, kind: piece.kind });
    text += piece.text;
  }
  const tokens = tokensOf(text);
  let run = 0;
  let inside = false;
  const labels = tokens.map(({ start }): Label => {
    while (run < runs.length && runs[run]!.end <= start) {
      run++;
      inside = false;
    }
    const here = runs[run];
    if (here === undefined || start < here.start) return 'O';
    const label = `${inside ? 'I' : 'B'}-${here.kind}` as Label;
    inside = true;
    return label;
  });
  return { tokens: tokens.map((token) => token.text), labels };
}
