/**
 * Published sets as marked documents. They are measured with, never learnt from (LeNER-Br dev: to choose). The misses of
 * presidio-synth were looked at on 2026-11-21 for forms of addresses and phones: since then its figures flatter.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Marked, MarkedDocument, Range } from './score.ts';

/** Sentences of LeNER-Br that make one document: the file does not say where its documents end. */
const SENTENCES = 60;

/** People have to go; places may go with addresses; organisations, statutes and the rest have to stay. */
export function lenerDev(data: string): MarkedDocument[] {
  const sentences = readFileSync(path.join(data, 'ner/lener-br/dev.conll'), 'utf8')
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.split(/\r?\n/).filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
  const documents: MarkedDocument[] = [];
  for (let from = 0; from < sentences.length; from += SENTENCES) {
    documents.push(fromSentences(`dev ${from}`, sentences.slice(from, from + SENTENCES)));
  }
  return documents;
}

function fromSentences(name: string, sentences: readonly (readonly string[])[]): MarkedDocument {
  let text = '';
  const must: Marked[] = [];
  const either: Range[] = [];
  for (const lines of sentences) {
    let open: { start: number; tag: string } | undefined;
    const close = () => {
      if (open?.tag === 'PESSOA') must.push({ start: open.start, end: text.length, kind: 'person' });
      if (open?.tag === 'LOCAL') either.push({ start: open.start, end: text.length });
      open = undefined;
    };
    for (const line of lines) {
      const [token = '', tag = 'O'] = line.split(/[\t ]+/);
      if (!tag.startsWith('I-')) close();
      if (!/^[,.;:)!?%\]]$/.test(token) && !/(?:^|[\n(/[])$/.test(text)) text += ' ';
      if (tag.startsWith('B-')) open = { start: text.length, tag: tag.slice(2) };
      text += token;
    }
    close();
    text += '\n';
  }
  return { name, text, must, either };
}

/** What its kinds are to us; a kind that is missing here may go or stay. */
const KINDS: Readonly<Record<string, string>> = {
  PERSON: 'person',
  STREET_ADDRESS: 'address',
  CREDIT_CARD: 'card',
  PHONE_NUMBER: 'phone',
  AGE: 'age',
  EMAIL_ADDRESS: 'email',
  ZIP_CODE: 'postal code',
  IBAN_CODE: 'iban',
  US_SSN: 'ssn',
  IP_ADDRESS: 'ip address',
  US_DRIVER_LICENSE: 'driver licence',
};

interface PresidioSentence {
  readonly full_text: string;
  readonly spans: readonly {
    readonly entity_type: string;
    readonly start_position: number;
    readonly end_position: number;
  }[];
}

/** microsoft/presidio-research, synth_dataset_v2. */
export function presidioSynth(data: string): MarkedDocument[] {
  const file = path.join(data, 'ner/presidio-synth/synth_dataset_v2.json');
  const sentences = JSON.parse(readFileSync(file, 'utf8')) as readonly PresidioSentence[];
  return sentences.map(({ full_text: text, spans }, index) => {
    const ranges = spans.map((span) => ({
      start: span.start_position,
      end: span.end_position,
      kind: KINDS[span.entity_type],
    }));
    return {
      name: `sentence ${index}`,
      text,
      must: ranges.filter((range): range is Marked => range.kind !== undefined),
      either: ranges.filter(({ kind }) => kind === undefined),
    };
  });
}
