import { toPaise } from '../../contract/money.ts';
import type { Context } from '../kit/context.ts';
import { type Credit, readCredits } from '../ledger/credits.service.ts';
import type { Entry } from '../ledger/ledger.rules.ts';
import { post } from '../ledger/ledger.service.ts';
import { ledgerNotes } from '../ledger/notes.rules.ts';

interface Pair {
  invited_id: number;
  referrer_id: number;
}

const qualified = 'referral.qualified';
const shared = 'referral.shared';
const earning = [qualified, shared];

/** The reward of a qualified referral: rupees to who invited, coins to both; to be withdrawn at once when `released`. */
export async function payReward(tx: Context, pair: Pair, released: boolean): Promise<void> {
  const { reward, coins } = tx.config.referral;
  const paise = toPaise(reward);
  await post(tx, {
    kind: qualified,
    reference: `referral:${pair.invited_id}`,
    note: ledgerNotes.referred,
    detail: { invited_id: pair.invited_id },
    entries: [
      ...moneyTo(pair, paise, released),
      { kind: 'mint', amount: -2 * coins },
      { kind: 'coins', ownerId: pair.referrer_id, amount: coins },
      { kind: 'coins', ownerId: pair.invited_id, amount: coins },
    ],
  });
}

interface Share {
  /** Paise. */
  amount: number;
  /** The provider's id of the payment it is a share of. */
  paymentId: string;
  released: boolean;
}

/** A super user's share of one subscription payment. False when it was paid before. */
export async function payShare(tx: Context, pair: Pair, { amount, paymentId, released }: Share): Promise<boolean> {
  return post(tx, {
    kind: shared,
    reference: `referral-share:${paymentId}`,
    note: ledgerNotes.referralShare,
    detail: { invited_id: pair.invited_id },
    entries: moneyTo(pair, amount, released),
  });
}

/** Makes what one referral brought so far withdrawable. */
export async function releaseMoney(tx: Context, { invited_id, referrer_id }: Pair): Promise<void> {
  const accounts = ['referral_waiting'] as const;
  const credits = await readCredits(tx, { ownerId: referrer_id, accounts, kinds: earning });
  const waiting = credits.find((credit) => credit.invited_id === invited_id)?.amount ?? 0;
  await post(tx, {
    kind: 'referral.released',
    reference: `referral-release:${invited_id}`,
    note: ledgerNotes.referralFree,
    detail: { invited_id },
    entries: [
      { kind: 'referral_waiting', ownerId: referrer_id, amount: -waiting },
      { kind: 'referral', ownerId: referrer_id, amount: waiting },
    ],
  });
}

/** What an account's referrals brought it, by who was invited; what it got for being invited itself is not among it. */
export async function readRewards(context: Context, ownerId: number): Promise<Credit[]> {
  const accounts = ['referral', 'referral_waiting', 'coins'] as const;
  const credits = await readCredits(context, { ownerId, accounts, kinds: earning });
  return credits.filter((credit) => credit.invited_id !== ownerId);
}

function moneyTo({ referrer_id: ownerId }: Pair, amount: number, released: boolean): Entry[] {
  return [
    { kind: 'promotion', amount: -amount },
    { kind: released ? 'referral' : 'referral_waiting', ownerId, amount },
  ];
}
