/** Readers and what they may read: of the demo story, and those of the big market who have the most. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Context } from '../../server/kit/context/context.ts';
import { makeToken } from '../makers/account.ts';

export type ReaderRole = 'brand' | 'influencer' | 'operator';

interface Reader {
  id: number;
  token: string;
}

export interface Side {
  readers: Record<ReaderRole, Reader>;
  ids: Record<keyof typeof looked, string | undefined> & { cursor: string; kind: string; city: string };
}

interface Found {
  brand: number;
  influencer: number;
}

/** Where each id is found that a path may name. */
const looked = {
  campaign: ({ brand }) => sql`select campaign_id as id from application a join campaign c on c.id = a.campaign_id
    where creator_id = ${brand} and c.deleted_at is null group by 1 order by count(*) desc, 1 limit 1`,
  application: ({ brand }) => sql`select a.id from application a join campaign c on c.id = a.campaign_id
    join agreement g on g.application_id = a.id join escrow_order o on o.application_id = a.id where creator_id = ${brand} order by 1 limit 1`,
  deliverable: ({ brand }) => sql`select d.id from deliverable d join application a on a.id = d.application_id
    join campaign c on c.id = a.campaign_id where creator_id = ${brand} and d.status <> 'planned' order by 1 limit 1`,
  disputed: ({ brand }) => sql`select o.application_id as id from escrow_order o join dispute d on d.order_id = o.id
    where o.payer_id = ${brand} order by 1 limit 1`,
  influencer: ({ influencer }) => sql`select ${influencer}::bigint as id`,
  username: ({ influencer }) => sql`select username as id from account where id = ${influencer}`,
  joint: () => sql`select c.id from campaign c join pool_lock l on l.campaign_id = c.id
    join pool_spending s on s.campaign_id = c.id order by c.id limit 1`,
  pledge: () => sql`select pledge_id as id from escrow_order where pledge_id is not null order by 1 limit 1`,
  invoice: ({ influencer }) => sql`select id from invoice where account_id = ${influencer} order by 1 limit 1`,
  attachment: () => sql`select id from attachment order by 1 limit 1`,
  search: ({ brand }) => sql`select id from saved_search where account_id = ${brand} order by 1 limit 1`,
  payout: ({ influencer }) => sql`select id from payout where account_id = ${influencer} order by 1 limit 1`,
  subscription: ({ brand }) =>
    sql`select provider_id as id from subscription where account_id = ${brand} order by 1 limit 1`,
  dispute: () => sql`select id from dispute order by 1 limit 1`,
  poolDispute: () => sql`select id from pool_dispute order by 1 limit 1`,
  // The big market's tokens are known: database/market/sql/09-rest.sql.
  invitation: () => sql`select 'market-' || invited_by as id from member_invitation
    where email like 'market-guest-%' order by member_invitation.id limit 1`,
  report: () => sql`select id from report order by 1 limit 1`,
  import: () => sql`select id from profile_import order by 1 limit 1`,
} satisfies Record<string, (found: Found) => RawBuilder<unknown>>;

async function findId(db: Database, query: RawBuilder<unknown>): Promise<string | undefined> {
  const { rows } = await query.execute(db);
  const [row] = rows as { id: number | string }[];
  return row === undefined ? undefined : String(row.id);
}

/** The side of a brand and an influencer, by their addresses. */
async function openSide(context: Context, brandMail: string, influencerMail: string): Promise<Side> {
  const idOf = async (email: string) =>
    Number(await findId(context.db, sql`select id from account where proven_email = ${email}`));
  const found = { brand: await idOf(brandMail), influencer: await idOf(influencerMail) };
  const readerOf = async (id: number): Promise<Reader> => ({ id, token: await makeToken(context, { id }) });
  const readers = {
    brand: await readerOf(found.brand),
    influencer: await readerOf(found.influencer),
    operator: await readerOf(await idOf('operator@demo.test')),
  };
  const ids: Record<string, string | undefined> = { cursor: '0', kind: 'city', city: 'kochi' };
  for (const [name, query] of Object.entries(looked)) ids[name] = await findId(context.db, query(found));
  return { readers, ids: ids as Side['ids'] };
}

export const openStory = (context: Context) => openSide(context, 'brand@demo.test', 'influencer@demo.test');

/** The agency of 2,000 campaigns and the creator of 5,000 conversations. */
export const openGiants = (context: Context) =>
  openSide(context, 'market-business-1@demo.test', 'market-creator-1@demo.test');
