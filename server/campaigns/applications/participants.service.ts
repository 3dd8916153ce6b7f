import type { ApplicationRow, PledgeRow } from '../../../database/schema/campaign.ts';
import type { Context } from '../../kit/context/context.ts';
import { listLatestPledges } from '../pledges/pledges.service.ts';
import { selectLatestApplications, selectParticipations } from './applications.queries.ts';
import { selectAppliedBetween, selectPledgedBetween } from './relations.queries.ts';

/** Somebody who applied to a campaign or pledged to it, in whatever state that is now. */
export interface Participant {
  accountId: number;
  /** The latest. */
  application: ApplicationRow | undefined;
  /** The latest towards each need. */
  pledges: PledgeRow[];
  /** Id of the latest application or pledge: they draw from one sequence. */
  since: number;
}

/** Everybody who came to a campaign, in two queries. */
export async function listParticipants(context: Context, campaignId: number): Promise<Participant[]> {
  const applications = await selectLatestApplications(context.db, campaignId);
  const pledges = Map.groupBy(await listLatestPledges(context, campaignId), (row) => row.account_id);
  const applicants = new Map(applications.map((row) => [row.influencer_id, row]));
  return [...new Set([...applicants.keys(), ...pledges.keys()])].map((accountId) => {
    const application = applicants.get(accountId);
    const own = pledges.get(accountId) ?? [];
    const since = Math.max(application?.id ?? 0, ...own.map(({ id }) => id));
    return { accountId, application, pledges: own, since };
  });
}

interface Meeting {
  campaignIds: readonly number[];
  /** Only these people. */
  accountIds: readonly number[];
}

/** Which of these people applied or pledged to which of these campaigns. */
export async function findParticipations(context: Context, { campaignIds, accountIds }: Meeting) {
  if (campaignIds.length === 0 || accountIds.length === 0) return [];
  return selectParticipations(context.db, campaignIds, accountIds);
}

/** What ties the creator of a campaign and somebody who came to it: an application or a pledge that has not ended. */
export interface Tie {
  campaign_id: number;
  title: string;
  creator_id: number;
  application: Pick<ApplicationRow, 'status' | 'quote'> | null;
  pledge: Pick<PledgeRow, 'status' | 'value'> | null;
}

const mostTies = 10;

/** What is under way between two people, whichever of them is the creator; the newest first. */
export async function listTies(context: Context, two: { reader: number; other: number }): Promise<Tie[]> {
  const applied = await selectAppliedBetween(context.db, two, mostTies);
  const pledged = await selectPledgedBetween(context.db, two, mostTies);
  return [
    ...applied.map(({ status, quote, ...row }) => ({ ...row, application: { status, quote }, pledge: null })),
    ...pledged.map(({ status, value, ...row }) => ({ ...row, application: null, pledge: { status, value } })),
  ]
    .sort((one, two) => two.id - one.id)
    .slice(0, mostTies);
}
