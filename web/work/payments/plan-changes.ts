import type { Payment } from '../../../contract/campaigns/offer-terms.ts';
import { toPaise } from '../../../contract/kit/money.ts';

/** A payment before and after; `was` is null for a new one, `now` for one that is left out. */
export interface PaymentChange {
  was: Payment | null;
  now: Payment | null;
}

const spell = ({ label, amount, due, date, deliverables }: Payment) =>
  JSON.stringify([label, toPaise(amount), due, date, deliverables.toSorted()]);

/** Whether two plans pay the same, in the same order. */
export function isSamePlan(one: readonly Payment[], other: readonly Payment[]): boolean {
  return one.length === other.length && one.every((payment, at) => spell(payment) === spell(other[at] ?? payment));
}

export function isSamePayment({ was, now }: PaymentChange): boolean {
  return was !== null && now !== null && spell(was) === spell(now);
}

/** Payments of a new plan beside those they take the place of: first the ones that stay, then others in turn; left out ones come last. */
export function planChanges(from: readonly Payment[], to: readonly Payment[]): PaymentChange[] {
  const left = [...from];
  const take = (at: number) => (at === -1 ? null : (left.splice(at, 1)[0] ?? null));
  const kept = to.map((now) => take(left.findIndex((was) => spell(was) === spell(now))));
  const alike = to.map((now, at) => kept[at] ?? take(left.findIndex(({ due }) => due === now.due)));
  const changed = to.map((now, at) => ({ was: alike[at] ?? left.shift() ?? null, now }));
  return [...changed, ...left.map((was) => ({ was, now: null }))];
}
