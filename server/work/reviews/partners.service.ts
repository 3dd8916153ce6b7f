import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { findAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import { findEvenDeleted, readCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { campaignStatus } from '../../campaigns/campaigns/campaigns.rules.ts';
import { findPledge } from '../../campaigns/pledges/pledges.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { findCounting } from '../counted-work/counted-work.service.ts';
import { selectContributed, selectFinished } from './partners.queries.ts';

const what = 'This application';

/** The creator of a campaign and an applicant or pledger, from the point of view of one of them. */
export interface Partnership {
  /** Id of their application or pledge. */
  id: number;
  campaign: CampaignRow;
  /** The other person. */
  partnerId: number;
  /** Whether the work is finished: ended as paid, or contributed to a joint campaign that is over. */
  isDone: boolean;
  /** Whether it counts for reviews. Joint campaigns have no price, so each of their participants counts. */
  counts: boolean;
}

/** The partnership of an application or a pledge, for one of the two; not found for anybody else. */
export async function findPartnership(
  context: Context,
  { user, id }: { user: { id: number }; id: string },
): Promise<Partnership> {
  const wanted = rowId(id, what);
  const agreed = (await findAgreed(context, [wanted])).get(wanted);
  const pledge = agreed ? undefined : await findPledge(context, wanted);
  const campaign = agreed?.campaign ?? (pledge && (await readCampaignOf(context, pledge)));
  const application = agreed?.application;
  const cameId = application?.influencer_id ?? pledge?.account_id;
  const partnerId = campaign && cameId !== undefined ? otherOf(user.id, campaign, cameId) : undefined;
  if (!campaign || partnerId === undefined) throw refuseNotFound(what);
  const isDone = application
    ? application.status === 'paid'
    : pledge?.status === 'contributed' && isOver(campaign, context.now());
  const counts = application ? (await findCounting(context, [wanted])).has(wanted) : true;
  return { id: wanted, campaign, partnerId, isDone, counts };
}

/** Partners with whom this person finished counted work in these campaigns, once per campaign. */
export async function listFinishedPartners(
  context: Context,
  { user, campaignIds }: { user: { id: number }; campaignIds: readonly number[] },
): Promise<Partnership[]> {
  const campaigns = new Map((await findEvenDeleted(context, campaignIds)).map((row) => [row.id, row]));
  const found = new Map<string, Partnership>();
  const add = (id: number, campaign: CampaignRow, cameId: number) => {
    const partnerId = otherOf(user.id, campaign, cameId);
    if (partnerId !== undefined)
      found.set(`${campaign.id} ${partnerId}`, { id, campaign, partnerId, isDone: true, counts: true });
  };
  const finished = await selectFinished(context.db, campaignIds);
  const counting = await findCounting(
    context,
    finished.map(({ id }) => id),
  );
  for (const row of finished) {
    const campaign = campaigns.get(row.campaign_id);
    if (campaign && counting.has(row.id)) add(row.id, campaign, row.influencer_id);
  }
  for (const row of await selectContributed(context.db, campaignIds)) {
    const campaign = campaigns.get(row.campaign_id);
    if (campaign && isOver(campaign, context.now())) add(row.id, campaign, row.account_id);
  }
  return [...found.values()];
}

function otherOf(userId: number, campaign: CampaignRow, cameId: number): number | undefined {
  if (userId === campaign.creator_id) return cameId;
  return userId === cameId ? campaign.creator_id : undefined;
}

/** Whether a joint campaign is over: after its last day or its first settlement. */
function isOver(campaign: CampaignRow, now: Date): boolean {
  return (
    campaign.settled_at !== null ||
    campaignStatus({ ...campaign, finished: 0, open: 0 }, dateInIndia(now)) === 'completed'
  );
}
