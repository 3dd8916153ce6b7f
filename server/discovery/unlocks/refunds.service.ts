import type { Unlock } from '../../../contract/discovery/unlocks.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { queueReport } from '../../accounts/safety/safety.service.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { inEnglish, msg } from '../../kit/i18n/messages.ts';
import { post } from '../../money/ledger/ledger.service.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { isOfPresentQuota, type Reader } from './quota.service.ts';
import {
  countReportRefunds,
  selectContactFacts,
  selectRecentlyPaid,
  selectUnanswered,
  type UnansweredRow,
  updateUnlock,
} from './refunds.queries.ts';
import { mayRefund, mayReport } from './unlocks.policy.ts';
import { selectUnlock, selectUnlocks, type UnlockRow } from './unlocks.queries.ts';
import { isDead, monthStart, refundNotice } from './unlocks.rules.ts';
import { viewUnlock } from './unlocks.views.ts';

const batch = 200;

/** Refunds every unlock whose buyer wrote and got no answer in time. Returns their number. */
export async function refundUnanswered(context: Context): Promise<number> {
  const { unlockSilentDays: days } = context.config;
  let refunded = 0;
  let after = 0;
  for (;;) {
    const unanswered = await selectUnanswered(context.db, { after, days, now: context.now(), limit: batch });
    for (const each of unanswered) {
      if (await refundOne(context, each)) refunded += 1;
    }
    if (unanswered.length < batch) return refunded;
    after = unanswered.at(-1)?.id ?? after;
  }
}

async function refundOne(context: Context, { account_id, influencer_id, name }: UnansweredRow): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, account_id);
    const [unlock] = await selectUnlocks(tx.db, account_id, [influencer_id]);
    if (!unlock || unlock.refunded_at) return false;
    await refundUnlock(tx, { unlock, reason: 'silent', name });
    return true;
  });
}

interface Refund {
  unlock: UnlockRow;
  reason: 'silent' | 'dead_contact';
  /** Name of the influencer. */
  name: string;
}

/**
 * Refunds an unlock once; the contact stays open. Coins are returned as coins. An unlock from a quota is returned to it
 * while the quota runs; afterwards its price in coins is returned instead.
 */
async function refundUnlock(tx: Context, { unlock, reason, name }: Refund): Promise<UnlockRow> {
  const { id, account_id, influencer_id } = unlock;
  const countsBack = await isOfPresentQuota(tx, unlock);
  const lostCoins = unlock.paid_by === 'coins' ? unlock.coins : tx.config.unlockCoins;
  const coins = countsBack ? 0 : lostCoins;
  const refunded = await updateUnlock(tx.db, id, {
    refunded_at: tx.now(),
    refund_reason: reason,
    refund_coins: coins,
  });
  await post(tx, {
    kind: 'unlock.refunded',
    reference: `unlock:${id}:refund`,
    note: ledgerNotes.unlockBack,
    detail: { influencer_id, reason },
    entries: [
      { kind: 'mint', amount: -coins },
      { kind: 'coins', ownerId: account_id, amount: coins },
    ],
  });
  await notify(tx, {
    accountId: account_id,
    type: 'money',
    ...refundNotice({ name, reason, coins, days: tx.config.unlockSilentDays }),
    link: '/bookmarks?type=unlocked',
  });
  return refunded;
}

/**
 * Returns coins to everybody who unlocked a profile within the "silent" days before its deletion. Unlocks from a quota
 * are restored automatically when their row is deleted. Source: the product's rules, Fair unlock.
 */
export async function refundErased(tx: Context, influencerId: number): Promise<void> {
  const since = new Date(tx.now().getTime() - tx.config.unlockSilentDays * dayMs);
  for (const { id, account_id, coins } of await selectRecentlyPaid(tx.db, influencerId, since)) {
    await post(tx, {
      kind: 'unlock.refunded',
      reference: `unlock:${id}:refund`,
      note: ledgerNotes.unlockBack,
      detail: { influencer_id: influencerId, reason: 'erased' },
      entries: [
        { kind: 'mint', amount: -coins },
        { kind: 'coins', ownerId: account_id, amount: coins },
      ],
    });
    await notify(tx, {
      accountId: account_id,
      type: 'money',
      title: msg`You got ${{ coins }} coins back`,
      description: 'A profile you unlocked is no longer available.',
      link: '/bookmarks?type=unlocked',
    });
  }
}

/** Grants the refund of a reported unlock; returns the buyer and the coins. */
export async function grantRefund(tx: Context, unlockId: number): Promise<{ accountId: number; coins: number }> {
  const found = await selectUnlock(tx.db, unlockId);
  if (!found) throw refuseNotFound('This unlock');
  await lockAccount(tx, found.account_id);
  const [unlock] = await selectUnlocks(tx.db, found.account_id, [found.influencer_id]);
  if (!unlock) throw refuseNotFound('This unlock');
  demand(mayRefund(unlock));
  const { name } = await selectContactFacts(tx.db, unlock);
  const refunded = await refundUnlock(tx, { unlock, reason: 'dead_contact', name });
  return { accountId: unlock.account_id, coins: refunded.refund_coins ?? 0 };
}

interface ReportOutcome {
  outcome: 'refunded' | 'queued';
  unlock: Unlock;
}

/**
 * Handles a buyer's report of a dead contact: refunds at once where our own facts confirm it, otherwise queues it for
 * an operator.
 */
export async function reportUnlock(context: Context, reader: Reader, influencerId: number): Promise<ReportOutcome> {
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, reader.id);
    const [unlock] = await selectUnlocks(tx.db, reader.id, [influencerId]);
    if (!unlock) throw refuseNotFound('This unlock');
    demand(mayReport(unlock));
    const reported = await updateUnlock(tx.db, unlock.id, { reported_at: tx.now() });
    const facts = await selectContactFacts(tx.db, unlock);
    const given = await countReportRefunds(tx.db, reader.id, monthStart(tx.now()));
    if (isDead(facts, tx.now()) && given < tx.config.unlockReportRefunds) {
      const refunded = await refundUnlock(tx, { unlock: reported, reason: 'dead_contact', name: facts.name });
      return { outcome: 'refunded', unlock: viewUnlock(refunded, reader.locale) };
    }
    const reason = inEnglish(
      msg`The contact doesn’t work, according to someone who unlocked it for ${{ coins: unlock.coins }} coins (unlock ${{ id: unlock.id }}).`,
    );
    await queueReport(tx, { userId: reader.id, targetId: influencerId, reason });
    return { outcome: 'queued', unlock: viewUnlock(reported, reader.locale) };
  });
}
