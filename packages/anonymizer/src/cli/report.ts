import type { Certificate, Inspection, LocatedFinding, Target } from '../types.ts';

/** A finding as reports show it; its text only where that was asked for. */
export function findingForReport(finding: LocatedFinding, withText: boolean) {
  const { id, category, detector, confidence, proposal, reason, areas, text } = finding;
  return {
    id,
    category,
    detector,
    confidence,
    proposal,
    // The detail may be a label, but also a term of a list that names a person.
    reason: withText ? reason : { code: reason.code },
    areas,
    ...(withText && { text }),
  };
}

export function reportOf(
  { input, out }: { readonly input: string; readonly out: string },
  inspection: Inspection,
  removed: ReadonlySet<string>,
  certificate: Certificate,
  withText: boolean,
) {
  return {
    file: input,
    copy: out,
    pageCount: inspection.pageCount,
    removed: inspection.findings
      .filter(({ id }) => removed.has(id))
      .map((finding) => findingForReport(finding, withText)),
    kept: inspection.findings
      .filter(({ id }) => !removed.has(id))
      .map((finding) => findingForReport(finding, withText)),
    unseen: inspection.unseen,
    hidden: inspection.hidden,
    certificate,
  };
}

export const targetOf = ({ areas, text, category, detector }: LocatedFinding): Target => ({
  areas,
  text,
  category,
  detector,
});
