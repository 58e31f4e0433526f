import { calibrated } from './calibration.ts';
import { reviewDoubted } from './details/doubted.ts';
import { findDetails } from './details/find.ts';
import { apartFrom } from './details/switched-off.ts';
import type { Found, Likely } from './found.ts';
import { findAllIdentifiers } from './identifiers/find-all.ts';
import { withoutNobodysCodes } from './identifiers/nobodys-codes.ts';
import { withoutPublicLines } from './identifiers/public-lines.ts';
import { wholeNumbers } from './identifiers/whole-numbers.ts';
import { addressesTogether } from './labels/address/together.ts';
import { withoutAgesOfThings } from './labels/ages/of-things.ts';
import { findBesideNames } from './labels/beside-names.ts';
import { findSpeakers } from './labels/chats.ts';
import { findDataFields } from './labels/data-fields/find.ts';
import { findFields } from './labels/fields.ts';
import { findLabelled } from './labels/find-all.ts';
import { cellsAround } from './labels/headers.ts';
import { findSignatures } from './labels/signatures.ts';
import { wholeAges } from './labels/ages/whole.ts';
import { findAmongPeople } from './names/among-people.ts';
import { findListedWithPeople } from './names/listed-with-people.ts';
import { likelySpeakers, mayBeSomebody, withoutDoubted } from './names/doubted.ts';
import { findInitials } from './names/initials/find.ts';
import { tagDocument } from './names/model.ts';
import { findOwnersOfDevices } from './names/owned-devices.ts';
import { findInPaths } from './names/paths.ts';
import { findPeople } from './names/people.ts';
import { withRestInLists } from './names/rest-in-lists.ts';
import { withByNames } from './names/rest-of-name.ts';
import { lookUp } from './names/runs.ts';
import { resolveOverlaps } from './overlaps.ts';
import { reviewBusinessAddresses } from './policy/business-addresses.ts';
import { withoutEdges } from './policy/edges.ts';
import { withoutNeighbours } from './policy/neighbours.ts';
import { withoutNobodys } from './policy/nobodys.ts';
import { findOrganisations } from './policy/organisations.ts';
import { applyPolicy } from './policy/policy.ts';
import { keepProfessionals } from './policy/professionals.ts';
import { findSensitive } from './policy/sensitive.ts';
import { propagate } from './propagation/propagate.ts';
import { findToldByOthers } from './propagation/told-by-others.ts';
import { findByRules } from './rules/apply.ts';
import { compileRules } from './rules/compile.ts';
import { locate } from './text/document.ts';
import { layOut } from './text/layout.ts';
import { normalise } from './text/normalise.ts';
import { tokenise } from './text/tokens.ts';
import type { DetectOptions, Finding, TextPage } from './types.ts';

/** Under this a finding is proposed for review: well below even odds, since a miss is a leak and a mark too many is not. */
const THRESHOLD = 0.15;

/** Personal data in the pages, in reading order, not overlapping. Pure; never throws, on any string; linear. */
export function detect(pages: readonly TextPage[], options: DetectOptions = {}): Finding[] {
  const document = normalise(pages);
  const tokens = tokenise(document);
  const words = lookUp(document, tokens);
  const lines = layOut(document);
  const cells = cellsAround(document, lines);
  const tagged = options.model === undefined ? undefined : tagDocument(options.model, document, cells);
  const people = findPeople(words, tagged);
  const fields = withoutDoubted(
    words,
    findFields(words, lines, people.likely).filter((one) => mayBeSomebody(one, people.likely)),
    people.likely,
  );
  const named = [...people.found, ...fields.filter(({ category }) => category === 'person')];
  const without = new Set(options.without);
  const ruled: Found[] = [
    ...findAllIdentifiers(document, lines, cells.above),
    ...findLabelled(document, lines, cells.above),
    ...fields,
    ...findDataFields({ words, likely: people.likely }),
    ...findBesideNames(document, named),
    ...withoutDoubted(
      words,
      [...findSignatures(words, lines), ...likelySpeakers(findSpeakers(document), people.likely)],
      people.likely,
    ),
    ...findAmongPeople(document, lines, named, people.likely),
    ...findListedWithPeople(document, named),
    ...findInitials(words, cells.above),
    ...findInPaths(document),
    ...findOwnersOfDevices(document),
    ...people.found,
  ];
  const particulars = tagged === undefined ? [] : findDetails(document, tagged.details);
  const switchedOff = ruled.filter(({ category }) => without.has(category));
  const believed = reviewDoubted(document, ruled, tagged?.details);
  const ofSomebody = withoutAgesOfThings(document, [
    ...believed,
    ...apartFrom(switchedOff, particulars, document.text.length),
  ]);
  const whole = addressesTogether(wholeNumbers(document, wholeAges(document, ofSomebody)), document);
  const direct = withRestInLists(
    withByNames(withoutNeighbours(withoutEdges(whole, document), document, people.likely), document),
    document,
  );
  const organisations = findOrganisations(document);
  const ofPeople = withoutNobodys(document, cells.above, people.likely, direct, organisations);
  const ofHomes =
    options.policy?.companies === true ? ofPeople : reviewBusinessAddresses(document, lines, ofPeople);
  const sure = ofHomes.map((one) => weighed(one, tagged?.atLast));
  // What is doubted is not looked for elsewhere: what both looks doubt, since what is named here may be plainer there.
  const certain = resolveOverlaps(
    ofHomes.map((one) => asCalibrated(weighed(one, tagged?.likely))),
    document,
  );
  const all = [
    ...sure,
    ...organisations,
    ...propagate(words, certain, people.likely).map((one) => weighed(one, tagged?.atLast)),
    ...findToldByOthers(words, lines, certain),
    ...(options.rules === undefined ? [] : findByRules(compileRules(options.rules), document, tokens)),
  ];
  const numbered = withoutNobodysCodes(document, withoutPublicLines(document, all));
  const asked = numbered.filter((one) => one.detector === 'list' || !without.has(one.category));
  const proposed = applyPolicy(
    options.uncalibrated === true ? asked : asked.map(asCalibrated),
    options.policy ?? {},
    options.threshold ?? THRESHOLD,
  );
  const apart = without.has('sensitive') ? [] : findSensitive(document, sure);
  const resolved = resolveOverlaps(proposed, document);
  const kept =
    options.policy?.['professionals-in-office'] === false ? keepProfessionals(resolved, document) : resolved;
  const inOrder = [...kept, ...apart].sort((a, b) => a.start - b.start);
  return inOrder.map(({ start, end, category, detector, confidence, reason, proposal, likely }) => ({
    ...locate(document, { start, end }),
    category,
    detector,
    confidence: Math.round(confidence * 100) / 100,
    reason,
    proposal,
    ...(options.uncalibrated === true && likely !== undefined && { likely }),
  }));
}

const asCalibrated = (found: Found): Found => ({ ...found, confidence: calibrated(found) });

/** A person with what the tagger says of it; whom a label or a form tells needs nobody else to say so. */
const weighed = (found: Found, likely: Likely | undefined): Found =>
  likely !== undefined &&
  found.category === 'person' &&
  (found.detector === 'name' || found.detector === 'propagation')
    ? { ...found, likely: likely(found.start, found.end) }
    : found;
