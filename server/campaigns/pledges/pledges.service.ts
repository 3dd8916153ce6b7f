import type { PledgeStatus } from '../../../contract/campaigns/pledges.ts';
import type { CampaignRow, PledgeRow } from '../../../database/schema/campaign.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { lockCampaignOf } from '../campaigns/campaigns.access.service.ts';
import {
  isNeedOf,
  lockPledge,
  type PledgeSum,
  selectLatestPledges,
  selectNeedsInUse,
  selectPledge,
  selectPledgesBy,
  selectPledgesOf,
  sumNeeds,
  sumPledges,
  sumSides,
} from './pledges.queries.ts';

export type { PledgeSum };

export async function findPledge(context: Context, id: number): Promise<PledgeRow | undefined> {
  return selectPledge(context.db, id);
}

interface Paying {
  user: User;
  campaignId: string;
  pledgeId: string;
}

/** A pledge of one's own to a campaign; anything else is not found. */
export async function findOwnPledge(context: Context, { user, campaignId, pledgeId }: Paying): Promise<PledgeRow> {
  const pledge = await selectPledge(context.db, rowId(pledgeId, 'This application'));
  if (pledge?.account_id === user.id && String(pledge.campaign_id) === campaignId) return pledge;
  throw refuseNotFound('This application');
}

export interface Pledged {
  campaign: CampaignRow;
  pledge: PledgeRow;
}

/** Locks a pledge until the transaction ends: its campaign first, as every move does; also of a deleted one. */
export async function lockPledged(tx: Context, pledgeId: number): Promise<Pledged> {
  const found = await selectPledge(tx.db, pledgeId);
  if (!found) throw refuseNotFound('This pledge');
  const campaign = await lockCampaignOf(tx, found);
  return { campaign, pledge: await lockPledge(tx.db, pledgeId) };
}

/** Pledged paise and number of pledges of these campaigns by need and status. */
export async function listPledgeSums(context: Context, campaignIds: readonly number[]): Promise<PledgeSum[]> {
  return sumPledges(context.db, campaignIds);
}

/** What this person pledged to these campaigns, the latest for each need. */
export async function listOwnPledges(
  context: Context,
  accountId: number,
  campaignIds: readonly number[],
): Promise<PledgeRow[]> {
  return selectPledgesBy(context.db, accountId, campaignIds);
}

/** What everybody pledged to this campaign, the latest of each towards each need. */
export async function listLatestPledges(context: Context, campaignId: number): Promise<PledgeRow[]> {
  return selectLatestPledges(context.db, campaignId);
}

/** Of these needs, those that somebody ever pledged towards. */
export async function findNeedsInUse(context: Context, needIds: readonly number[]): Promise<Set<number>> {
  return selectNeedsInUse(context.db, needIds);
}

/** A side of a joint campaign: paise it has confirmed, and paise accepted that are not. */
export interface PledgeSide {
  accountId: number;
  confirmed: number;
  accepted: number;
}

/** The sides of a joint campaign, the largest confirmed part first. */
async function listSides(context: Context, campaignId: number): Promise<PledgeSide[]> {
  return (await sumSides(context.db, campaignId)).map(({ account_id: accountId, confirmed, accepted }) => ({
    accountId,
    confirmed,
    accepted,
  }));
}

/** The same with something confirmed: `value` in paise. */
export async function listContributions(context: Context, campaignId: number) {
  const sides = await listSides(context, campaignId);
  return sides.flatMap(({ accountId, confirmed }) => (confirmed > 0 ? { accountId, value: confirmed } : []));
}

/** Whether something was contributed to a campaign that is confirmed by the creator's word. */
export async function hasWordedContributions(context: Context, campaignId: number): Promise<boolean> {
  const all = await selectPledgesOf(context.db, campaignId, ['contributed']);
  return all.some(({ confirmed_by }) => confirmed_by === 'word');
}

/** Whether somebody is a side of a joint campaign: with a pledge that was accepted or contributed. */
export async function isSide(context: Context, campaignId: number, accountId: number): Promise<boolean> {
  const mine = await selectPledgesBy(context.db, accountId, [campaignId]);
  return mine.some(({ status }) => status === 'accepted' || status === 'contributed');
}

/** The value of all needs of a campaign, in paise. */
export async function sumNeedValues(context: Context, campaignId: number): Promise<number> {
  return sumNeeds(context.db, campaignId);
}

/** The id of a need of this campaign, given as it came over the wire. */
export async function findNeed(context: Context, campaignId: number, wireId: string): Promise<number> {
  const id = rowId(wireId, 'This need');
  if (await isNeedOf(context.db, campaignId, id)) return id;
  throw refuseNotFound('This need');
}

/** Every pledge to a campaign in these states, newest first. */
export async function listPledgesIn(
  context: Context,
  campaignId: number,
  statuses: readonly PledgeStatus[],
): Promise<PledgeRow[]> {
  return selectPledgesOf(context.db, campaignId, statuses);
}
