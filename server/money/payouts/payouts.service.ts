import * as z from 'zod/mini';
import { inRupees, toPaise } from '../../../contract/kit/money.ts';
import type { Payout, PayoutQuote } from '../../../contract/money/payouts.ts';
import { findActors } from '../../core/people/actors.service.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import { findPayoutStop } from '../../core/trusted-contacts/trusted-contacts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { freeCardMoney } from '../card-holds/card-holds.service.ts';
import { refuseDebtor } from '../debts/debts.service.ts';
import { post, readBalances } from '../ledger/ledger.service.ts';
import { demandSettledTarget, readPayoutTarget } from '../payment-methods/payment-methods.service.ts';
import { releaseDueRewards } from '../referrals/qualification.service.ts';
import { financialYearStart } from '../taxes/taxes.rules.ts';
import { readTaxRate } from '../taxes/taxes.service.ts';
import {
  insertPayout,
  type PayoutRow,
  selectByKey,
  selectPayout,
  selectPayouts,
  sumFromReferral,
} from './payouts.queries.ts';
import { type Terms, termsOf } from './payouts.rules.ts';
import { viewPayout, viewQuote } from './payouts.views.ts';
import { requestedPosting } from './postings.rules.ts';
import { requirePayoutKeys } from './provider.ts';
import { advancePromptly, notifyOwner } from './sync.service.ts';

const what = 'This payout';

/** Breakdown of a payout at this moment, and the withdrawable amount. */
async function readTerms(context: Context, accountId: number, amount: number) {
  const { referral, earnings } = await readBalances(context, accountId);
  const rate = await readTaxRate(context, 'tds_commission');
  const paidBefore = rate ? await sumFromReferral(context.db, accountId, financialYearStart(context.now())) : 0;
  const terms: Terms = termsOf({ amount, referral, rate, paidBefore });
  return { terms, withdrawable: referral + earnings };
}

/** Breakdown of a payout before it is requested. `amount` in rupees. */
export async function quotePayout(context: Context, accountId: number, amount: number): Promise<PayoutQuote> {
  const { terms, withdrawable } = await readTerms(context, accountId, toPaise(amount));
  return viewQuote(terms, { minimum: context.config.minPayout, withdrawable });
}

interface Request {
  user: User;
  /** Rupees. */
  amount: number;
  methodId: string;
  /** The caller's idempotency key. */
  key: string;
}

/** Reserves the money of a payout and sends it to the provider, synchronously if the provider answers in time. */
export async function requestPayout(context: Context, request: Request): Promise<Payout> {
  requirePayoutKeys(context.config);
  const asked = await inTransaction(context, (tx) => keepRequest(tx, request));
  const payout = asked.status === 'requested' ? await advancePromptly(context, asked) : asked;
  if (payout.status === 'requested') {
    await context.jobs.send('payouts.send', { id: payout.id }, { runAfter: 5, once: String(payout.id) });
  }
  return presentPayout(context, request.user, payout);
}

const payoutStops = {
  reset: 'Payouts are on hold because a change to your account was undone. Choose a new password first.',
  recovery:
    'Payouts are on hold because someone asked to get into your account without a second factor. If it wasn’t you, stop it under Security.',
};

async function keepRequest(tx: Context, { user, amount, methodId, key }: Request): Promise<PayoutRow> {
  const accountId = user.id;
  const paise = toPaise(amount);
  const method = rowId(methodId, 'This payment method');
  await releaseDueRewards(tx, accountId);
  await freeCardMoney(tx, accountId);
  await lockAccount(tx, accountId);
  const known = await selectByKey(tx.db, accountId, key);
  if (known) return requireSame(known, paise, method);
  await refuseDebtor(tx, accountId);
  const { target, masked } = await readPayoutTarget(tx, { accountId, methodId: method });
  const stop = await findPayoutStop(tx, accountId);
  if (stop) throw refuse('RULE', payoutStops[stop]);
  await demandSettledTarget(tx, { accountId, methodId: method });
  const { minPayout } = tx.config;
  if (paise < minPayout) throw refuse('RULE', msg`The minimum payout is ${{ money: inRupees(minPayout) }}.`);
  const { terms, withdrawable } = await readTerms(tx, accountId, paise);
  if (paise > withdrawable) {
    throw refuse('NOT_ENOUGH_MONEY', msg`You can withdraw up to ${{ money: inRupees(withdrawable) }} right now.`);
  }
  const { deductions, ...sums } = terms;
  const payout = await insertPayout(tx.db, {
    ...sums,
    deductions: JSON.stringify(deductions),
    account_id: accountId,
    payment_method_id: method,
    method_kind: target.kind,
    method_masked: masked,
    idempotency_key: key,
    created_at: tx.now(),
  });
  await post(tx, requestedPosting(payout));
  await notifyOwner(tx, payout);
  return payout;
}

/** A repeated key returns the stored payout, whose first response may have been lost; other parameters are refused. */
function requireSame(known: PayoutRow, paise: number, method: number): PayoutRow {
  const isSame = known.amount === paise && (known.payment_method_id ?? method) === method;
  if (isSame) return known;
  throw refuse('IDEMPOTENCY_KEY_REUSED', 'This key was used for another payout. Use a new one.');
}

/** A payout of any account, for operators. */
export async function findPayout(context: Context, id: number): Promise<PayoutRow | undefined> {
  return selectPayout(context.db, id);
}

/** Reads from a payout the person who asked for it. */
export function askedIn({ account_id, person_id }: PayoutRow) {
  return { accountId: account_id, personId: person_id };
}

/** Payouts with who asked for them. */
async function presentPayouts(
  context: Context,
  { locale }: Pick<User, 'locale'>,
  rows: readonly PayoutRow[],
): Promise<Payout[]> {
  const actorOf = await findActors(context, rows.map(askedIn));
  return rows.map((row) => viewPayout(row, { by: actorOf(askedIn(row)), locale }));
}

async function presentPayout(context: Context, user: User, row: PayoutRow): Promise<Payout> {
  const [view] = await presentPayouts(context, user, [row]);
  if (!view) throw refuseNotFound(what);
  return view;
}

/** A person's payouts, newest first. */
export async function listPayouts(
  context: Context,
  user: User,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const before = decodeCursor(cursor, z.int());
  const found = await selectPayouts(context.db, { accountId: user.id, before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  return {
    data: await presentPayouts(context, user, rows),
    next_cursor,
  };
}

async function requireOwnPayout(context: Context, accountId: number, wireId: string): Promise<PayoutRow> {
  const payout = await selectPayout(context.db, rowId(wireId, what));
  if (payout?.account_id !== accountId) throw refuseNotFound(what);
  return payout;
}

/**
 * One payout with its current status: while it is in progress, or its bank reference is missing, the provider is asked.
 */
export async function readPayout(context: Context, user: User, wireId: string): Promise<Payout> {
  const payout = await requireOwnPayout(context, user.id, wireId);
  const isSettled = payout.status === 'failed' || (payout.status === 'paid' && payout.utr !== null);
  return presentPayout(context, user, isSettled ? payout : await advancePromptly(context, payout));
}
