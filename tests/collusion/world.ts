/** A market in which attackers own all accounts, over HTTP on the real server, with its invariants. */
import { expect, vi } from 'vitest';
import type { Pledge } from '../../contract/campaigns/pledges.ts';
import { addDays, dateInIndia } from '../../contract/kit/calendar.ts';
import type { WalletBalance } from '../../contract/money/wallet.ts';
import { executeDueDraws } from '../../server/hub/pools/executing.service.ts';
import { lockPools } from '../../server/hub/pools/lock.service.ts';
import { returnPools } from '../../server/hub/pools/returning.service.ts';
import { freeDueCardMoney } from '../../server/money/card-holds/card-holds.service.ts';
import { checkLedger } from '../../server/money/ledger/ledger.service.ts';
import { reviewReferrals } from '../../server/money/referrals/qualification.service.ts';
import { settleRefunds } from '../../server/work/escrow/refund.service.ts';
import type { Deal } from '../campaigns/paying.ts';
import type { Joint } from '../campaigns/pooling.ts';
import type { Player, Stage } from '../campaigns/stage.ts';
import { signUpBy } from '../makers/referral.ts';
import { signUp } from '../makers/sign-up.ts';

const day = 86_400_000;
const realNow = Date.now.bind(Date);

export interface Member extends Player {
  role: 'brand' | 'influencer' | 'partner';
  email: string;
  methodId?: string;
}

export interface World {
  stage: Stage;
  members: Member[];
  deals: { deal: Deal; brand: Member; influencer: Member }[];
  joints: { joint: Joint; owner: Member; pledges: { who: Member; pledge: Pledge }[] }[];
  subscriptions: string[];
  /** Start day, and days passed. */
  start: number;
  day: number;
  /** Rupees paid out to banks. */
  paidOut: number;
}

/** Sets the clock of product and sandbox. */
export function setClock(stage: Stage, days: number): void {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + days * day);
  stage.app.context.now = () => new Date(Date.now());
}

/** Posts campaigns by the world's clock. */
function postingNow(stage: Stage): Stage {
  return {
    ...stage,
    post: (who, body) => {
      const today = dateInIndia(new Date(Date.now()));
      const dates = {
        application_deadline: addDays(today, 3),
        start_date: addDays(today, 5),
        end_date: addDays(today, 25),
      };
      return stage.post(who, { ...body, ...dates });
    },
  };
}

export async function openWorld(on: Stage, day: number): Promise<World> {
  const stage = postingNow(on);
  setClock(on, day);
  const members = [await join(stage, 'brand'), await join(stage, 'influencer'), await join(stage, 'brand')];
  return { stage, members, deals: [], joints: [], subscriptions: [], start: day, day, paidOut: 0 };
}

interface Joining {
  referrer?: Member;
  /** Shares the referrer's device. */
  sharesDevice?: boolean;
  /** Shares the referrer's mailbox in another spelling. */
  sharesContact?: boolean;
}

let count = 0;

export async function join(
  stage: Stage,
  role: Member['role'],
  { referrer, sharesDevice = false, sharesContact = false }: Joining = {},
): Promise<Member> {
  count += 1;
  // Gmail ignores dots: the same mailbox in another spelling.
  const shared = referrer?.email.replace(/^crook/, 'c.rook');
  const email = sharesContact && shared ? shared : `crook${count}@gmail.com`;
  const business = role === 'influencer' ? {} : { business_name: `House ${count}` };
  const form = { role, email, ...business };
  const person = referrer ? await signUpBy(stage.app, referrer, form) : await signUp(stage.app, form);
  const member = { id: Number(person.id), token: person.token, role, email };
  await stage.call(member, 'PUT /user/personal-info', { birth_date: '1996-03-05' });
  if (sharesDevice && referrer) {
    const device_id = `device-${referrer.id}`;
    const query = stage.app.context.db.updateTable('account').set({ device_id });
    await query.where('id', 'in', [member.id, referrer.id]).execute();
  }
  return member;
}

/** Runs the scheduled jobs that move money. */
export async function runJobs({ stage }: World): Promise<void> {
  const { context } = stage.app;
  await lockPools(context);
  await executeDueDraws(context);
  await returnPools(context);
  await freeDueCardMoney(context);
  await reviewReferrals(context);
}

interface Gateway {
  payments: {
    id: string;
    order_id: string | null;
    amount: number;
    amount_refunded: number;
    status: string;
    card_id: string | null;
    created_at: number;
  }[];
  disputes: { payment_id: string; amount: number; status: string }[];
}

/** Rupees paid at the gateway minus refunds: in total, and without cards used for less than seven days. */
async function readIncome({ stage }: World) {
  const { data } = (await stage.app.api('GET /sandbox/gateway')).body as unknown as { data: Gateway };
  const payers = await stage.app.context.db.selectFrom('escrow_order').select(['provider_id', 'payer_id']).execute();
  const payerOf = new Map(payers.map(({ provider_id, payer_id }) => [provider_id, payer_id]));
  const paid = data.payments.filter(({ status }) => status !== 'failed');
  const cardOf = ({ order_id, card_id }: Gateway['payments'][number]) => `${payerOf.get(order_id ?? '')}:${card_id}`;
  const firstUse = new Map<string, number>();
  for (const payment of paid.toSorted((a, b) => b.created_at - a.created_at)) {
    firstUse.set(cardOf(payment), payment.created_at * 1000);
  }
  const lost = new Map(
    data.disputes.filter(({ status }) => status === 'lost').map((each) => [each.payment_id, each.amount]),
  );
  const netOf = (payment: Gateway['payments'][number]) =>
    payment.amount - payment.amount_refunded - (lost.get(payment.id) ?? 0);
  const sum = (payments: Gateway['payments']) => payments.reduce((total, payment) => total + netOf(payment), 0) / 100;
  const isSafe = (payment: Gateway['payments'][number]) =>
    payment.card_id === null || (firstUse.get(cardOf(payment)) ?? 0) <= Date.now() - 7 * day;
  return { all: sum(paid), safe: sum(paid.filter(isSafe)) };
}

async function sumPools({ stage }: World): Promise<number> {
  const rows = await stage.app.context.db
    .selectFrom('ledger_account')
    .select('balance')
    .where('kind', 'in', ['pool', 'pool_frozen'])
    .execute();
  return rows.reduce((total, { balance }) => total + balance, 0) / 100;
}

/** Shares of a pool are rounded by less than a paisa each. */
const slack = 0.1;

/**
 * Invariant: money paid out, withdrawable and held never exceeds payments, and money paid out or withdrawable never exceeds
 * payments other than by new cards. Debts are claims for chargebacks.
 */
export async function expectSound(world: World): Promise<void> {
  const { stage, members } = world;
  await settleRefunds(stage.app.context);
  const wallets: WalletBalance[] = [];
  for (const who of members) wallets.push((await stage.call(who, 'GET /wallet/balance')).body.data as WalletBalance);
  const sum = (part: (wallet: WalletBalance) => number) => wallets.reduce((total, wallet) => total + part(wallet), 0);
  for (const wallet of wallets) {
    for (const [name, value] of Object.entries({ ...wallet, ...wallet.holds, holds: 0 })) {
      expect(value, name).toBeGreaterThanOrEqual(0);
    }
  }
  const debt = sum((wallet) => wallet.debt);
  const free = world.paidOut + sum(({ withdrawable, holds }) => withdrawable + holds.payouts);
  const held = sum(({ arriving, holds }) => arriving + holds.disputes + holds.cards) + (await sumPools(world));
  const income = await readIncome(world);
  expect(free + held, 'left, free and held against what came in').toBeLessThanOrEqual(income.all + debt + slack);
  expect(free, 'left and free against what may leave').toBeLessThanOrEqual(income.safe + debt + slack);
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
}
