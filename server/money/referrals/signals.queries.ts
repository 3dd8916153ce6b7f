import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Row } from '../../../database/schema.ts';

export type SignalRow = Row<'referral_signal'>;
type Kind = SignalRow['kind'];

/** IP addresses of a referrer's current and past sessions. */
export async function selectAddressesOf(db: Database, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .select('ip')
    .distinct()
    .where('account_id', '=', accountId)
    .where('impersonator_id', 'is', null)
    .where('ip', 'is not', null)
    .execute();
  return rows.flatMap(({ ip }) => ip ?? []);
}

interface Sought {
  referrerId: number;
  kind: Kind;
  /** Bounds of the sign-up time, exclusive. */
  after?: Date;
  before?: Date;
  networkMark?: string;
}

/** Verified accounts invited by a referrer, except those in a decided signal of this kind, by sign-up time. */
export async function selectJoined(db: Database, { referrerId, kind, after, before, networkMark }: Sought) {
  const rows = await db
    .selectFrom('referral as r')
    .innerJoin('account as a', 'a.id', 'r.invited_id')
    .select(['r.invited_id', 'r.created_at'])
    .where('r.referrer_id', '=', referrerId)
    .where('a.deleted_at', 'is', null)
    .where('a.email_verified_at', 'is not', null)
    .$if(after !== undefined, (query) => query.where('r.created_at', '>', after ?? new Date()))
    .$if(before !== undefined, (query) => query.where('r.created_at', '<', before ?? new Date()))
    .$if(networkMark !== undefined, (query) => query.where('r.network_mark', '=', networkMark ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('referral_signal_account as m')
            .innerJoin('referral_signal as s', 's.id', 'm.signal_id')
            .select('s.id')
            .whereRef('m.invited_id', '=', 'r.invited_id')
            .where('s.kind', '=', kind)
            .where('s.status', '<>', 'open'),
        ),
      ),
    )
    .orderBy('r.created_at')
    .execute();
  return rows.map(({ invited_id, created_at }) => ({ invitedId: invited_id, at: created_at }));
}

interface Found {
  referrerId: number;
  kind: Kind;
  networkMark: string | null;
  invitedIds: readonly number[];
  now: Date;
}

/** Adds accounts to the open signal of this kind, creating it if needed. */
export async function addToSignal(db: Database, { referrerId, kind, networkMark, invitedIds, now }: Found) {
  await sql`
    insert into referral_signal (referrer_id, kind, network_mark, created_at)
    values (${referrerId}, ${kind}, ${networkMark}, ${now})
    on conflict (referrer_id, kind, coalesce(network_mark, '')) where status = 'open' do nothing`.execute(db);
  await sql`
    insert into referral_signal_account (signal_id, invited_id)
    select s.id, invited from referral_signal s, unnest(${sql.val(invitedIds)}::bigint[]) as invited
    where s.referrer_id = ${referrerId} and s.kind = ${kind} and s.status = 'open'
      and coalesce(s.network_mark, '') = coalesce(${networkMark}, '')
    on conflict do nothing`.execute(db);
}

/** Deletes network digests created before an instant. */
export async function forgetNetworks(db: Database, before: Date): Promise<void> {
  for (const table of ['referral', 'referral_signal'] as const) {
    await db
      .updateTable(table)
      .set({ network_mark: null })
      .where('network_mark', 'is not', null)
      .where('created_at', '<', before)
      .execute();
  }
}

interface Page {
  isOpen: boolean;
  /** Cursor: time found or decided, and id, of the last signal shown. */
  after: readonly [at: string, id: number] | undefined;
  limit: number;
}

/** Open signals oldest first, decided ones latest first. */
export async function selectSignals(db: Database, { isOpen, after, limit }: Page): Promise<SignalRow[]> {
  const place = isOpen ? 'created_at' : 'decided_at';
  const direction = isOpen ? 'asc' : 'desc';
  return db
    .selectFrom('referral_signal')
    .selectAll()
    .where('status', isOpen ? '=' : '<>', 'open')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${sql.ref(place)}, id) ${sql.raw(isOpen ? '>' : '<')} (${after?.[0]}::timestamptz, ${after?.[1]})`,
      ),
    )
    .orderBy(place, direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
}

export async function countSignals(db: Database, isOpen: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('referral_signal')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', isOpen ? '=' : '<>', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

export async function lockSignal(db: Database, id: number): Promise<SignalRow | undefined> {
  return db.selectFrom('referral_signal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Accounts of these signals with their joining rewards, earliest first. */
export async function selectSignalAccounts(db: Database, signalIds: readonly number[]) {
  if (signalIds.length === 0) return [];
  return db
    .selectFrom('referral_signal_account as m')
    .innerJoin('referral as r', 'r.invited_id', 'm.invited_id')
    .select(['m.signal_id', 'm.invited_id', 'r.created_at', 'r.refused_for'])
    .where('m.signal_id', 'in', [...signalIds])
    .orderBy('r.created_at')
    .orderBy('m.invited_id')
    .execute();
}

interface Decision {
  status: 'dismissed' | 'cancelled';
  decidedAt: Date;
  decidedBy: number | null;
  note: string;
}

export async function updateSignal(db: Database, id: number, { status, decidedAt, decidedBy, note }: Decision) {
  return db
    .updateTable('referral_signal')
    .set({ status, decided_at: decidedAt, decided_by: decidedBy, note })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
