import { paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { inRupees, toRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { listAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { overBudget } from './offers.rules.ts';

/** Paise without GST that a campaign may still spend; null: no limit. */
export async function readBudget(context: Context, campaign: CampaignRow) {
  const { budget_per_creator: perCreator, budget_total: total } = campaign;
  if (total === null) return { perCreator, remaining: null };
  const agreed = await listAgreed(context, campaign.id);
  const spent = agreed.reduce((sum, { quote }) => sum + (paysMoney(campaign, quote) ? (quote ?? 0) : 0), 0);
  return { perCreator, remaining: Math.max(0, total - spent) };
}

/** Refuses a price above the budget; for the campaign's side, which confirms it. */
export async function demandBudget(context: Context, campaign: CampaignRow, price: number | null): Promise<void> {
  const over = overBudget(price, await readBudget(context, campaign));
  if (over === 0) return;
  throw refuse('OVER_BUDGET', msg`This is ${{ amount: inRupees(over) }} over your budget. Confirm it to continue.`, {
    extras: { over: toRupees(over) },
  });
}
