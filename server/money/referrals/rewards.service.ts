import { toPaise } from '../../../contract/kit/money.ts';
import type { Context } from '../../kit/context/context.ts';
import { collectFrom } from '../debts/debts.service.ts';
import { type Credit, readCredits } from '../ledger/credits.service.ts';
import type { Entry, Posting } from '../ledger/ledger.rules.ts';
import { post } from '../ledger/ledger.service.ts';
import { ledgerNotes } from '../ledger/notes.rules.ts';
import { insertReward, type RewardRow, updateReward } from './reward.queries.ts';

interface Pair {
  invited_id: number;
  referrer_id: number;
}

type Step = 'pending' | 'withdrawable' | 'cancelled' | 'charged_back';

const notes = {
  pending: ledgerNotes.referralPending,
  withdrawable: ledgerNotes.referralFree,
  cancelled: ledgerNotes.referralCancelled,
  charged_back: ledgerNotes.chargedBack,
} as const;

/** Books one step of a reward, once. */
async function book(tx: Context, reward: RewardRow, step: Step, entries: Entry[]): Promise<void> {
  const posting: Posting = {
    kind: `referral.${step}`,
    reference: `referral-reward:${reward.id}:${step}`,
    note: notes[step],
    detail: { invited_id: reward.invited_id },
    entries,
  };
  await post(tx, posting);
}

/** Starts a pending reward for a referral, or for a super user's share of a payment. */
export async function startReward(
  tx: Context,
  { invited_id, referrer_id }: Pair,
  share?: { amount: number; paymentId: string },
): Promise<RewardRow | undefined> {
  const reward = await insertReward(tx.db, {
    invited_id,
    referrer_id,
    kind: share ? 'share' : 'joining',
    payment_id: share?.paymentId ?? null,
    amount: share?.amount ?? toPaise(tx.config.referral.reward),
    status: 'pending',
    pending_at: tx.now(),
  });
  if (!reward) return undefined;
  const { amount } = reward;
  await book(tx, reward, 'pending', [
    { kind: 'promotion', amount: -amount },
    { kind: 'referral_waiting', ownerId: referrer_id, amount },
  ]);
  return reward;
}

/** Records a referral without a reward as refused, so that the referrer sees the reason. */
export async function refuseReward(tx: Context, { invited_id, referrer_id }: Pair, ending: Ending): Promise<void> {
  const now = tx.now();
  await insertReward(tx.db, {
    invited_id,
    referrer_id,
    ...ending,
    kind: 'joining',
    amount: toPaise(tx.config.referral.reward),
    status: 'cancelled',
    pending_at: now,
    ended_at: now,
  });
}

/** Makes one reward withdrawable. */
export async function releaseReward(tx: Context, reward: RewardRow): Promise<void> {
  const { amount, referrer_id: ownerId } = reward;
  await updateReward(tx.db, reward.id, { status: 'withdrawable', withdrawable_at: tx.now() });
  await book(tx, reward, 'withdrawable', [
    { kind: 'referral_waiting', ownerId, amount: -amount },
    { kind: 'referral', ownerId, amount },
  ]);
}

/** Reason of a cancelled reward; `note` is an operator's text for the referrer. */
interface Ending {
  reason: NonNullable<RewardRow['reason']>;
  note?: string | undefined;
}

/** Cancels a pending reward. */
export async function cancelReward(tx: Context, reward: RewardRow, ending: Ending): Promise<void> {
  const { amount, referrer_id: ownerId } = reward;
  await updateReward(tx.db, reward.id, { ...ending, status: 'cancelled', ended_at: tx.now(), due_at: null });
  await book(tx, reward, 'cancelled', [
    { kind: 'referral_waiting', ownerId, amount: -amount },
    { kind: 'promotion', amount },
  ]);
}

/** Takes back a withdrawable reward: from the referrer's balances, the rest as debt. */
export async function takeBackReward(tx: Context, reward: RewardRow): Promise<void> {
  const { amount, referrer_id: ownerId } = reward;
  await updateReward(tx.db, reward.id, { status: 'charged_back', reason: 'charged_back', ended_at: tx.now() });
  const { entries } = await collectFrom(tx, { ownerId, amount });
  await book(tx, reward, 'charged_back', [...entries, { kind: 'promotion', amount }]);
}

/** Pays the coins of a qualified referral to one of the two accounts, once. */
export async function payCoins(tx: Context, invitedId: number, ownerId: number): Promise<void> {
  const { coins } = tx.config.referral;
  await post(tx, {
    kind: 'referral.coins',
    reference: `referral-coins:${invitedId}:${ownerId}`,
    note: ledgerNotes.referred,
    detail: { invited_id: invitedId },
    entries: [
      { kind: 'mint', amount: -coins },
      { kind: 'coins', ownerId, amount: coins },
    ],
  });
}

/** Coins an account earned by referring; those for being invited itself do not count. */
export async function readCoins(context: Context, ownerId: number): Promise<number> {
  const kinds = ['referral.qualified', 'referral.coins'];
  const credits = await readCredits(context, { ownerId, accounts: ['coins'], kinds });
  return credits
    .filter(({ invited_id }: Credit) => invited_id !== ownerId)
    .reduce((sum: number, { amount }: Credit) => sum + amount, 0);
}
