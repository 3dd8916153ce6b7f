import type { ApplicationRow, PledgeRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { listLatestPledges } from '../pledges/pledges.service.ts';
import { selectLatestApplications, selectParticipations } from './applications.queries.ts';
import { selectAppliedBetween, selectPledgedBetween } from './relations.queries.ts';

/** A person who applied or pledged to a campaign, in any status. */
export interface Participant {
  accountId: number;
  /** The latest one. */
  application: ApplicationRow | undefined;
  /** The latest one towards each need. */
  pledges: PledgeRow[];
  /** Id of the latest application or pledge, which share one sequence. */
  since: number;
}

/** Everybody who applied or pledged to a campaign, in two queries. */
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
  /** Restricts the result to these people. */
  accountIds: readonly number[];
}

/** Pairs of these people and campaigns with an application or pledge. */
export async function findParticipations(context: Context, { campaignIds, accountIds }: Meeting) {
  if (campaignIds.length === 0 || accountIds.length === 0) return [];
  return selectParticipations(context.db, campaignIds, accountIds);
}

/** An application or pledge, not ended, of one person to another's campaign. */
export interface Tie {
  campaign_id: number;
  title: string;
  creator_id: number;
  application: Pick<ApplicationRow, 'status' | 'quote'> | null;
  pledge: Pick<PledgeRow, 'status' | 'value'> | null;
}

const mostTies = 10;

/** Open applications and pledges between two people, whichever is the creator; newest first. */
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
