import { maskContact } from '../../../contract/core/masked-contact.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { fingerprint } from '../../kit/crypto/encryption.ts';
import { issueFeeInvoice } from '../../money/invoices/issue.service.ts';
import { post } from '../../money/ledger/ledger.service.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { payCoins, releaseReward, startReward } from '../../money/referrals/rewards.service.ts';
import { disputedEntries, fundedEntries, poolFundedEntries, releasedEntries } from '../../work/escrow/escrow.rules.ts';
import { countReleased, feeOf } from '../../work/escrow/movement.service.ts';
import { readNet } from '../../work/escrow/rates.service.ts';
import { seedDemoDraws } from './draws.service.ts';
import {
  insertDemoInvitations,
  insertDemoReferral,
  markDemoQualified,
  selectBeginners,
  selectDemoAccount,
  selectStoryContributions,
  selectStoryOrders,
} from './money.queries.ts';
import { withdraw } from './payouts.service.ts';
import { askDemoApproval } from './team.service.ts';

/** Fills the wallets of the demo accounts: welcome coins, earnings, and referrals. Once. */
export async function seedDemoMoney(context: Context): Promise<void> {
  await inTransaction(context, async (tx) => {
    const influencer = await selectDemoAccount(tx.db, 'influencer@demo.test');
    const brand = await selectDemoAccount(tx.db, 'brand@demo.test');
    const partner = await selectDemoAccount(tx.db, 'partner@demo.test');
    if (!influencer || !brand || !partner || !(await welcome(tx, influencer))) return;
    await welcome(tx, brand);
    await welcome(tx, partner);
    await hold(tx);
    await withdraw(tx, { id: influencer.id, amount: 1_000_000, at: new Date(tx.now().getTime() - 203 * dayMs) });
    await fillPools(tx);
    await seedDemoDraws(tx);
    await askDemoApproval(tx, brand.id);
    await refer(tx, influencer, { role: 'influencer', joined: 9, qualified: 7 });
    await refer(tx, brand, { role: 'brand', joined: 3, qualified: 2 });
  });
}

/** The context with the clock at another time. */
function at(tx: Context, time: Date): Context {
  return { ...tx, now: () => time };
}

async function welcome(tx: Context, { id, created_at }: { id: number; created_at: Date }): Promise<boolean> {
  const { welcomeCoins } = tx.config;
  return post(at(tx, created_at), {
    kind: 'coins.welcome',
    reference: `welcome:${id}`,
    note: ledgerNotes.welcome,
    entries: [
      { kind: 'mint', amount: -welcomeCoins },
      { kind: 'coins', ownerId: id, amount: welcomeCoins },
    ],
  });
}

/** Posts the money of the demo's agreements as the product does, with invoices in order of their dates. */
async function hold(tx: Context): Promise<void> {
  const orders = await selectStoryOrders(tx.db);
  for (const order of orders.toSorted((one, other) => Number(one.ended_at) - Number(other.ended_at))) {
    const { id, title, ended_at, amount, payee_id: payeeId, fee_basis_points: feeBasisPoints } = order;
    if (!ended_at) continue;
    const then = at(tx, ended_at);
    const net = await readNet(then, { amount, payeeId, feeBasisPoints });
    await issueFeeInvoice(then, feeOf({ order, net, campaign: { title }, reference: `escrow-release:${id}` }));
    await countReleased(then, order, {
      campaignId: order.campaign_id,
      applicationId: order.application_id,
      released: amount,
    });
  }
  for (const order of orders) {
    const { id, amount, fee, gst, tds, paid_at, ended_at, disputed_at } = order;
    await post(at(tx, paid_at ?? tx.now()), {
      kind: 'escrow.funded',
      reference: `escrow-payment:${order.payment_id}`,
      note: ledgerNotes.workHeld,
      detail: { application_id: order.application_id, payer_id: order.payer_id },
      entries: fundedEntries({ ...order, status: 'held' }, amount),
    });
    if (disputed_at) {
      await post(at(tx, disputed_at), {
        kind: 'dispute.opened',
        reference: `escrow-dispute:${id}`,
        note: ledgerNotes.disputed,
        detail: { application_id: order.application_id },
        entries: disputedEntries(order, amount),
      });
    }
    if (!ended_at) continue;
    const net = amount - fee - tds;
    await post(at(tx, ended_at), {
      kind: 'escrow.released',
      reference: `escrow-release:${id}`,
      note: ledgerNotes.work(order.title),
      detail: { application_id: order.application_id, fee, gst, tds },
      entries: releasedEntries(order, { amount, fee, gst, tds, net, creatorGst: 0 }, [
        { kind: 'earnings', ownerId: order.payee_id, amount: net },
      ]),
    });
  }
}

/** Posts the contributions to the pools of the demo's joint campaigns. */
async function fillPools(tx: Context): Promise<void> {
  for (const { payment_id, amount, paid_at, ...campaign } of await selectStoryContributions(tx.db)) {
    await post(at(tx, paid_at ?? tx.now()), {
      kind: 'pool.funded',
      reference: `escrow-payment:${payment_id}`,
      note: ledgerNotes.contribution(campaign.title),
      entries: poolFundedEntries(campaign, amount),
    });
  }
}

/** Completes a referral's reward at once. */
async function reward(tx: Context, pair: { invited_id: number; referrer_id: number }): Promise<void> {
  const pending = await startReward(tx, pair);
  if (!pending) return;
  await releaseReward(tx, pending);
  await markDemoQualified(tx.db, pair.invited_id, tx.now());
  for (const id of [pair.invited_id, pair.referrer_id]) await payCoins(tx, pair.invited_id, id);
}

interface Circle {
  role: 'influencer' | 'brand';
  joined: number;
  qualified: number;
}

/**
 * Records referred people who joined after the referrer; the first ones qualify a day after joining, influencers by a
 * connected account.
 */
async function refer(tx: Context, referrer: { id: number; created_at: Date }, circle: Circle): Promise<void> {
  const { role, joined, qualified } = circle;
  const people = await selectBeginners(tx.db, { after: referrer.created_at, role, count: joined });
  for (const [index, { id, created_at }] of people.entries()) {
    const qualifiedAt = index < qualified ? new Date(created_at.getTime() + dayMs) : null;
    const pair = { invited_id: id, referrer_id: referrer.id };
    await insertDemoReferral(tx.db, { ...pair, created_at });
    if (qualifiedAt) await reward(at(tx, qualifiedAt), pair);
  }
  const invitations = ['latha.rao@example.com', 'joel.dosa@example.com', '9847012345'].map((address, index) => ({
    account_id: referrer.id,
    fingerprint: fingerprint(tx.secretKey, 'referral-invitation', address),
    masked: maskContact(address),
    sent_at: new Date(tx.now().getTime() - (index + 2) * dayMs),
  }));
  await insertDemoInvitations(tx.db, invitations);
}
