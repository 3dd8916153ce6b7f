import { sql } from 'kysely';
import type { TodoKind } from '../../../contract/insights/dashboard.ts';
import type { Database } from '../../../database/connection.ts';
import {
  agreementsOf,
  cancellations,
  missingPosts,
  type Part,
  type Sql,
  toConfirm,
  toPublish,
} from './work-todos.queries.ts';

/** A to-do as read from its own feature's tables. Money in paise. */
export interface TodoRow {
  kind: Exclude<TodoKind, 'review_work' | 'send_idea' | 'review_idea' | 'hand_in' | 'mend_work'>;
  id: number;
  campaign_id: number | null;
  title: string | null;
  people: number[];
  count: number;
  amount: number | null;
  platform: string | null;
  reason: string | null;
  since: Date;
  /** Day from which its deadline is calculated, `YYYY-MM-DD`. */
  day: string | null;
  /** Number of this kind, including those beyond the limit. */
  total: number;
}

interface Of {
  id: number;
  /** The only campaigns this member works on. */
  only: readonly number[] | null;
  /** Dates in India. */
  today: string;
  soon: string;
  /** Older failed payouts are not shown. */
  failedSince: Date;
  /** Person who may pay; null: they may not. */
  payer: number | null;
  now: Date;
  /** Maximum rows per kind. */
  limit: number;
}

const campaign = { id: sql`c.id`, title: sql`c.title` };
const nothing = sql`null`;

/** One part of the union, with every column named and cast, so that parts without a value for it fit. */
function arm(
  kind: TodoRow['kind'],
  part: Part & { ofCampaign?: boolean },
  { only, limit }: Pick<Of, 'only' | 'limit'>,
): Sql {
  const { id: campaignId, title } = (part.ofCampaign ?? true) ? campaign : { id: nothing, title: nothing };
  const { people = sql`'{}'`, count = sql`1`, amount = nothing, platform = nothing, reason = nothing } = part;
  const isShown = only ? sql`campaign_id is null or campaign_id = any(${[...only]}::bigint[])` : sql`true`;
  return sql`(select *, count(*) over () as total from (
    select ${kind}::text as kind, ${part.id}::bigint as id, ${campaignId}::bigint as campaign_id, ${title}::text as title,
      (${people})::bigint[] as people, ${count}::bigint as count, ${amount}::bigint as amount, ${platform}::text as platform,
      ${reason}::text as reason, ${part.since}::timestamptz as since, ${part.day ?? nothing}::date as day
    ${part.from}) part where ${isShown} order by since limit ${limit})`;
}

const toAnswer = (id: number): Part => ({
  id: sql`c.id`,
  people: sql`a.people`,
  count: sql`a.count`,
  since: sql`a.since`,
  day: sql`c.application_deadline`,
  // The offset keeps the order of reading: from the applications to their campaigns, not through all campaigns.
  from: sql`from (
      select campaign_id, count(*), min(created_at) as since, (array_agg(influencer_id order by created_at desc))[1:3] as people
      from application where owner_id = ${id} and status in ('applied', 'shortlisted') group by campaign_id
    ) a cross join lateral (select * from campaign where id = a.campaign_id and deleted_at is null offset 0) c`,
});

const offers = (id: number): Part => ({
  id: sql`a.id`,
  people: sql`array[c.creator_id]`,
  amount: sql`a.quote`,
  since: sql`a.updated_at`,
  day: sql`c.application_deadline`,
  from: sql`from application a join campaign c on c.id = a.campaign_id
    where a.influencer_id = ${id} and a.status = 'offered' and c.deleted_at is null`,
});

const changes = (id: number): Part => ({
  id: sql`a.id`,
  people: sql`array[o.proposed_by]`,
  reason: sql`o.note`,
  since: sql`o.created_at`,
  from: sql`from application a join campaign c on c.id = a.campaign_id
    join change_order o on o.application_id = a.id and o.status = 'open' and o.proposed_by <> ${id}
    where a.id in ${agreementsOf(id)}`,
});

/** Published unpaid work that ends when the influencer confirms that the product arrived. */
const arrivals = (id: number): Part => ({
  id: sql`a.id`,
  people: sql`array[c.creator_id]`,
  since: sql`a.updated_at`,
  from: sql`from application a join campaign c on c.id = a.campaign_id
    where a.influencer_id = ${id} and a.status = 'approved' and a.arrived_at is null and coalesce(a.quote, 0) = 0
      and (c.compensation = 'product' or c.product_value > 0)
      and not exists (select from deliverable d where d.application_id = a.id and d.status <> 'published' and d.delivery = 'publish')`,
});

const toFund = (id: number): Part => ({
  id: sql`a.id`,
  people: sql`array[a.influencer_id]`,
  amount: sql`a.quote`,
  since: sql`e.created_at`,
  day: sql`c.start_date`,
  from: sql`from application a join campaign c on c.id = a.campaign_id and c.compensation in ('paid', 'mixed')
    join application_event e on e.application_id = a.id and e.to_status = 'accepted'
    where a.owner_id = ${id} and a.status = 'accepted' and a.quote > 0`,
});

const changesToFund = (id: number): Part => ({
  id: sql`a.id`,
  people: sql`array[a.influencer_id]`,
  amount: sql`o.added`,
  since: sql`o.answered_at`,
  day: sql`(o.fund_by at time zone 'Asia/Kolkata')::date`,
  from: sql`from application a join campaign c on c.id = a.campaign_id
    join change_order o on o.application_id = a.id and o.status = 'funding'
    where a.owner_id = ${id} and takes_place(a.status)`,
});

const pledgesToFund = (id: number): Part => ({
  id: sql`p.id`,
  people: sql`array[c.creator_id]`,
  amount: sql`p.value`,
  since: sql`p.updated_at`,
  day: sql`c.start_date`,
  from: sql`from pledge p join campaign c on c.id = p.campaign_id
    where p.account_id = ${id} and p.kind = 'budget' and p.status = 'accepted' and c.deleted_at is null`,
});

const pledgesToAnswer = (id: number): Part => ({
  id: sql`c.id`,
  people: sql`(array_agg(p.account_id order by p.id desc))[1:3]`,
  count: sql`count(*)`,
  amount: sql`sum(p.value)`,
  since: sql`min(p.created_at)`,
  day: sql`c.start_date`,
  from: sql`from campaign c join pledge p on p.campaign_id = c.id and p.status = 'pledged'
    where c.creator_id = ${id} and c.type = 'joint' and c.deleted_at is null group by c.id`,
});

const locks = ({ id, today, soon }: Of): Part => ({
  id: sql`c.id`,
  people: sql`array[c.creator_id]`,
  since: sql`c.published_at`,
  day: sql`c.start_date`,
  from: sql`from campaign c
    where c.type = 'joint' and not c.is_draft and c.deleted_at is null and c.settled_at is null
      and c.start_date > ${today} and c.start_date <= ${soon}
      and c.id in (select id from campaign where creator_id = ${id} and type = 'joint'
        union select campaign_id from pledge where account_id = ${id} and status in ('accepted', 'contributed'))`,
});

const failedPayouts = ({ id, failedSince }: Of): Part & { ofCampaign: false } => ({
  ofCampaign: false,
  id: sql`p.id`,
  amount: sql`p.amount`,
  reason: sql`p.failure_reason`,
  since: sql`p.failed_at`,
  from: sql`from payout p where p.account_id = ${id} and p.status = 'failed' and p.failed_at >= ${failedSince}
    and not exists (select from payout later where later.account_id = ${id} and later.id > p.id)`,
});

/** Accounts whose connection is broken, or ends soon unless their owner consents again. */
const brokenAccounts = ({ id, soon }: Of): Part & { ofCampaign: false } => ({
  ofCampaign: false,
  id: sql`s.id`,
  platform: sql`s.platform_id`,
  reason: sql`n.last_error`,
  since: sql`coalesce(n.revoked_at, n.last_error_at, n.last_synced_at, n.consented_at)`,
  day: sql`case when n.state = 'connected' then (n.access_ends_at at time zone 'Asia/Kolkata')::date end`,
  from: sql`from social_account s join social_connection n on n.social_account_id = s.id
    where s.owner_id = ${id} and (n.state = 'broken' or (n.access_ends_at at time zone 'Asia/Kolkata')::date <= ${soon})`,
});

/** Payments that other members asked for, for whoever may pay. */
const toApprove = ({ id, payer, now }: Of): Part & { ofCampaign: false } => ({
  ofCampaign: false,
  id: sql`w.id`,
  people: sql`array[asker.home_account_id]`,
  amount: sql`w.amount`,
  since: sql`w.created_at`,
  day: sql`(w.expires_at at time zone 'Asia/Kolkata')::date`,
  from: sql`from approval w join person asker on asker.id = w.asked_by
    where w.account_id = ${id} and w.status = 'waiting' and w.expires_at > ${now} and w.asked_by <> ${payer}`,
});

/** Disputes about one's own money: those that wait for one's own statement, or the others. */
const disputes = (id: number, wantsAnswer: boolean): Part => ({
  id: sql`a.id`,
  people: sql`array[case when o.payer_id = ${id} then o.payee_id else o.payer_id end]`,
  amount: sql`o.amount`,
  reason: sql`d.reason`,
  since: sql`d.created_at`,
  // The offset keeps the order of reading: from one's orders to their disputes, not through all that are open.
  from: sql`from (select * from escrow_order where payer_id = ${id} union all
      select * from escrow_order where payee_id = ${id} and payer_id <> ${id}) o
    cross join lateral (select * from dispute where order_id = o.id and decided_at is null offset 0) d
    join application a on a.id = d.application_id join campaign c on c.id = a.campaign_id
    where (d.opened_by <> ${id} and d.answer is null) = ${wantsAnswer}`,
});

const toDecide: Part & { ofCampaign: false } = {
  ofCampaign: false,
  id: sql`min(d.id)`,
  count: sql`count(*)`,
  amount: sql`sum(o.amount - o.released - o.refunded)`,
  since: sql`min(d.created_at)`,
  from: sql`from dispute d join escrow_order o on o.id = d.order_id where d.decided_at is null having count(*) > 0`,
};

/** A person's to-dos, longest waiting first per kind, in one query. Work to submit or review is read elsewhere. */
export async function selectTodos(db: Database, of: Of): Promise<TodoRow[]> {
  const { id } = of;
  return read(db, [
    arm('answer_applications', toAnswer(id), of),
    arm('answer_offer', offers(id), of),
    arm('answer_change', changes(id), of),
    arm('confirm_arrival', arrivals(id), of),
    arm('publish', toPublish(id), of),
    arm('confirm_publication', toConfirm(id), of),
    arm('restore_post', missingPosts(of, 'influencer'), of),
    arm('missing_post', missingPosts(of, 'owner'), of),
    arm('answer_cancellation', cancellations(id), of),
    arm('fund', toFund(id), of),
    arm('fund_change', changesToFund(id), of),
    arm('fund_pledge', pledgesToFund(id), of),
    arm('answer_pledges', pledgesToAnswer(id), of),
    arm('lock', locks(of), of),
    ...(of.payer === null ? [] : [arm('approve_payment', toApprove(of), of)]),
    arm('payout_failed', failedPayouts(of), of),
    arm('reconnect', brokenAccounts(of), of),
    arm('answer_dispute', disputes(id, true), of),
    arm('dispute', disputes(id, false), of),
  ]);
}

/** Agreements that wait for their money, and their sum in paise. */
export async function selectToFund(
  db: Database,
  { id, only }: Pick<Of, 'id' | 'only'>,
): Promise<{ count: number; amount: number }> {
  const isShown = only ? sql`c.id = any(${[...only]}::bigint[])` : sql`true`;
  const { rows } = await sql<{ count: number; amount: number }>`
    select count(*) as count, coalesce(sum(a.quote), 0)::bigint as amount ${toFund(id).from} and ${isShown}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, amount: 0 };
}

/** The operators' to-dos. */
export async function selectOperatorTodos(db: Database): Promise<TodoRow[]> {
  return read(db, [arm('decide_disputes', toDecide, { only: null, limit: 1 })]);
}

async function read(db: Database, arms: readonly Sql[]): Promise<TodoRow[]> {
  const { rows } = await sql<TodoRow>`${sql.join(arms, sql` union all `)}`.execute(db);
  return rows;
}
