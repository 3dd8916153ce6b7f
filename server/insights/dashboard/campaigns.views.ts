import type { CampaignProgress } from '../../../contract/insights/dashboard.ts';
import { toPaise, toRupees } from '../../../contract/kit/money.ts';
import type { MyCampaign } from '../../../contract/work/my-campaigns.ts';
import type { ProgressRow } from './campaigns.queries.ts';

type SeenCampaign = Omit<MyCampaign, 'to_review'>;

export function viewProgress(campaign: SeenCampaign, row: ProgressRow): CampaignProgress {
  const { id, title, type, cover, status, is_held, is_draft, compensation, relations } = campaign;
  const card = { id, title, type, cover, status, is_held, is_draft, compensation, relations };
  return { ...card, done: doneOf(campaign, row), money: moneyOf(campaign, row) };
}

function doneOf({ type, relations, slots, counts }: SeenCampaign, row: ProgressRow): CampaignProgress['done'] {
  if (relations.includes('applied') && row.pieces > 0) return { what: 'pieces', count: row.approved, of: row.pieces };
  if (type === 'joint') return { what: 'parties', count: row.parties, of: null };
  return { what: 'slots', count: counts.slots_taken, of: slots };
}

/** Funding of a joint campaign is visible to all; the budget of others only to their creator. */
function moneyOf({ type, relations, needs, budget_total }: SeenCampaign, row: ProgressRow): CampaignProgress['money'] {
  const sum = (values: readonly number[]) => toRupees(values.reduce((all, value) => all + toPaise(value), 0));
  if (type === 'joint') {
    const of = sum(needs.map(({ value }) => value));
    return of === 0 ? null : { count: sum(needs.map(({ contributed }) => contributed)), of };
  }
  if (!relations.includes('created') || !budget_total) return null;
  return { count: toRupees(row.funded), of: budget_total };
}
