import * as z from 'zod/mini';
import { hourMs } from '../../../contract/kit/calendar.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { PayoutStatus } from '../../../contract/money/payouts.ts';
import type { OperatorPayout } from '../../../contract/operators/operator-payouts.ts';
import { type Operator, recordAct } from '../../core/audit/audit.service.ts';
import { findActors } from '../../core/people/actors.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import type { Payment } from '../../kit/http/payments.ts';
import { demand } from '../../kit/http/policy.ts';
import { payoutPolicy } from '../../money/payouts/payouts.policy.ts';
import { stuckHours } from '../../money/payouts/payouts.rules.ts';
import { askedIn, findPayout } from '../../money/payouts/payouts.service.ts';
import { advancePromptly, cancelPayout } from '../../money/payouts/sync.service.ts';
import { selectPayouts } from './operator-payouts.queries.ts';
import { viewOperatorPayout } from './operator-payouts.views.ts';

const what = 'This payout';
type PayoutRow = NonNullable<Awaited<ReturnType<typeof findPayout>>>;

interface Listing {
  state?: PayoutStatus | 'stuck' | undefined;
  user_id?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

export async function listPayouts(
  context: Context,
  { state, user_id, limit, cursor }: Listing,
  locale: Locale,
): Promise<{ data: OperatorPayout[]; next_cursor: string | null }> {
  const before = decodeCursor(cursor, z.int());
  const ago = (hours: number) => new Date(context.now().getTime() - hours * hourMs);
  const filter = {
    status: state === 'stuck' ? undefined : state,
    stuck:
      state === 'stuck' ? { requested: ago(stuckHours.requested), processing: ago(stuckHours.processing) } : undefined,
    accountId: user_id ? rowId(user_id, 'This person') : undefined,
  };
  const found = await selectPayouts(context.db, filter, { before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  return {
    data: await presentAll(context, rows, locale),
    next_cursor,
  };
}

async function presentAll(context: Context, rows: readonly PayoutRow[], locale: Locale): Promise<OperatorPayout[]> {
  const people = await findPeople(
    context,
    rows.map(({ account_id }) => account_id),
  );
  const now = context.now();
  const actorOf = await findActors(context, rows.map(askedIn));
  return rows.map((row) =>
    viewOperatorPayout(row, { person: people.get(row.account_id), by: actorOf(askedIn(row)), now, locale }),
  );
}

async function demandPayout(context: Context, wireId: string): Promise<PayoutRow> {
  const row = await findPayout(context, rowId(wireId, what));
  if (!row) throw refuseNotFound(what);
  return row;
}

async function present(context: Context, wireId: string, locale: Locale): Promise<OperatorPayout> {
  const [view] = await presentAll(context, [await demandPayout(context, wireId)], locale);
  if (!view) throw refuseNotFound(what);
  return view;
}

interface Act {
  operator: Operator;
  locale: Locale;
  id: string;
}

/** The payout as what moving it on, or giving it back, pays. */
export async function readPayment(context: Context, id: string): Promise<Payment> {
  const { account_id, amount, ...payout } = await demandPayout(context, id);
  return { campaign: null, parts: [{ payeeId: account_id, amount, reference: `payout:${payout.id}` }] };
}

/** Moves a payout on: syncs with the provider if sent, otherwise sends it with the same key. */
export async function retryPayout(context: Context, { operator, locale, id }: Act): Promise<OperatorPayout> {
  const payout = await demandPayout(context, id);
  demand(payoutPolicy(payout).retry);
  const after = await advancePromptly(context, payout);
  await recordAct(context, {
    actor: operator,
    action: 'payout.retried',
    target: `payout:${payout.id}`,
    detail: { before: { status: payout.status }, after: { status: after.status, provider_id: after.provider_id } },
  });
  return present(context, id, locale);
}

/** Cancels a payout that was never sent to the provider, and returns its money. */
export async function cancelStuckPayout(
  context: Context,
  { operator, locale, id, reason }: Act & { reason: string },
): Promise<OperatorPayout> {
  return inTransaction(context, async (tx) => {
    const payout = await demandPayout(tx, id);
    await cancelPayout(tx, payout.id, reason);
    const target = `payout:${payout.id}`;
    const detail = { before: { status: payout.status }, after: { status: 'failed' } };
    await recordAct(tx, { actor: operator, action: 'payout.cancelled', target, detail, reason });
    return present(tx, id, locale);
  });
}
