import type { Inspection, LocatedFinding, Target } from '@mavendoc/anonymizer';
import type { Choice } from './store.ts';

/** What a removal takes out: the findings that were chosen, else those proposed for removal. */
export function proposedTargets(inspection: Inspection, choice: Choice): readonly Target[] {
  const findings = choice.findings === undefined ? null : new Set(choice.findings);
  return withinCategories(
    inspection.findings
      .filter(({ id, proposal }) => (findings === null ? proposal === 'remove' : findings.has(id)))
      .map(toTarget),
    choice,
  );
}

const toTarget = ({ areas, text, category, detector }: LocatedFinding): Target => ({
  areas,
  text,
  category,
  detector,
});

function withinCategories(targets: readonly Target[], { categories }: Choice): readonly Target[] {
  if (categories === undefined) return targets;
  const wanted = new Set<string>(categories);
  return targets.filter(({ category }) => wanted.has(category));
}
