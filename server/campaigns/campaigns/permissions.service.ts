import type { CampaignRow, NeedRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { viewCan } from '../../kit/http/policy.ts';
import type { OwnPart, Standing } from '../applications/application-counts.service.ts';
import { applicationPolicy } from '../applications/applications.policy.ts';
import { findMoney, productFacts } from '../applications/facts.service.ts';
import { findMoneyAnswers } from '../held-money/held-money.service.ts';
import { findOfferSides } from '../offer-records/offer-records.service.ts';
import { pledgePolicy } from '../pledges/pledges.policy.ts';
import { fillingStatuses, isLockedAt, livePledgeStatuses, openAmount } from '../pledges/pledges.rules.ts';
import { findCampaignFacts } from './campaign-facts.service.ts';
import { campaignPolicy, mayPledgeTo } from './campaigns.policy.ts';
import type { CampaignParts } from './campaigns.views.ts';

interface Seen {
  rows: readonly CampaignRow[];
  standings: ReadonlyMap<number, Standing>;
  own: OwnPart;
}

type Permissions = (row: CampaignRow) => CampaignParts['can'];

/** Actions allowed to this person on these campaigns, their needs, and their own applications and pledges. */
export async function readPermissions(context: Context, user: User, { rows, ...known }: Seen): Promise<Permissions> {
  const { own, standings } = known;
  const factsOf = await findCampaignFacts(context, user, rows, known);
  const applications = [...own.application.values()].map(({ id }) => id);
  const offerSides = await findOfferSides(context, applications);
  const moneyOf = await findMoney(context, applications);
  const pledges = [...own.pledges.values()].flat();
  const paid = await findMoneyAnswers(
    context,
    'pledge_id',
    pledges.map(({ id }) => id),
  );
  const now = context.now();
  const { locale } = user;
  return (campaign) => {
    const facts = factsOf(campaign);
    const isFull = campaign.slots !== null && facts.taken >= campaign.slots;
    const openOf = (need: NeedRow) => openAmount({ value: need.value, filled: filledOf(need, standings) });
    const hasPledged = ({ id }: NeedRow) =>
      pledges.some(({ need_id, status }) => need_id === id && isIn(livePledgeStatuses, status));
    return {
      campaign: viewCan(campaignPolicy(user, campaign, facts), locale),
      need: (need) => {
        const wanted = { isPledged: hasPledged(need), open: openOf(need) };
        return viewCan({ pledge: mayPledgeTo({ actor: user, campaign, facts }, wanted) }, locale);
      },
      application: ({ id, status, arrived_at }) => {
        const offerBy = offerSides.get(id) ?? null;
        const product = productFacts(campaign, { arrived_at });
        const own = { ...facts.pair, status, isFull, offerBy, product, ...moneyOf(id) };
        return viewCan(applicationPolicy('applicant', own, user), locale);
      },
      pledge: ({ id, status, value }) => {
        // The open amount matters only to the creator, who accepts.
        const own = { ...facts.pair, status, value, isLocked: isLockedAt(now, campaign), open: null };
        return viewCan(pledgePolicy('pledger', { ...own, money: paid.get(id) ?? true }), locale);
      },
    };
  };
}

function filledOf({ id, campaign_id }: NeedRow, standings: ReadonlyMap<number, Standing>): number {
  const sums = standings.get(campaign_id)?.pledges ?? [];
  const filling = sums.filter(({ need_id, status }) => need_id === id && isIn(fillingStatuses, status));
  return filling.reduce((sum, { value }) => sum + value, 0);
}

function isIn(statuses: readonly string[], status: string): boolean {
  return statuses.includes(status);
}
