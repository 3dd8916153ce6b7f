import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export interface Standing {
  id: number;
  fullname: string;
  is_invited: boolean;
  has_applied: boolean;
}

/** Returns those of the ids that are influencers with an account, with what prevents inviting them. */
export async function selectStandings(
  db: Database,
  { campaignId, ids }: { campaignId: number; ids: readonly number[] },
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select a.id, a.fullname,
      exists (select from campaign_invitation i where i.campaign_id = ${campaignId} and i.influencer_id = a.id) as is_invited,
      exists (select from application p where p.campaign_id = ${campaignId} and p.influencer_id = a.id)
        or exists (select from pledge p where p.campaign_id = ${campaignId} and p.account_id = a.id) as has_applied
    from account a join influencer_profile f on f.account_id = a.id and f.hidden_at is null
    where a.id = any(${[...ids]}::bigint[]) and a.role = 'influencer' and a.deleted_at is null`.execute(db);
  return rows;
}

/** Ids of everybody who was invited to a campaign, applied or pledged to it. */
export async function selectInvolved(db: Database, campaignId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select influencer_id as id from campaign_invitation where campaign_id = ${campaignId}
    union select influencer_id from application where campaign_id = ${campaignId}
    union select account_id from pledge where campaign_id = ${campaignId}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Invitation {
  campaignId: number;
  influencerId: number;
  now: Date;
  /** Null: no reminder. */
  remindAt: Date | null;
}

/** False if already invited. */
export async function insertInvitation(
  db: Database,
  { campaignId, influencerId, now, remindAt }: Invitation,
): Promise<boolean> {
  const row = await db
    .insertInto('campaign_invitation')
    .values({ campaign_id: campaignId, influencer_id: influencerId, created_at: now, remind_at: remindAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('influencer_id')
    .executeTakeFirst();
  return row !== undefined;
}

interface DueReminder {
  campaign_id: number;
  influencer_id: number;
  creator_id: number;
  title: string;
  /** Answered, or without sense by now: the campaign is closed, or one has blocked the other. */
  is_over: boolean;
}

/** Claims invitations whose reminder is due, so that each is reminded of once, and says which are answered already. */
export async function claimReminders(
  db: Database,
  { now, today, limit }: { now: Date; today: string; limit: number },
): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select campaign_id, influencer_id from campaign_invitation
      where remind_at <= ${now} order by remind_at limit ${limit} for update skip locked
    ), claimed as (
      update campaign_invitation i set remind_at = null from due
      where i.campaign_id = due.campaign_id and i.influencer_id = due.influencer_id
      returning i.campaign_id, i.influencer_id, i.created_at
    )
    select i.campaign_id, i.influencer_id, c.creator_id, c.title,
      c.deleted_at is not null or c.held_at is not null or c.application_deadline < ${today}::date
      or exists (select from application p where p.campaign_id = i.campaign_id and p.influencer_id = i.influencer_id)
      or exists (select from pledge p where p.campaign_id = i.campaign_id and p.account_id = i.influencer_id)
      or exists (
        select from block
        where (blocker_id, blocked_id) in ((c.creator_id, i.influencer_id), (i.influencer_id, c.creator_id))
      )
      or exists (
        select from conversation t join message m on m.conversation_id = t.id
        where t.low_id = least(c.creator_id, i.influencer_id) and t.high_id = greatest(c.creator_id, i.influencer_id)
          and m.sender_id = i.influencer_id and m.created_at > i.created_at
      ) as is_over
    from claimed i join campaign c on c.id = i.campaign_id`.execute(db);
  return rows;
}
