import { takenStatuses } from '../../../contract/campaigns/application-standing.ts';
import type { Database } from '../../../database/connection.ts';

/** An account's unlocks of these influencers. */
export async function selectUnlocks(db: Database, accountId: number, influencerIds: readonly number[]) {
  if (influencerIds.length === 0) return [];
  return db
    .selectFrom('unlock')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('influencer_id', 'in', [...influencerIds])
    .execute();
}
export type UnlockRow = Awaited<ReturnType<typeof selectUnlocks>>[number];

export async function selectUnlock(db: Database, id: number): Promise<UnlockRow | undefined> {
  return db.selectFrom('unlock').selectAll().where('id', '=', id).executeTakeFirst();
}

interface Quota {
  accountId: number;
  /** Null for the free unlocks. */
  subscriptionId: number | null;
  since: Date;
  /** HMAC of the verified mobile whose free unlocks count together; null where they do not count by number. */
  mobileMark: string | null;
}

/** Number of unlocks taken from one quota and not returned to it. */
export async function countFromQuota(
  db: Database,
  { accountId, subscriptionId, since, mobileMark }: Quota,
): Promise<number> {
  const { count } = await db
    .selectFrom('unlock')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) =>
      mobileMark === null
        ? eb('account_id', '=', accountId)
        : eb.or([eb('account_id', '=', accountId), eb('mobile_mark', '=', mobileMark)]),
    )
    .where('paid_by', '=', 'quota')
    .where('subscription_id', 'is not distinct from', subscriptionId)
    .where('created_at', '>=', since)
    .where('refund_coins', 'is distinct from', 0)
    .executeTakeFirstOrThrow();
  return count;
}

type NewUnlock = Pick<
  UnlockRow,
  'account_id' | 'influencer_id' | 'paid_by' | 'coins' | 'subscription_id' | 'created_at' | 'mobile_mark'
>;

export async function insertUnlock(db: Database, unlock: NewUnlock): Promise<UnlockRow> {
  return db.insertInto('unlock').values(unlock).returningAll().executeTakeFirstOrThrow();
}

/** Influencers whose contact an account can see, and since when: by an unlock or an agreement in force. */
function selectOpenings(db: Database, accountId: number) {
  return db
    .selectFrom('unlock')
    .select(['influencer_id', 'created_at as opened_at'])
    .where('account_id', '=', accountId)
    .unionAll(
      db
        .selectFrom('application as ap')
        .leftJoin('agreement as g', (join) => join.onRef('g.application_id', '=', 'ap.id').on('g.version', '=', 1))
        .select((eb) => ['ap.influencer_id', eb.fn.coalesce('g.created_at', 'ap.created_at').as('opened_at')])
        .where('ap.owner_id', '=', accountId)
        .where('ap.status', 'in', [...takenStatuses]),
    );
}

interface PageRequest {
  accountId: number;
  /** Cursor: the end of the previous page. */
  after: [at: string, influencerId: number] | undefined;
  limit: number;
  exceptIds: readonly number[];
}

/** Latest first; profiles hidden by now are left out. */
export async function selectOpened(db: Database, { accountId, after, limit, exceptIds }: PageRequest) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom(selectOpenings(db, accountId).as('each'))
        .select((one) => ['each.influencer_id', one.fn.min('each.opened_at').as('opened_at')])
        .groupBy('each.influencer_id')
        .as('opened'),
    )
    .innerJoin('influencer_profile as p', 'p.id', 'opened.influencer_id')
    .select(['opened.influencer_id', 'opened.opened_at'])
    .where('p.hidden_at', 'is', null)
    .$if(exceptIds.length > 0, (query) => query.where('p.id', 'not in', [...exceptIds]))
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('opened.opened_at', 'opened.influencer_id'),
          '<',
          eb.tuple(new Date(after?.[0] ?? 0), after?.[1] ?? 0),
        ),
      ),
    )
    .orderBy('opened.opened_at', 'desc')
    .orderBy('opened.influencer_id', 'desc')
    .limit(limit)
    .execute();
}

/** Time since which an agreement opens this influencer to the account; undefined without one. */
export async function selectAgreedAt(db: Database, accountId: number, influencerId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom(selectOpenings(db, accountId).as('opened'))
    .select('opened.opened_at')
    .where('opened.influencer_id', '=', influencerId)
    .orderBy('opened.opened_at')
    .limit(1)
    .executeTakeFirst();
  return row?.opened_at;
}
