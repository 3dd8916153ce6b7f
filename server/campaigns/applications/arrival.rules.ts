import { owesProduct, paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { dayMs, midnightInIndia } from '../../../contract/kit/calendar.ts';
import type { ApplicationRow, CampaignRow } from '../../../database/schema.ts';

type Campaign = Pick<CampaignRow, 'compensation' | 'product_value' | 'start_date' | 'end_date'>;
type Application = Pick<ApplicationRow, 'status' | 'quote' | 'arrived_at' | 'updated_at'>;

/**
 * When unpaid work ends because nobody says anything: so many days after the last step; where the product has to arrive before the work
 * starts, from the campaign's first day on, and while nothing is handed in, from its last. Null while no clock runs. Source: the
 * product's rules, "Campaigns".
 */
export function quietEnd(campaign: Campaign, application: Application, days: number): Date | null {
  if (paysMoney(campaign, application.quote)) return null;
  const since = quietSince(campaign, application);
  return since === null ? null : new Date(since + days * dayMs);
}

/** Whether the product still has to arrive before anything happens. */
export function isArrivalAwaited(campaign: Campaign, { status, arrived_at }: Application): boolean {
  return status === 'accepted' && arrived_at === null && owesProduct(campaign);
}

function quietSince(campaign: Campaign, application: Application): number | null {
  const since = application.updated_at.getTime();
  const notBefore = (day: string | null) => Math.max(since, day ? midnightInIndia(day).getTime() : 0);
  switch (application.status) {
    case 'submitted':
    case 'changes_requested':
    case 'approved':
      return since;
    case 'accepted':
    case 'in_progress':
      return notBefore(isArrivalAwaited(campaign, application) ? campaign.start_date : campaign.end_date);
    default:
      return null;
  }
}
