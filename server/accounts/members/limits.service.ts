import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseField } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { mayName } from './members.policy.ts';
import { type Limits, noLimits, selectOwnCampaigns } from './members.queries.ts';

/** Limits as asked for, in rupees and percent; null: none, undefined: as before. */
export interface GivenLimits {
  limit_payment?: number | null | undefined;
  limit_month?: number | null | undefined;
  campaign_ids?: readonly string[] | null | undefined;
  until?: string | null | undefined;
  share_percent?: number | null | undefined;
}

interface Given {
  user: User;
  roles: readonly MemberRole[];
  given: GivenLimits;
  /** Null for somebody new. */
  before: (Limits & { roles: readonly MemberRole[] }) | null;
}

/** Limits of a new member, or of one as they were, with what is given; refuses campaigns of other accounts. */
export async function readLimits(context: Context, { user, roles, given, before }: Given): Promise<Limits> {
  const isManager = roles.includes('talent_manager');
  // A talent manager withdraws nothing unless the consent says so, whatever they were before.
  const isNew = isManager && !before?.roles.includes('talent_manager');
  const was = isNew ? { ...(before ?? noLimits), limit_payment: 0 } : (before ?? noLimits);
  const { campaign_ids: ids } = given;
  const campaignIds = ids === undefined ? was.campaign_ids : ids && [...new Set(ids.map(Number))];
  demand(mayName(user.campaignIds, campaignIds));
  if (ids && campaignIds && (await selectOwnCampaigns(context.db, user.id, campaignIds)).length < campaignIds.length) {
    throw refuseField('BAD_INPUT', 'campaign_ids', 'Choose campaigns of this account.');
  }
  const inPaise = (rupees: number | null | undefined, paise: number | null) =>
    rupees === undefined ? paise : rupees && toPaise(rupees);
  return {
    limit_payment: inPaise(given.limit_payment, was.limit_payment),
    limit_month: inPaise(given.limit_month, was.limit_month),
    campaign_ids: campaignIds,
    ...(isManager ? readTerms(context, given, was) : refuseTerms(given)),
  };
}

type Terms = Pick<Limits, 'until' | 'share_basis_points'>;

function readTerms(context: Context, { until, share_percent: share }: GivenLimits, was: Terms): Terms {
  if (until && until < dateInIndia(context.now())) {
    throw refuseField('BAD_INPUT', 'until', 'Choose today or a later day.');
  }
  return {
    until: until === undefined ? was.until : until,
    share_basis_points: share === undefined ? was.share_basis_points : share && Math.round(share * 100),
  };
}

function refuseTerms({ until, share_percent: share }: GivenLimits): Terms {
  if (until) throw refuseField('BAD_INPUT', 'until', 'Only a talent manager acts until a day.');
  if (share) throw refuseField('BAD_INPUT', 'share_percent', 'Only a talent manager gets a share.');
  return { until: null, share_basis_points: null };
}
