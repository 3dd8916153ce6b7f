import type { DashboardMoney } from '../../../contract/insights/dashboard.ts';
import { addRupees, toRupees } from '../../../contract/kit/money.ts';
import { type Arriving, inHandOf } from '../../../contract/work/escrow.ts';
import { findDaysToPay, readDaysUntilPaid } from '../../discovery/track-record/pay-time.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { readWalletBalance } from '../../money/wallet/wallet.service.ts';
import type { HeldOrder } from '../../work/escrow/paying.service.ts';
import { type Movement, soonestOf, sumOf } from './money.rules.ts';
import { selectToFund } from './todos.queries.ts';

/** Money that is about to move: to an influencer, and out of what is held for ordered work. */
export interface Movements {
  upcoming: readonly Arriving[];
  paying: readonly HeldOrder[];
}

const isEarner = ({ role }: User): boolean => role === 'influencer';

/** An account's money: in the wallet, held for work, and moving next. */
export async function readMoney(context: Context, user: User, movements: Movements): Promise<DashboardMoney> {
  const next = soonestOf(movesOf(user, movements));
  return isEarner(user)
    ? { ...(await readEarner(context, user, movements.upcoming)), next }
    : { ...(await readPayer(context, user, movements.paying)), next };
}

/** Rupees that move up to a day of India's calendar, and the number of payments. */
export function movedBy(day: string, user: User, movements: Movements) {
  const moves = movesOf(user, movements).filter(({ date }) => date <= day);
  return { moves: sumOf(moves), moves_for: moves.length };
}

function movesOf(user: User, { upcoming, paying }: Movements): Movement[] {
  if (isEarner(user)) return upcoming.map(({ net }) => ({ amount: inHandOf(net), date: net.bank_by }));
  return paying.flatMap(({ amount, on }) => (on === null ? [] : [{ amount: toRupees(amount), date: on }]));
}

type Standing = Omit<DashboardMoney, 'next'>;

/** The wallet is of the whole account: who works on named campaigns does not see it. */
async function readShownBalance(context: Context, { id, campaignIds }: User) {
  if (campaignIds !== null) return { available: null, on_hold: null, arriving: null };
  const { available, on_hold, arriving } = await readWalletBalance(context, id);
  return { available, on_hold, arriving };
}

async function readEarner(context: Context, user: User, upcoming: readonly Arriving[]): Promise<Standing> {
  const { arriving, ...wallet } = await readShownBalance(context, user);
  const held = arriving ?? addRupees(upcoming.map(({ net }) => net.amount));
  return { ...wallet, held, held_for: upcoming.length, days_to_pay: await readDaysUntilPaid(context, user.id) };
}

/** A brand's or partner's money: in the wallet, and held for work they ordered. */
async function readPayer(context: Context, user: User, paying: readonly HeldOrder[]): Promise<Standing> {
  const { available, on_hold } = await readShownBalance(context, user);
  return {
    available,
    on_hold,
    held: toRupees(paying.reduce((sum, { amount }) => sum + amount, 0)),
    held_for: paying.length,
    days_to_pay: (await findDaysToPay(context, [user.id])).get(user.id) ?? { value: null, n: 0 },
  };
}

/** Rupees of agreements that wait for their money, and their number. */
export async function readToFund({ db }: Context, { id, campaignIds: only }: User) {
  const { count, amount } = await selectToFund(db, { id, only });
  return { to_fund: toRupees(amount), to_fund_for: count };
}
