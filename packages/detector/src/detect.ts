import { calibrated } from './calibration.ts';
import { reviewDoubted } from './details/doubted.ts';
import { findDetails } from './details/find.ts';
import { apartFrom } from './details/switched-off.ts';
import type { Found } from './found.ts';
import { findAskedNumbers } from './identifiers/asked-numbers.ts';
import { findDamagedEmails } from './identifiers/damaged-emails.ts';
import { findFreeForms } from './identifiers/free-form.ts';
import { findNumbersInWords } from './identifiers/numbers-in-words.ts';
import { findPlatesSaid } from './identifiers/plates-said.ts';
import { findNumbered } from './identifiers/find-numbered.ts';
import { findIdentifiers } from './identifiers/find.ts';
import { wholeNumbers } from './identifiers/whole-numbers.ts';
import { withoutNobodysCodes } from './identifiers/nobodys-codes.ts';
import { withoutPublicLines } from './identifiers/public-lines.ts';
import { findWrappedCells } from './identifiers/wrapped-cells.ts';
import { findSignsOfFields } from './identifiers/signs-of-fields.ts';
import { addressesTogether } from './labels/address/together.ts';
import { findAddresses } from './labels/addresses.ts';
import { findHomesAfterNames } from './labels/homes-after-names.ts';
import { findHomesUnderNames } from './labels/homes-under-names.ts';
import { findPhonesAfterNames } from './labels/phones-after-names.ts';
import { findAfterNames } from './labels/after-names.ts';
import { findAgesAfterNames } from './labels/ages-after-names.ts';
import { withoutAgesOfThings } from './labels/ages-of-things.ts';
import { wholeAges } from './labels/whole-ages.ts';
import { findTradesAfterNames } from './labels/trades-after-names.ts';
import { findBirthdayLists } from './labels/birthday-lists.ts';
import { findSpeakers } from './labels/chats.ts';
import { findDataFields } from './labels/data-fields/find.ts';
import { findFields } from './labels/fields.ts';
import { cellsAround } from './labels/headers.ts';
import { findLifeDates } from './labels/life-dates.ts';
import { findLivesAfterNames } from './labels/lives-after-names.ts';
import { withoutNobodysLives } from './labels/nobodys-lives.ts';
import { findQualifications } from './labels/qualification.ts';
import { findPostalAddresses } from './labels/postal-addresses.ts';
import { findSignatures } from './labels/signatures.ts';
import { findUserNames } from './labels/user-names.ts';
import { layOut } from './text/layout.ts';
import { withoutEdges } from './policy/edges.ts';
import { withoutNeighbours } from './policy/neighbours.ts';
import { reviewBusinessAddresses } from './policy/business-addresses.ts';
import { findOrganisations, withoutCompanyWords } from './policy/organisations.ts';
import { findSensitive } from './policy/sensitive.ts';
import { findAmongPeople } from './names/among-people.ts';
import { findInitials } from './names/initials/find.ts';
import { lookUp } from './names/runs.ts';
import { findKnownAs } from './names/known-as.ts';
import { withoutFieldNames } from './names/field-names.ts';
import { withoutLabelWords } from './names/label-words.ts';
import { tagDocument, type Tagged } from './names/model.ts';
import { likelySpeakers, mayBeSomebody, withoutDoubted } from './names/doubted.ts';
import { findInPaths } from './names/paths.ts';
import { findPeople } from './names/people.ts';
import { withoutCited } from './names/cited.ts';
import { withoutListed } from './names/listed-things.ts';
import { withoutOffices } from './names/offices.ts';
import { withoutThings } from './names/things.ts';
import { withByNames } from './names/rest-of-name.ts';
import { resolveOverlaps } from './overlaps.ts';
import { applyPolicy } from './policy/policy.ts';
import { keepProfessionals } from './policy/professionals.ts';
import { findAcrossPages } from './propagation/across-pages.ts';
import { findAgesAmong } from './propagation/ages-among.ts';
import { findBehindPeople } from './propagation/behind-people.ts';
import { findBesidePeople } from './propagation/beside-people.ts';
import { findFlatsOfPeople } from './propagation/flats-of-people.ts';
import { findHousesOfPeople } from './propagation/houses-of-people.ts';
import { findJointInitials } from './propagation/joint-initials.ts';
import { findLabelledNumbers } from './propagation/labelled-numbers.ts';
import { findListedValues } from './propagation/listed.ts';
import { findNumberedPeople } from './propagation/numbered-people.ts';
import { propagate } from './propagation/propagate.ts';
import { findPlatesBeside } from './propagation/plates-beside.ts';
import { findEnrolledPeople } from './propagation/enrolled-people.ts';
import { findRosters } from './propagation/rosters.ts';
import { findStreetsAgain } from './propagation/streets.ts';
import { findRepeatedValues } from './propagation/values.ts';
import { findDerivedUserNames } from './propagation/user-names.ts';
import { findByRules } from './rules/apply.ts';
import { compileRules } from './rules/compile.ts';
import { locate } from './text/document.ts';
import { normalise } from './text/normalise.ts';
import { tokenise } from './text/tokens.ts';
import type { DetectOptions, Finding, TextPage } from './types.ts';

/** Under this a finding is proposed for review: well below even odds, since a miss is a leak and a mark too many is not. */
const THRESHOLD = 0.13;

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
    ...findIdentifiers(document, cells.above),
    ...findFreeForms(document),
    ...findDamagedEmails(document),
    ...findSignsOfFields(document),
    ...findPlatesSaid(document),
    ...findNumbersInWords(document),
    ...findNumbered(document),
    ...findAskedNumbers(document),
    ...findWrappedCells(document, lines),
    ...findAddresses(document, lines),
    ...findPostalAddresses(document),
    ...findLifeDates(document, cells.above),
    ...findBirthdayLists(document),
    ...findQualifications(document),
    ...fields,
    ...findDataFields({ words, likely: people.likely }),
    ...findKnownAs(document, named),
    ...findAfterNames(document, named),
    ...findAgesAfterNames(document, named),
    ...findLivesAfterNames(document, named),
    ...findTradesAfterNames(document, named),
    ...findPhonesAfterNames(document, named),
    ...findHomesAfterNames(document, named),
    ...findHomesUnderNames(document, named),
    ...findUserNames(document),
    ...withoutDoubted(
      words,
      [...findSignatures(words, lines), ...likelySpeakers(findSpeakers(document), people.likely)],
      people.likely,
    ),
    ...findAmongPeople(document, lines, named, people.likely),
    ...findInitials(words, cells.above),
    ...findInPaths(document),
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
  const direct = withByNames(
    withoutNeighbours(withoutEdges(whole, document), document, people.likely),
    document,
  );
  const organisations = findOrganisations(document);
  const ofPeople = withoutThings(
    document,
    cells.above,
    people.likely,
    withoutCompanyWords(
      withoutListed(
        document,
        withoutCited(
          document,
          withoutFieldNames(
            document,
            withoutOffices(document, withoutLabelWords(document, withoutNobodysLives(document, direct))),
          ),
        ),
      ),
      organisations,
    ),
  );
  const ofHomes =
    options.policy?.companies === true ? ofPeople : reviewBusinessAddresses(document, lines, ofPeople);
  const sure = ofHomes.map((one) => weighed(one, tagged));
  // What is doubted is not looked for elsewhere.
  const certain = resolveOverlaps(sure.map(asCalibrated), document);
  const ofNumbers = [
    ...findLabelledNumbers(document, lines, certain),
    ...findNumberedPeople(document, lines, certain),
  ];
  const all = [
    ...sure,
    ...organisations,
    ...propagate(words, certain, people.likely).map((one) => weighed(one, tagged)),
    ...findJointInitials(document, certain),
    ...findDerivedUserNames(words, certain),
    ...findListedValues(document, certain),
    ...findBesidePeople(document, certain),
    ...findBehindPeople(document, certain),
    ...findAcrossPages(document, certain),
    ...findAgesAmong(document, certain),
    ...findFlatsOfPeople(document, certain),
    ...findHousesOfPeople(document, certain),
    ...ofNumbers,
    ...findRepeatedValues(document, [...certain, ...ofNumbers]),
    ...findRosters(document, certain),
    ...findEnrolledPeople(document, certain),
    ...findStreetsAgain(document, certain),
    ...findPlatesBeside(document, certain),
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
const weighed = (found: Found, tagged: Tagged | undefined): Found =>
  tagged !== undefined &&
  found.category === 'person' &&
  (found.detector === 'name' || found.detector === 'propagation')
    ? { ...found, likely: tagged.likely(found.start, found.end) }
    : found;
