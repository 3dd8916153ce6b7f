import { toPaise } from '../../../contract/kit/money.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseField } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { mayName } from './members.policy.ts';
import { type Limits, selectOwnCampaigns } from './members.queries.ts';

/** Limits as asked for, in rupees; null: none, undefined: as before. */
export interface GivenLimits {
  limit_payment?: number | null | undefined;
  limit_month?: number | null | undefined;
  campaign_ids?: readonly string[] | null | undefined;
}

interface Given {
  user: User;
  given: GivenLimits;
  before: Limits;
}

const noLimits: Limits = { limit_payment: null, limit_month: null, campaign_ids: null };

/** Limits of a new member, or of one as they were, with what is given; refuses campaigns of other accounts. */
export async function readLimits(
  context: Context,
  { user, given, before = noLimits }: Omit<Given, 'before'> & Partial<Given>,
): Promise<Limits> {
  const { campaign_ids: ids } = given;
  const campaignIds = ids === undefined ? before.campaign_ids : ids && [...new Set(ids.map(Number))];
  demand(mayName(user.campaignIds, campaignIds));
  if (ids && campaignIds && (await selectOwnCampaigns(context.db, user.id, campaignIds)).length < campaignIds.length) {
    throw refuseField('BAD_INPUT', 'campaign_ids', 'Choose campaigns of this account.');
  }
  const inPaise = (rupees: number | null | undefined, was: number | null) =>
    rupees === undefined ? was : rupees && toPaise(rupees);
  return {
    limit_payment: inPaise(given.limit_payment, before.limit_payment),
    limit_month: inPaise(given.limit_month, before.limit_month),
    campaign_ids: campaignIds,
  };
}
