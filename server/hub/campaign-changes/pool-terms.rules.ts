import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import { type PoolTerms, poolTermFields } from '../../../contract/hub/pools.ts';

type Need = NonNullable<CampaignBody['needs']>[number];

/** Terms of a paid pool that a change would affect, before and after; null where there are none. */
export function changedPoolTerms(
  before: CampaignBody,
  change: CampaignBody,
): { before: PoolTerms; change: PoolTerms } | null {
  const fields = poolTermFields.filter((field) => change[field] !== undefined && differs(field, before, change));
  if (fields.length === 0) return null;
  return { before: pick(before, fields), change: pick(change, fields) };
}

/** The change without the pool terms. */
export function withoutPoolTerms(change: CampaignBody, terms: PoolTerms): CampaignBody {
  return Object.fromEntries(Object.entries(change).filter(([field]) => !(field in terms)));
}

function pick(body: CampaignBody, fields: readonly (keyof PoolTerms)[]): PoolTerms {
  return Object.fromEntries(fields.map((field) => [field, body[field] ?? null]));
}

function differs(field: keyof PoolTerms, before: CampaignBody, change: CampaignBody): boolean {
  if (field === 'needs') return budgetOf(before.needs) !== budgetOf(change.needs);
  return (before[field] ?? null) !== (change[field] ?? null);
}

/** Budget needs in a stable order. */
function budgetOf(needs: readonly Need[] = []): string {
  const budgets = needs.filter(({ kind }) => kind === 'budget');
  return JSON.stringify(budgets.map(({ description, value }) => [description, value]).toSorted());
}
