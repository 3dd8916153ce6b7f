import { type Payment, paymentLabels } from '../../../contract/campaigns/offer-terms.ts';
import { addDays } from '../../../contract/kit/calendar.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import type { PaymentRow } from '../../../database/schema.ts';

/** Days after the acceptance of work by which a micro or small enterprise is paid. Source: MSMED Act, section 15. */
export const msmeDays = 45;

interface Priced {
  /** Rupees. */
  payments: readonly Payment[];
  /** Paise. */
  price: number;
  /** The influencer's GST on the price, in paise. */
  gst: number;
}

export type PlannedPayment = Pick<PaymentRow, 'number' | 'label' | 'amount' | 'gst' | 'due' | 'due_on' | 'pieces'>;
/** The same with what was paid of it so far. */
export type PlannedRow = PlannedPayment & Pick<PaymentRow, 'released' | 'refunded' | 'released_at'>;

/** Payments of an agreement in paise, each with its share of the GST; together exactly price and GST. */
export function planOf({ payments, price, gst }: Priced): PlannedPayment[] {
  // Agreements from before payment plans are paid on approval.
  const whole: Payment = { label: paymentLabels.approved, amount: 0, due: 'approved', date: null, deliverables: [] };
  const planned = payments.length > 0 ? payments : [whole];
  let before = 0;
  return planned.map(({ label, amount: rupees, due, date, deliverables: pieces }, index) => {
    const amount = payments.length > 0 ? toPaise(rupees) : price;
    const share = shareOf(gst, before + amount, price) - shareOf(gst, before, price);
    before += amount;
    return { number: index + 1, label, amount, gst: share, due, due_on: date, pieces };
  });
}

/** `total` × `part` / `whole`, rounded down; exact beyond 2⁵³. */
function shareOf(total: number, part: number, whole: number): number {
  return Number((BigInt(total) * BigInt(part)) / BigInt(whole));
}

/** Facts of a piece of work that payments wait for. */
export interface AwaitedPiece {
  /** `reel-1` */
  name: string;
  isHandedIn: boolean;
  isApproved: boolean;
  /** Date in India; null before. */
  approvedOn: string | null;
  /** Its publication counts. */
  isCounted: boolean;
  /** Date in India on which its publication counts without the owner's word; null without such a clock. */
  countsOn: string | null;
  /** It was not published in time, and its part was refunded. */
  isCancelled: boolean;
}

/** Pieces that a payment waits for; cancelled ones hold nothing up. */
function awaitedBy({ pieces: named }: Pick<PaymentRow, 'pieces'>, pieces: readonly AwaitedPiece[]): AwaitedPiece[] {
  const waited = pieces.filter(({ name }) => named.length === 0 || named.includes(name));
  return waited.filter(({ isCancelled }) => !isCancelled);
}

export interface PlanFacts {
  pieces: readonly AwaitedPiece[];
  /** The creator has enough work that counts, so that an advance is paid when work starts. */
  isTrusted: boolean;
  /** The creator is a micro or small enterprise, which is paid within 45 days of the acceptance. */
  isSmall: boolean;
  /** Date in India. */
  today: string;
}

/** Whether the moment of a payment has come, once the work is funded. */
export function isDue(payment: Pick<PaymentRow, 'due' | 'due_on' | 'pieces'>, facts: PlanFacts): boolean {
  const awaited = awaitedBy(payment, facts.pieces);
  // An older agreement plans its work when it is first read.
  if (facts.pieces.length === 0) return false;
  switch (payment.due) {
    case 'advance':
      return facts.isTrusted || facts.pieces.some(({ isHandedIn }) => isHandedIn);
    case 'approved':
      return awaited.every(({ isApproved }) => isApproved);
    case 'published':
      return awaited.every(({ isCounted }) => isCounted);
    case 'date':
      return awaited.every(({ isApproved }) => isApproved) && payableOn(payment, facts) <= facts.today;
  }
}

/** Whether all the work that a payment waits for is approved: it is owed, even before its moment. */
function isEarned(payment: Pick<PaymentRow, 'due' | 'pieces'>, { pieces }: Pick<PlanFacts, 'pieces'>): boolean {
  const awaited = awaitedBy(payment, pieces);
  return payment.due !== 'advance' && awaited.length > 0 && awaited.every(({ isApproved }) => isApproved);
}

/** Whether nobody can change a payment any more: partly or wholly released or refunded, or earned by approved work. */
export function isSettled(payment: PaymentRow, facts: Pick<PlanFacts, 'pieces'>): boolean {
  return payment.released + payment.refunded > 0 || isEarned(payment, facts);
}

/** Day of a payment on a date whose work is approved; earlier where the law says so. */
export function payableOn({ due_on, pieces }: Pick<PaymentRow, 'due_on' | 'pieces'>, facts: PlanFacts): string {
  const day = due_on ?? '';
  const accepted = awaitedBy({ pieces }, facts.pieces).map(({ approvedOn }) => approvedOn ?? facts.today);
  const latest = addDays(accepted.toSorted().at(-1) ?? facts.today, msmeDays);
  return facts.isSmall && latest < day ? latest : day;
}

/** Day on which a payment that is still open is released if nobody acts; null where it depends on an act. */
export function releaseOn(payment: PaymentRow, facts: PlanFacts, approvedOn: string | null): string | null {
  const awaited = awaitedBy(payment, facts.pieces);
  const approval = awaited.every(({ isApproved }) => isApproved) ? facts.today : approvedOn;
  switch (payment.due) {
    case 'advance':
      return null;
    case 'approved':
      return approval;
    case 'published': {
      const days = awaited.map(({ isCounted, countsOn }) => (isCounted ? facts.today : countsOn));
      return days.some((day) => day === null) ? null : (days.toSorted().at(-1) ?? null);
    }
    case 'date': {
      const day = payableOn(payment, facts);
      return approval && laterOf(approval, day);
    }
  }
}

const laterOf = (...days: [string, string]) => days.toSorted()[1] ?? '';

type Amounts = Pick<PaymentRow, 'amount' | 'gst' | 'released' | 'refunded'>;

/** Paise of a payment, GST included, that are neither released nor refunded. */
export function leftIn({ amount, gst, released, refunded }: Amounts): number {
  return amount + gst - released - refunded;
}

/** Movement of one payment: paise with their GST, to the influencer and back to the payer. */
export interface PaymentMove {
  number: number;
  released: number;
  /** GST within what is released. */
  releasedGst: number;
  refunded: number;
}

function moveOf(payment: PaymentRow, released: number, refunded: number): PaymentMove {
  const { number, amount, gst } = payment;
  return { number, released, releasedGst: shareOf(gst, released, amount + gst), refunded };
}

/** Releases what is left of these payments. */
export function releaseAll(payments: readonly PaymentRow[]): PaymentMove[] {
  return payments.filter((payment) => leftIn(payment) > 0).map((payment) => moveOf(payment, leftIn(payment), 0));
}

/** Releases so much of what is left, earlier payments first, and refunds the rest. */
export function divideLeft(payments: readonly PaymentRow[], released: number): PaymentMove[] {
  let open = released;
  return payments
    .filter((payment) => leftIn(payment) > 0)
    .map((payment) => {
      const left = leftIn(payment);
      const part = Math.min(open, left);
      open -= part;
      return moveOf(payment, part, left - part);
    });
}

/**
 * Divides what is left so that the influencer keeps so much of the price (paise without GST) in all, released payments first. `owed` is
 * what was released beyond it, with its GST.
 */
export function keepPart(payments: readonly PaymentRow[], keep: number): { moves: PaymentMove[]; owed: number } {
  let open = keep;
  let owed = 0;
  const inTurn = [
    ...payments.filter(({ released }) => released > 0),
    ...payments.filter(({ released }) => released === 0),
  ];
  const moves = inTurn.flatMap((payment) => {
    const { number, amount, gst, released: before } = payment;
    const part = Math.min(open, amount);
    open -= part;
    const kept = part + shareOf(gst, part, amount);
    owed += Math.max(0, before - kept);
    const left = leftIn(payment);
    const released = Math.min(left, Math.max(0, kept - before));
    const releasedGst = before === 0 && released === kept ? kept - part : shareOf(gst, released, amount + gst);
    return left === 0 ? [] : [{ number, released, releasedGst, refunded: left - released }];
  });
  return { moves, owed };
}

/** Refunds a piece's equal share of what its publication would still have paid. */
export function refundPiece(
  payments: readonly PaymentRow[],
  pieces: readonly AwaitedPiece[],
  name: string,
): PaymentMove[] {
  return payments.flatMap((payment) => {
    const awaited = awaitedBy(payment, pieces);
    const left = leftIn(payment);
    if (payment.due !== 'published' || left === 0 || !awaited.some((piece) => piece.name === name)) return [];
    return [moveOf(payment, 0, Math.floor(left / awaited.length))];
  });
}

export function sumMoves(moves: readonly PaymentMove[]) {
  const sum = (field: keyof PaymentMove) => moves.reduce((all, move) => all + move[field], 0);
  return { released: sum('released'), releasedGst: sum('releasedGst'), refunded: sum('refunded') };
}
