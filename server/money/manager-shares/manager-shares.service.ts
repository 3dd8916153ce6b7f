import { inRupees } from '../../../contract/kit/money.ts';
import { findName } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { insertShare, selectReceiver, selectShares, sumShares } from './manager-shares.queries.ts';
import { shareOf } from './manager-shares.rules.ts';

/** Part of a release that goes to the account of the influencer's talent manager. */
export interface Share {
  managerId: number;
  basisPoints: number;
  /** Paise. */
  amount: number;
}

/** The share in paise that an influencer has consented to, if any, of what a release brings them without their GST. */
export async function readShare(tx: Context, release: { accountId: number; amount: number }): Promise<Share | null> {
  const receiver = await selectReceiver(tx.db, { accountId: release.accountId, now: tx.now() });
  if (!receiver) return null;
  const { manager_id: managerId, basis_points: basisPoints } = receiver;
  const amount = shareOf(release.amount, basisPoints);
  return amount > 0 ? { managerId, basisPoints, amount } : null;
}

/** Share of releases that an influencer's talent manager gets at present; shown to their side only. */
export interface Consent {
  basisPoints: number;
}

/** The share an influencer consents to at present, for whoever reads as them; null for the other side. */
export async function findConsent(
  context: Context,
  { accountId, readerId }: { accountId: number; readerId: number },
): Promise<Consent | null> {
  if (readerId !== accountId) return null;
  const receiver = await selectReceiver(context.db, { accountId, now: context.now() });
  return receiver ? { basisPoints: receiver.basis_points } : null;
}

/** Paise of shares booked so far of an order's releases, for whoever reads as the influencer. */
export async function readBookedShare(
  context: Context,
  { orderId, accountId, readerId }: { orderId: number; accountId: number; readerId: number },
): Promise<number> {
  return readerId === accountId ? sumShares(context.db, orderId) : 0;
}

interface Booked {
  share: Share;
  accountId: number;
  orderId: number;
  /** Of the ledger transaction. */
  reference: string;
  campaign: string;
}

/** Records a share that was just booked, and tells the talent manager. */
export async function recordShare(tx: Context, { share, accountId, orderId, reference, campaign }: Booked) {
  const { managerId, basisPoints, amount } = share;
  await insertShare(tx.db, {
    reference,
    order_id: orderId,
    account_id: accountId,
    manager_id: managerId,
    basis_points: basisPoints,
    amount,
    created_at: tx.now(),
  });
  const influencer = (await findName(tx, accountId)) ?? '';
  await notify(tx, {
    accountId: managerId,
    type: 'money',
    link: '/wallet',
    senderId: accountId,
    title: msg`${{ money: inRupees(amount) }} is in your wallet: ${{ campaign }}`,
    description: msg`Your ${{ percent: `${basisPoints / 100} %` }} of what ${{ name: influencer }} was paid.`,
  });
}

export type BookedShare = Awaited<ReturnType<typeof selectShares>>[number];

/** Shares booked in these ledger transactions, by reference. */
export async function findShares(context: Context, references: readonly string[]): Promise<Map<string, BookedShare>> {
  const rows = await selectShares(context.db, references);
  return new Map(rows.map((row) => [row.reference, row]));
}
