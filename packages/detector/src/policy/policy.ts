import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Category } from '../categories.ts';
import type { PolicyKey } from '../types.ts';

const GOVERNED: Partial<Record<Category, PolicyKey>> = {
  cnpj: 'companies',
  organisation: 'companies',
  'case-number': 'case-numbers',
  'invoice-key': 'case-numbers',
};

/** Kinds off by policy are kept; what is not sure enough is proposed for review. Rules and lists stand above both. */
export function applyPolicy(
  found: readonly Found[],
  policy: Partial<Record<PolicyKey, boolean>>,
  threshold: number,
): Found[] {
  return found.map((one) => {
    if (one.detector === 'list' || one.detector === 'rule' || one.proposal === 'keep') return one;
    const key = one.reason.detail === 'public-authorities' ? 'public-authorities' : GOVERNED[one.category];
    if (key !== undefined && policy[key] !== true)
      return { ...one, proposal: 'keep', reason: because('policy', key) };
    return one.proposal === 'remove' && one.confidence < threshold ? { ...one, proposal: 'review' } : one;
  });
}
