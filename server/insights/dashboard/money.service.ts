import type { DashboardMoney } from '../../../contract/insights/dashboard.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { Arriving } from '../../../contract/work/escrow.ts';
import { findDaysToPay, readDaysUntilPaid } from '../../discovery/track-record/pay-time.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { readWalletBalance } from '../../money/wallet/wallet.service.ts';
import type { HeldOrder } from '../../work/escrow/paying.service.ts';
import { type Movement, soonestOf } from './money.rules.ts';
import { selectToFund } from './todos.queries.ts';

/** An influencer's money: available, held for their work, and arriving next. */
export async function readEarner(context: Context, user: User, upcoming: readonly Arriving[]): Promise<DashboardMoney> {
  const { available, on_hold, arriving } = await readWalletBalance(context, user.id);
  // Of the campaigns that the member works on.
  const held = user.campaignIds === null ? arriving : upcoming.reduce((sum, { net }) => sum + net.amount, 0);
  const moves = upcoming.map(({ net }): Movement => ({ amount: net.net, date: net.bank_by }));
  const days_to_pay = await readDaysUntilPaid(context, user.id);
  return { available, on_hold, held, held_for: upcoming.length, next: soonestOf(moves), days_to_pay };
}

/** A brand's or partner's money: in the wallet, held for work they ordered, and paid next. */
export async function readPayer(context: Context, user: User, paying: readonly HeldOrder[]): Promise<DashboardMoney> {
  const { available, on_hold } = await readWalletBalance(context, user.id);
  const moves = paying.flatMap(({ amount, on }): Movement[] =>
    on === null ? [] : [{ amount: toRupees(amount), date: on }],
  );
  return {
    available,
    on_hold,
    held: toRupees(paying.reduce((sum, { amount }) => sum + amount, 0)),
    held_for: paying.length,
    next: soonestOf(moves),
    days_to_pay: (await findDaysToPay(context, [user.id])).get(user.id) ?? { value: null, n: 0 },
  };
}

/** Rupees of agreements that wait for their money, and their number. */
export async function readToFund({ db }: Context, { id, campaignIds: only }: User) {
  const { count, amount } = await selectToFund(db, { id, only });
  return { to_fund: toRupees(amount), to_fund_for: count };
}
