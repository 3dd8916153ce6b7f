import { owesProduct, paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { dayMs, midnightInIndia } from '../../../contract/kit/calendar.ts';
import type { ApplicationRow, CampaignRow } from '../../../database/schema.ts';

type Campaign = Pick<CampaignRow, 'compensation' | 'product_value' | 'start_date'>;
type Application = Pick<ApplicationRow, 'status' | 'quote' | 'arrived_at' | 'updated_at'>;

/**
 * When unpaid work ends because nobody says anything: so many days after the last step, or the campaign's first day where the product
 * has to arrive before the work starts. Null while no clock runs. Source: the product's rules, "Campaigns".
 */
export function quietEnd(campaign: Campaign, application: Application, days: number): Date | null {
  if (paysMoney(campaign, application.quote)) return null;
  const since = quietSince(campaign, application);
  return since === null ? null : new Date(since + days * dayMs);
}

function quietSince(campaign: Campaign, { status, arrived_at, updated_at }: Application): number | null {
  if (status === 'approved') return updated_at.getTime();
  if (status !== 'accepted' || arrived_at !== null || !owesProduct(campaign)) return null;
  return Math.max(updated_at.getTime(), campaign.start_date ? midnightInIndia(campaign.start_date).getTime() : 0);
}
