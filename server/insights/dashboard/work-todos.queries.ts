import { type RawBuilder, sql } from 'kysely';

export type Sql = RawBuilder<unknown>;

/** Columns of a kind of to-do. */
export interface Part {
  id: Sql;
  since: Sql;
  from: Sql;
  people?: Sql;
  count?: Sql;
  amount?: Sql;
  platform?: Sql;
  reason?: Sql;
  day?: Sql;
}

/** Ids of the agreements of either side; most applications to a campaign never become one. */
export const agreementsOf = (id: number): Sql => sql`(select id from application where influencer_id = ${id}
  union select id from application where owner_id = ${id}
    and status in ('accepted', 'in_progress', 'submitted', 'changes_requested', 'approved', 'paid', 'cancelled'))`;

/** Approved pieces to publish; the first day on which one is late. */
export const toPublish = (id: number): Part => ({
  id: sql`a.id`,
  people: sql`array[c.creator_id]`,
  count: sql`count(*)`,
  since: sql`min(d.approved_at)`,
  day: sql`min(d.publish_by)`,
  from: sql`from application a join campaign c on c.id = a.campaign_id
    join deliverable d on d.application_id = a.id and d.status = 'approved' and d.delivery = 'publish' and d.cancelled_at is null
      and d.approved_at is not null
    where a.influencer_id = ${id} and a.status in ('in_progress', 'submitted', 'changes_requested', 'approved')
    group by a.id, c.id`,
});

/** Published pieces that a held payment waits for, until their owner confirms them; the first day on which one counts anyway. */
export const toConfirm = (id: number): Part => ({
  id: sql`a.id`,
  people: sql`array[a.influencer_id]`,
  count: sql`count(*)`,
  since: sql`min(d.published_at)`,
  day: sql`(min(d.counts_at) at time zone 'Asia/Kolkata')::date`,
  from: sql`from application a join campaign c on c.id = a.campaign_id
    join deliverable d on d.application_id = a.id and d.status = 'published' and d.delivery = 'publish'
      and d.counted_at is null and d.published_at is not null
    where a.owner_id = ${id} and a.status in ('in_progress', 'submitted', 'changes_requested', 'approved')
      and exists (select from agreement_payment p
      where p.application_id = a.id and p.due = 'published' and p.amount + p.gst > p.released + p.refunded
        and (p.pieces = '[]' or p.pieces ? (d.content_type || '-' || d.number)))
    group by a.id, c.id`,
});

/**
 * Published posts that are missing from a connected account before the agreed day, for the side that took them down or the one that paid.
 * Where money is on hold for it, the dispute is the task.
 */
export const missingPosts = ({ id, today }: { id: number; today: string }, side: 'influencer' | 'owner'): Part => ({
  id: sql`a.id`,
  people: side === 'owner' ? sql`array[a.influencer_id]` : sql`array[c.creator_id]`,
  count: sql`count(*)`,
  since: sql`min(w.removed_at)`,
  day: sql`max(w.stays_until)`,
  from: sql`from application a join campaign c on c.id = a.campaign_id
    join deliverable d on d.application_id = a.id and d.status = 'published'
    join watched_post w on w.deliverable_id = d.id and w.removed_at is not null and w.restored_at is null and w.stays_until >= ${today}
    where ${side === 'owner' ? sql`a.owner_id` : sql`a.influencer_id`} = ${id} and a.status in ('approved', 'paid')
      and not exists (select from escrow_order o where o.application_id = a.id and o.status = 'disputed')
    group by a.id, c.id`,
});

/** Proposals to cancel that wait for this side. */
export const cancellations = (id: number): Part => ({
  id: sql`a.id`,
  people: sql`array[case when k.by_side = 'owner' then c.creator_id else a.influencer_id end]`,
  amount: sql`k.keep`,
  reason: sql`k.note`,
  since: sql`k.created_at`,
  // The limit is a time within its day.
  day: sql`((k.answer_by - interval '1 millisecond') at time zone 'Asia/Kolkata')::date`,
  from: sql`from application a join campaign c on c.id = a.campaign_id
    join cancellation k on k.application_id = a.id and k.status = 'open'
      and case when k.by_side = 'owner' then a.influencer_id else c.creator_id end = ${id}
    where a.id in ${agreementsOf(id)}`,
});
