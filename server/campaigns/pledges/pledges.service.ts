import type { PledgeStatus } from '../../../contract/campaigns/pledges.ts';
import type { CampaignRow, PledgeRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { lockCampaignOf } from '../campaign-records/campaign-records.service.ts';
import {
  isNeedOf,
  lockPledge,
  type PledgeSum,
  selectLatestPledges,
  selectLivePledge,
  selectNeedFill,
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

/** The user's own pledge to a campaign; anything else is not found. */
export async function findOwnPledge(context: Context, { user, campaignId, pledgeId }: Paying): Promise<PledgeRow> {
  const pledge = await selectPledge(context.db, rowId(pledgeId, 'This application'));
  if (pledge?.account_id === user.id && String(pledge.campaign_id) === campaignId) return pledge;
  throw refuseNotFound('This application');
}

export interface Pledged {
  campaign: CampaignRow;
  pledge: PledgeRow;
}

/** Locks a pledge until the transaction ends: its campaign first, like every move; even a deleted one. */
export async function lockPledged(tx: Context, pledgeId: number): Promise<Pledged> {
  const found = await selectPledge(tx.db, pledgeId);
  if (!found) throw refuseNotFound('This pledge');
  const campaign = await lockCampaignOf(tx, found);
  return { campaign, pledge: await lockPledge(tx.db, pledgeId) };
}

/** Sum in paise and number of pledges to these campaigns by need and status. */
export async function listPledgeSums(context: Context, campaignIds: readonly number[]): Promise<PledgeSum[]> {
  return sumPledges(context.db, campaignIds);
}

/** A person's latest pledge for each need of these campaigns. */
export async function listOwnPledges(
  context: Context,
  accountId: number,
  campaignIds: readonly number[],
): Promise<PledgeRow[]> {
  return selectPledgesBy(context.db, accountId, campaignIds);
}

/** Everybody's latest pledge for each need of this campaign. */
export async function listLatestPledges(context: Context, campaignId: number): Promise<PledgeRow[]> {
  return selectLatestPledges(context.db, campaignId);
}

/** Returns those of the needs that ever had a pledge. */
export async function findNeedsInUse(context: Context, needIds: readonly number[]): Promise<Set<number>> {
  return selectNeedsInUse(context.db, needIds);
}

/** A participant of a joint campaign: confirmed paise, and accepted paise not confirmed yet. */
export interface PledgeSide {
  accountId: number;
  confirmed: number;
  accepted: number;
}

/** Participants of a joint campaign, largest confirmed part first. */
async function listSides(context: Context, campaignId: number): Promise<PledgeSide[]> {
  return (await sumSides(context.db, campaignId)).map(({ account_id: accountId, confirmed, accepted }) => ({
    accountId,
    confirmed,
    accepted,
  }));
}

/** Participants with a confirmed contribution: `value` in paise. */
export async function listContributions(context: Context, campaignId: number) {
  const sides = await listSides(context, campaignId);
  return sides.flatMap(({ accountId, confirmed }) => (confirmed > 0 ? { accountId, value: confirmed } : []));
}

/** Whether somebody is a side of a joint campaign: with a pledge that was accepted or contributed. */
export async function isSide(context: Context, campaignId: number, accountId: number): Promise<boolean> {
  const mine = await selectPledgesBy(context.db, accountId, [campaignId]);
  return mine.some(({ status }) => status === 'accepted' || status === 'contributed');
}

/** Total value of a campaign's needs, in paise. */
export async function sumNeedValues(context: Context, campaignId: number): Promise<number> {
  return sumNeeds(context.db, campaignId);
}

/** Resolves the id of a need of this campaign. */
export async function findNeed(context: Context, campaignId: number, wireId: string): Promise<number> {
  const id = rowId(wireId, 'This need');
  if (await isNeedOf(context.db, campaignId, id)) return id;
  throw refuseNotFound('This need');
}

/** A need of a campaign with the amount filled, in paise; undefined if it is not one of this campaign. */
export async function findNeedFill(context: Context, campaignId: number, needId: number) {
  return selectNeedFill(context.db, campaignId, needId);
}

/** Whether this person has a pledge to this need that has not ended. */
export async function hasLivePledge(context: Context, needId: number, accountId: number): Promise<boolean> {
  return (await selectLivePledge(context.db, needId, accountId)) !== undefined;
}

/** Pledges to a campaign in these statuses, newest first. */
export async function listPledgesIn(
  context: Context,
  campaignId: number,
  statuses: readonly PledgeStatus[],
): Promise<PledgeRow[]> {
  return selectPledgesOf(context.db, campaignId, statuses);
}
