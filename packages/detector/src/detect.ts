import type { Found } from './found.ts';
import { findFreeForms } from './identifiers/free-form.ts';
import { findIdentifiers } from './identifiers/find.ts';
import { ORDINARY, PLACE, THING, TITLE, asFirst, asSurname } from './names/lists.ts';
import { findAddresses } from './labels/addresses.ts';
import { findFields } from './labels/fields.ts';
import { headersOf } from './labels/headers.ts';
import { findLifeDates } from './labels/life-dates.ts';
import { findQualifications } from './labels/qualification.ts';
import { findSignatures } from './labels/signatures.ts';
import { layOut } from './text/layout.ts';
import { findOrganisations, withoutCompanyWords } from './policy/organisations.ts';
import { findSensitive } from './policy/sensitive.ts';
import { findInverted } from './names/inverted.ts';
import { findNames } from './names/find.ts';
import { findNamesByModel } from './names/model.ts';
import { isParticle, lookUp } from './names/runs.ts';
import type { Words } from './names/runs.ts';
import { resolveOverlaps } from './overlaps.ts';
import { applyPolicy } from './policy/policy.ts';
import { firstTokenAt, propagate } from './propagation/propagate.ts';
import { findByRules } from './rules/apply.ts';
import { compileRules } from './rules/compile.ts';
import { locate } from './text/document.ts';
import { normalise } from './text/normalise.ts';
import { LOWER, WORD, tokenise } from './text/tokens.ts';
import type { DetectOptions, Finding, TextPage } from './types.ts';

/** Under this a finding is proposed for review. */
const THRESHOLD = 0.5;

/** Lists alone below this are believed only if the model does not say no. */
const DOUBTFUL = 0.8;
const NO = 0.02;

function namesOf(words: Words, { model }: DetectOptions): Found[] {
  const listed = [...findNames(words), ...findInverted(words.document)];
  if (model === undefined) return listed;
  const tagged = findNamesByModel(model, words.document);
  return [
    ...listed.filter((one) => one.confidence >= DOUBTFUL || tagged.likely(one.start, one.end) > NO),
    ...tagged.found.flatMap((one) => [...asNames(words, one)]),
  ];
}

/** Cut at commas and freed of the words at its ends that no one bears as a name, whatever the model says. */
function* asNames({ document, tokens, known }: Words, found: Found): Generator<Found> {
  const isName = (index: number) => {
    const bits = known[index]!;
    if (tokens.kind[index] !== WORD || isParticle(bits)) return false;
    if (asFirst(bits) >= 5 || (asSurname(bits) >= 6 && (bits & TITLE) === 0)) return true;
    if ((bits & (ORDINARY | THING | TITLE | PLACE)) !== 0) return false;
    return tokens.shape[index] !== LOWER || asFirst(bits) + asSurname(bits) >= 3;
  };
  let first = -1;
  let last = -1;
  let index = firstTokenAt(tokens.start, tokens.count, found.start);
  for (; index < tokens.count && tokens.start[index]! < found.end; index++) {
    if (last >= 0 && /[,;\t]/.test(document.text.slice(tokens.end[last], tokens.start[index]))) {
      yield { ...found, start: tokens.start[first]!, end: tokens.end[last]! };
      first = last = -1;
    }
    if (!isName(index)) continue;
    if (first < 0) first = index;
    last = index;
  }
  if (first >= 0) yield { ...found, start: tokens.start[first]!, end: tokens.end[last]! };
}

/** Personal data in the pages, in reading order, not overlapping. Pure; never throws, on any string; linear. */
export function detect(pages: readonly TextPage[], options: DetectOptions = {}): Finding[] {
  const document = normalise(pages);
  const tokens = tokenise(document);
  const words = lookUp(document, tokens);
  const lines = layOut(document);
  const headerAt = headersOf(document, lines);
  const direct: Found[] = [
    ...findIdentifiers(document, headerAt),
    ...findFreeForms(document),
    ...findAddresses(document),
    ...findLifeDates(document, headerAt),
    ...findQualifications(document),
    ...findFields(words, lines),
    ...findSignatures(words, lines),
    ...namesOf(words, options),
  ];
  const organisations = findOrganisations(document);
  const sure = withoutCompanyWords(direct, organisations);
  const all = [
    ...sure,
    ...organisations,
    ...propagate(words, resolveOverlaps(sure, document)),
    ...(options.rules === undefined ? [] : findByRules(compileRules(options.rules), document, tokens)),
  ];
  const without = new Set(options.without);
  const proposed = applyPolicy(
    all.filter((one) => one.detector === 'list' || !without.has(one.category)),
    options.policy ?? {},
    options.threshold ?? THRESHOLD,
  );
  const apart = without.has('sensitive') ? [] : findSensitive(document, sure);
  const inOrder = [...resolveOverlaps(proposed, document), ...apart].sort((a, b) => a.start - b.start);
  return inOrder.map(({ start, end, category, detector, confidence, reason, proposal }) => ({
    ...locate(document, { start, end }),
    category,
    detector,
    confidence: Math.round(confidence * 100) / 100,
    reason,
    proposal,
  }));
}
