import { defaultPayments } from '../../../contract/campaigns/default-payments.rules.ts';
import { maxPayments, type OfferTerms, type Payment, paymentLabels } from '../../../contract/campaigns/offer-terms.ts';
import { inRupees, toPaise, toRupees } from '../../../contract/kit/money.ts';
import type { PaymentRow } from '../../../database/schema.ts';
import { type LocalizedText, msg } from '../../kit/i18n/messages.ts';
import { taxOn } from '../../money/taxes/taxes.rules.ts';
import { leastPaise } from '../escrow/escrow.policy.ts';
import { planProblem } from '../offers/offers.rules.ts';
import {
  isSettled,
  leftIn,
  type PlanFacts,
  type PlannedPayment,
  type PlannedRow,
  planOf,
} from '../payments/payments.rules.ts';

interface Problem {
  field: 'amount' | 'payments';
  reason: LocalizedText;
}

export interface Standing {
  /** The plan as it stands, in its order. */
  payments: readonly PaymentRow[];
  facts: PlanFacts;
  /** The work is approved or paid for: only rights and price may change, and what is added is paid at once. */
  isOver: boolean;
  /** Its money is held or was released. */
  isFunded: boolean;
  /** Rate of the influencer's GST: the agreed one, without one the current one. */
  gstBasisPoints: number;
  /** Date in India. */
  today: string;
  /** Last day of payment by law; null where none applies. */
  latestPayment: string | null;
}

export interface Repricing {
  /** Rupees without GST. */
  amount: number;
  /** The whole new plan; without one the last open payment takes the difference. */
  payments?: readonly Payment[] | undefined;
  /** The work after the change. */
  deliverables: OfferTerms['deliverables'];
}

/** A new price in paise, with its plan. */
export interface Priced {
  rows: PlannedRow[];
  price: number;
  gst: number;
  /** Amount added to the held money with GST, and the GST within; negative: refunded. */
  added: number;
  addedGst: number;
}

/** Payments that nobody can change any more. */
export function settledOf({ payments, facts }: Pick<Standing, 'payments' | 'facts'>): PaymentRow[] {
  return payments.filter((row) => isSettled(row, facts));
}

const sum = (rows: readonly { amount: number; gst: number }[], of: 'amount' | 'gst') =>
  rows.reduce((all, row) => all + row[of], 0);

/** The new price of an agreement with its plan and what it moves, or why it cannot be. */
export function reprice(standing: Standing, wanted: Repricing): { priced: Priced } | { problem: Problem } {
  const settled = settledOf(standing);
  const least = sum(settled, 'amount');
  const price = toPaise(wanted.amount);
  if (price < least) {
    const reason = msg`${{ money: inRupees(least) }} of the price is released or earned already. Enter at least that.`;
    return { problem: { field: 'amount', reason } };
  }
  if (standing.isOver && price < sum(standing.payments, 'amount')) {
    return { problem: { field: 'amount', reason: 'The work is approved, so its price can’t become lower.' } };
  }
  const plan = matchSettled(wanted.payments ?? adjustPlan(standing, settled, wanted), settled);
  if (!plan) {
    const reason = 'Payments that were released or are earned stay as they are. List them unchanged.';
    return { problem: { field: 'payments', reason } };
  }
  const wrong = planProblem({
    amount: wanted.amount,
    deliverables: wanted.deliverables,
    payments: plan.map(({ payment }) => payment),
    today: standing.today,
    latestPayment: standing.latestPayment,
    settled: new Set(plan.flatMap(({ payment, row }) => (row ? [payment] : []))),
  });
  if (wrong) return { problem: { field: 'payments', reason: wrong } };
  if (plan.length > maxPayments) {
    return { problem: { field: 'payments', reason: msg`An agreement has at most ${{ most: maxPayments }} payments.` } };
  }
  const priced = priceOf(standing, settled, plan);
  const problem = moneyProblem(standing, priced);
  return problem ? { problem: { field: 'amount', reason: problem } } : { priced };
}

function moneyProblem({ isFunded, isOver }: Standing, { rows, added }: Priced): LocalizedText | null {
  if (!isFunded) return null;
  if (added > 0 && added < leastPaise) return 'The minimum payment is ₹1.';
  const left = rows.reduce((all, row) => all + leftIn(row), 0);
  return isOver || left > 0 ? null : 'To end the agreement with what is paid already, cancel it with a split instead.';
}

interface Matched {
  payment: Payment;
  /** Missing: not settled. */
  row?: PaymentRow;
}

/** The plan with its settled payments found in it, in their order; null where one of them is missing or changed. */
function matchSettled(payments: readonly Payment[], settled: readonly PaymentRow[]): Matched[] | null {
  const open = [...settled];
  const plan = payments.map((payment): Matched => {
    const [row] = open;
    if (!row || !isSame(paymentOf(row), payment)) return { payment };
    open.shift();
    return { payment, row };
  });
  return open.length === 0 ? plan : null;
}

/** A payment of the plan as terms name it. */
export function paymentOf({ label, amount, due, due_on, pieces }: PlannedPayment): Payment {
  return { label, amount: toRupees(amount), due, date: due_on, deliverables: pieces };
}

function isSame(one: Payment, other: Payment): boolean {
  const spell = ({ label, amount, due, date, deliverables }: Payment) =>
    JSON.stringify([label, toPaise(amount), due, date, deliverables.toSorted()]);
  return spell(one) === spell(other);
}

/** The plan with the difference on its last open payments; a new one takes it where none is open. */
function adjustPlan(
  { payments, isOver }: Standing,
  settled: readonly PaymentRow[],
  { amount, deliverables }: Repricing,
): Payment[] {
  const isSettled = new Set(settled);
  let difference = toPaise(amount) - sum(payments, 'amount');
  const fromTheEnd = payments.toReversed().map((row) => {
    if (isSettled.has(row) || isOver) return row;
    const paise = Math.max(0, row.amount + difference);
    difference -= paise - row.amount;
    return { ...row, amount: paise };
  });
  const kept = fromTheEnd.toReversed().flatMap((row) => (row.amount > 0 ? [paymentOf(row)] : []));
  if (difference <= 0) return kept;
  const rest = toRupees(difference);
  const atOnce: Payment = {
    label: paymentLabels.approved,
    amount: rest,
    due: 'approved',
    date: null,
    deliverables: [],
  };
  return [...kept, ...(isOver ? [atOnce] : defaultPayments(rest, deliverables))];
}

function priceOf(
  { payments, gstBasisPoints }: Standing,
  settled: readonly PaymentRow[],
  plan: readonly Matched[],
): Priced {
  const open = plan.filter(({ row }) => !row).map(({ payment }) => payment);
  const openAmount = open.reduce((all, { amount }) => all + toPaise(amount), 0);
  const openGst = taxOn(openAmount, gstBasisPoints);
  const planned = open.length > 0 ? planOf({ payments: open, price: openAmount, gst: openGst }) : [];
  let next = 0;
  const rows = plan.map(({ row }, index): PlannedRow => {
    if (row) return { ...row, number: index + 1 };
    const fresh = planned[next++];
    if (!fresh) throw new Error('A payment of the plan is missing');
    return { ...fresh, number: index + 1, released: 0, refunded: 0, released_at: null };
  });
  const before = payments.filter((row) => !settled.includes(row));
  const addedGst = openGst - sum(before, 'gst');
  return {
    rows,
    price: sum(rows, 'amount'),
    gst: sum(rows, 'gst'),
    added: openAmount - sum(before, 'amount') + addedGst,
    addedGst,
  };
}
