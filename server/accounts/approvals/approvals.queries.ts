import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { ApprovalStatus } from '../../../contract/accounts/approvals.ts';
import type { Role } from '../../../contract/core/roles.ts';
import type { MemberRole, OperatorLevel } from '../../../contract/kit/permissions.ts';
import type { Database } from '../../../database/connection.ts';
import { isCurrent } from '../../../database/current-membership.ts';
import type { DB } from '../../../database/generated/schema.ts';
import type { PayerId, PaymentPart } from '../../kit/http/payments.ts';
import type { PolicyRow } from './approvals.rules.ts';

export async function selectPolicy(db: Database, accountId: number): Promise<PolicyRow | undefined> {
  return db
    .selectFrom('approvals_policy')
    .select(['above', 'next_above', 'next_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export async function storePolicy(
  db: Database,
  { accountId, now, ...policy }: PolicyRow & { accountId: number; now: Date },
): Promise<void> {
  const values = { ...policy, changed_at: now };
  await db
    .insertInto('approvals_policy')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

/** Members of an account as approvals judge them, the oldest first. */
export async function selectTeam(db: Database, { accountId, now }: { accountId: number; now: Date }) {
  return db
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .innerJoin('account as home', 'home.id', 'p.home_account_id')
    .select(['m.person_id', 'm.created_at', 'm.invited_by', 'm.campaign_ids', 'home.fullname'])
    .select([sql<MemberRole[]>`m.roles`.as('roles'), 'home.id as home_id', sql<Role>`home.role`.as('home_role')])
    .where('m.account_id', '=', accountId)
    .where((eb) => isCurrent(eb.ref('m.until'), now))
    .orderBy('m.created_at')
    .orderBy('m.person_id')
    .execute();
}
export type TeamRow = Awaited<ReturnType<typeof selectTeam>>[number];

/** All operators, those who sign in no more included, with the last change of what they may do. */
export async function selectOperators(db: Database) {
  return db
    .selectFrom('account as a')
    .innerJoin('person as p', 'p.home_account_id', 'a.id')
    .select(['p.id as person_id', 'a.id as home_id', 'a.fullname'])
    .select([sql<Role>`a.role`.as('home_role'), sql<OperatorLevel>`a.operator_level`.as('level')])
    .select(sql<Date>`greatest(a.operator_level_at, a.suspended_at, a.deleted_at)`.as('changed_at'))
    .select(sql<boolean>`a.suspended_at is null and a.deleted_at is null`.as('is_here'))
    .where('a.role', '=', 'operator')
    .orderBy('a.id')
    .execute();
}
export type OperatorRow = Awaited<ReturnType<typeof selectOperators>>[number];

/** Requests of one payer. */
const ofPayer = (payer: PayerId) => (eb: ExpressionBuilder<DB, 'approval'>) =>
  payer === null ? eb('account_id', 'is', null) : eb('account_id', '=', payer);

export type ApprovalRow = Omit<Selectable<DB['approval']>, 'status' | 'parts'> & {
  status: ApprovalStatus;
  parts: PaymentPart[];
  asker: string | null;
  decider: string | null;
};

function select(db: Database) {
  return db
    .selectFrom('approval as w')
    .leftJoin('person as ap', 'ap.id', 'w.asked_by')
    .leftJoin('account as a', 'a.id', 'ap.home_account_id')
    .leftJoin('person as dp', 'dp.id', 'w.decided_by')
    .leftJoin('account as d', 'd.id', 'dp.home_account_id')
    .selectAll('w')
    .select(['a.fullname as asker', 'd.fullname as decider'])
    .$castTo<ApprovalRow>();
}

interface Page {
  payer: PayerId;
  /** Only what this person asked for. */
  askedBy: number | undefined;
  status: ApprovalStatus | undefined;
  before: number | undefined;
  limit: number;
}

/** Payments that wait or were decided, the newest first. */
export async function selectApprovals(
  db: Database,
  { payer, askedBy, status, before, limit }: Page,
): Promise<ApprovalRow[]> {
  return select(db)
    .$if(payer === null, (query) => query.where('w.account_id', 'is', null))
    .$if(payer !== null, (query) => query.where('w.account_id', '=', payer ?? 0))
    .$if(askedBy !== undefined, (query) => query.where('w.asked_by', '=', askedBy ?? 0))
    .$if(status !== undefined, (query) => query.where('w.status', '=', status ?? 'waiting'))
    .$if(before !== undefined, (query) => query.where('w.id', '<', before ?? 0))
    .orderBy('w.id', 'desc')
    .limit(limit)
    .execute();
}

export async function selectApproval(db: Database, id: number): Promise<ApprovalRow | undefined> {
  return select(db).where('w.id', '=', id).executeTakeFirst();
}

export async function countWaiting(db: Database, payer: PayerId, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('approval')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ofPayer(payer))
    .where('status', '=', 'waiting')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

interface Request {
  payer: PayerId;
  requestHash: string;
}

/** The open request of this member for exactly this payment. */
export async function selectWaiting(
  db: Database,
  { payer, requestHash, askedBy, now }: Request & { askedBy: number; now: Date },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('approval')
    .select('id')
    .where(ofPayer(payer))
    .where('asked_by', '=', askedBy)
    .where('request_hash', '=', requestHash)
    .where('status', '=', 'waiting')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.id;
}

/** Whether this payment was approved for this member since an instant, at this sum. */
export async function isApproved(
  db: Database,
  { payer, requestHash, askedBy, amount, since }: Request & { askedBy: number; amount: number; since: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('approval')
    .select('id')
    .where(ofPayer(payer))
    .where('request_hash', '=', requestHash)
    .where('asked_by', '=', askedBy)
    .where('amount', '=', amount)
    .where('status', '=', 'approved')
    .where('decided_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewApproval extends Request {
  askedBy: number;
  call: string;
  params: unknown;
  body: unknown;
  key: string | null;
  campaign: string | null;
  amount: number;
  parts: readonly PaymentPart[];
  now: Date;
  expiresAt: Date;
}

export async function insertApproval(db: Database, one: NewApproval): Promise<number> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  const { id } = await db
    .insertInto('approval')
    .values({
      account_id: one.payer,
      asked_by: one.askedBy,
      call: one.call,
      params: json(one.params),
      body: json(one.body),
      key: one.key,
      request_hash: one.requestHash,
      campaign: one.campaign,
      amount: one.amount,
      parts: JSON.stringify(one.parts),
      created_at: one.now,
      expires_at: one.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Decision {
  id: number;
  status: Exclude<ApprovalStatus, 'waiting'>;
  decidedBy: number | null;
  note: string | null;
  now: Date;
}

/** Decides a request that still waits. Of two at once one gets false. */
export async function decide(db: Database, { id, status, decidedBy, note, now }: Decision): Promise<boolean> {
  const row = await db
    .updateTable('approval')
    .set({ status, decided_by: decidedBy, note, decided_at: now })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setMessage(db: Database, { id, message }: { id: number; message: string | null }): Promise<void> {
  await db.updateTable('approval').set({ message }).where('id', '=', id).where('status', '=', 'waiting').execute();
}

/** Lets a request wait again whose payment was refused after it was approved. */
export async function reopen(db: Database, id: number): Promise<void> {
  await db
    .updateTable('approval')
    .set({ status: 'waiting', decided_by: null, note: null, decided_at: null })
    .where('id', '=', id)
    .execute();
}

/** Ids of requests that ran out. */
export async function selectRunOut(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('approval')
    .select('id')
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', now)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
