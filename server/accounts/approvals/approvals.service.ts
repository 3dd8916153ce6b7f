import * as z from 'zod/mini';
import type { Approval, ApprovalStatus } from '../../../contract/accounts/approvals.ts';
import { recordAct } from '../../core/audit/audit.service.ts';
import { findPeople, lockAccount, lockOperators } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import type { Device } from '../../kit/http/device.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import type { PayerId, RunnablePayment } from '../../kit/http/payments.ts';
import { demand } from '../../kit/http/policy.ts';
import { countPayment, demandWithinLimits, totalOf } from '../member-payments/member-payments.service.ts';
import { type ApprovalFacts, approvalPolicy, decidesAlone } from './approvals.policy.ts';
import {
  type ApprovalRow,
  countWaiting,
  decide,
  reopen,
  selectApproval,
  selectApprovals,
  selectRunOut,
  setMessage,
} from './approvals.queries.ts';
import { viewApproval } from './approvals.views.ts';
import { runCounted } from './guard.service.ts';
import { tellAsker } from './notices.service.ts';
import { factsFor, readTeam } from './team.service.ts';

const what = 'This request';

interface Reader {
  payer: PayerId;
  user: User;
}

interface Page extends Reader {
  status?: ApprovalStatus | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Payments that wait for a second member, and those decided, the newest first. */
export async function listApprovals(context: Context, { payer, user, status, cursor, limit }: Page) {
  const before = decodeCursor(cursor, z.int());
  // Members limited to named campaigns see only their own requests.
  const askedBy = user.campaignIds ? user.person.id : undefined;
  const page = { payer, askedBy, status, before, limit: limit + 1 };
  const found = await selectApprovals(context.db, page);
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  const waiting = await countWaiting(context.db, payer, context.now());
  return { data: await present(context, { payer, user }, rows), waiting, next_cursor };
}

const askedOf = (row: ApprovalRow) => ({
  status: row.status,
  askedBy: row.asked_by,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

async function present(context: Context, { payer, user }: Reader, rows: readonly ApprovalRow[]): Promise<Approval[]> {
  const facts = factsFor(context, await readTeam(context, payer), user.person.id);
  const people = await findPeople(
    context,
    rows.flatMap(({ parts }) => parts.map(({ payeeId }) => payeeId)),
  );
  return rows.map((row) =>
    viewApproval(row, { people, acts: approvalPolicy(askedOf(row), facts), facts, locale: user.locale }),
  );
}

async function findRow(context: Context, { payer, user, id }: Reader & { id: string }): Promise<ApprovalRow> {
  const row = await selectApproval(context.db, rowId(id, what));
  if (row?.account_id !== payer) throw refuseNotFound(what);
  if (user.campaignIds && row.asked_by !== user.person.id) throw refuseNotFound(what);
  return row;
}

/** Refuses whoever does not act for the payer of the request. */
export async function demandApproval(context: Context, asked: Reader & { id: string }): Promise<void> {
  await findRow(context, asked);
}

interface Answering extends Reader {
  id: string;
  status: 'approved' | 'refused' | 'withdrawn';
  note?: string | null | undefined;
}

type Payments = ReadonlyMap<string, RunnablePayment>;

/** Whether an answer goes without fresh proof: all but approving one’s own, or what takes proof to ask for. */
export async function answersWithoutProof(context: Context, answer: Answering, payments: Payments): Promise<boolean> {
  const { payer, user, status } = answer;
  if (status !== 'approved') return true;
  const row = await findRow(context, answer);
  if (payments.get(row.call)?.call.stepUp) return false;
  return !(row.asked_by === user.person.id && decidesAlone(askedOf(row), (await readTeam(context, payer)).members));
}

/** Sets the asker's words to whoever decides, while the payment waits. */
export async function explainApproval(
  context: Context,
  asked: Reader & { id: string; message: string | null },
): Promise<Approval> {
  return inTransaction(context, async (tx) => {
    const row = await findRow(tx, asked);
    const facts = factsFor(tx, await readTeam(tx, asked.payer), asked.user.person.id);
    demand(approvalPolicy(askedOf(row), facts).withdraw);
    await setMessage(tx.db, { id: row.id, message: asked.message });
    const [view] = await present(tx, asked, [await findRow(tx, asked)]);
    if (!view) throw refuseNotFound(what);
    return view;
  });
}

const actOf = { approved: 'approve', refused: 'refuse', withdrawn: 'withdraw' } as const;

/** Decides about a payment that waits. Approving carries it out, once, as whoever asked, with all its checks. */
export async function answerApproval(
  context: Context,
  answer: Answering & { device: Device },
  payments: Payments,
): Promise<Approval> {
  const { payer, user, status } = answer;
  const note = answer.note || null;
  if (status === 'refused' && !note)
    throw refuseField('BAD_INPUT', 'note', 'Say why, so that they know what to change.');
  const { id } = await findRow(context, answer);
  await inTransaction(context, async (tx) => {
    await (payer === null ? lockOperators(tx) : lockAccount(tx, payer));
    const row = await findRow(tx, answer);
    const facts: ApprovalFacts = factsFor(tx, await readTeam(tx, payer), user.person.id);
    demand(approvalPolicy(askedOf(row), facts)[actOf[status]], what);
    const decision = { id, status, decidedBy: user.person.id, note, now: tx.now() };
    if (!(await decide(tx.db, decision))) throw refuse('CONFLICT', 'This request was already decided or taken back.');
    if (payer === null) await audit(tx, answer, row);
  });
  if (status === 'approved') {
    await carryOut(context, answer, payments).catch(async (error) => {
      await reopen(context.db, id);
      throw error;
    });
  }
  const row = await findRow(context, answer);
  await inTransaction(context, async (tx) => tellAsker(tx, row, await readTeam(tx, payer)));
  const [view] = await present(context, answer, [row]);
  if (!view) throw refuseNotFound(what);
  return view;
}

/** Answers of operators are in their audit log, also where the payment is then refused. */
async function audit(tx: Context, { user, device, status, note }: Answering & { device: Device }, row: ApprovalRow) {
  await recordAct(tx, {
    actor: { id: user.id, address: device.address },
    action: `approval.${status}`,
    target: `approval:${row.id}`,
    detail: { call: row.call, amount: row.amount },
    reason: note || undefined,
  });
}

/** Runs an approved payment as whoever asked for it, with the rights and limits they have now. */
async function carryOut(context: Context, answer: Answering & { device: Device }, payments: Payments): Promise<void> {
  const { payer, device } = answer;
  const row = await findRow(context, answer);
  const payable = payments.get(row.call);
  const asker = (await readTeam(context, payer)).people.find(({ person_id }) => person_id === row.asked_by);
  if (!payable || !asker) throw refuse('CONFLICT', 'Whoever asked no longer acts for this account.');
  const user = { ...answer.user, ...asker.acting };
  const input = {
    user,
    device,
    params: row.params as never,
    query: undefined as never,
    body: row.body as never,
    idempotencyKey: row.key ?? undefined,
  };
  await payable.check(input);
  const payment = await payable.pays(input);
  if (!payment || totalOf(payment) !== row.amount) {
    throw refuse('CONFLICT', 'The sum of this payment has changed. Whoever asked has to ask again.');
  }
  const paying = { call: payable.call, user, payment };
  const counted = await inTransaction(context, async (tx) => {
    await demandWithinLimits(tx, paying);
    return countPayment(tx, paying);
  });
  await runCounted(context, counted, () => payable.run(input));
}

const batch = 200;

/** Ends requests that ran out, and tells whoever asked. */
export async function endRunOut(context: Context): Promise<void> {
  for (const id of await selectRunOut(context.db, context.now(), batch)) {
    await inTransaction(context, async (tx) => {
      const ended = await decide(tx.db, { id, status: 'expired', decidedBy: null, note: null, now: tx.now() });
      const row = ended ? await selectApproval(tx.db, id) : undefined;
      if (row) await tellAsker(tx, row, await readTeam(tx, row.account_id));
    });
  }
}
