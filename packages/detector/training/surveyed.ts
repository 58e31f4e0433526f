import { newSurvey, survey } from '../src/model/survey.ts';
import type { Word } from '../src/model/words.ts';
import type { Sentence } from './sentence.ts';

/** The sentences of a document, each with what the whole of it says of its words. */
export function surveyed(sentences: readonly Sentence[], wordOf: (token: string) => Word): Sentence[] {
  const seen = newSurvey();
  for (const { tokens } of sentences) survey(tokens.map(wordOf), seen);
  return sentences.map((sentence) => ({ ...sentence, survey: seen }));
}
