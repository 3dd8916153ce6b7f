import {
  advancePart,
  maxPayments,
  type Payment,
  type PaymentDue,
  paymentLabels,
} from '../../../contract/campaigns/offer-terms.ts';
import { addRupees, toPaise, toRupees } from '../../../contract/kit/money.ts';

/** A payment while its plan is written. Its amount follows the price by its share. */
export interface PlanRow {
  id: number;
  /** A name of its own, as long as the moment stays. */
  label: string | null;
  due: PaymentDue;
  /** ISO date; empty: none yet. */
  date: string;
  /** Keys of the pieces that it waits for; empty: all. */
  pieces: readonly string[];
  /** Percent of the price, unrounded. */
  share: number;
}

/** Shares that add up, but for the rounding of their sum. */
const isWhole = (rows: readonly PlanRow[]) => Math.abs(sharesOf(rows) - 100) < 1e-6;
const sharesOf = (rows: readonly PlanRow[]) => rows.reduce((sum, { share }) => sum + share, 0);

export function rowsOf(payments: readonly Payment[]): PlanRow[] {
  const total = addRupees(payments.map(({ amount }) => amount));
  return payments.map(({ label, due, date, deliverables, amount }, id) => ({
    id,
    label: label === paymentLabels[due] ? null : label,
    due,
    date: date ?? '',
    pieces: deliverables,
    share: shareIn(amount, total),
  }));
}

/** Percent of an amount in a total, unrounded. */
export function shareIn(amount: number, total: number): number {
  return total > 0 ? (amount / total) * 100 : 100;
}

/** Rupees of each row; where the shares add up, the last one takes the rounding. */
export function amountsOf(rows: readonly PlanRow[], total: number): number[] {
  const paise = rows.map(({ share }) => Math.round((toPaise(total) * share) / 100));
  if (!isWhole(rows)) return paise.map(toRupees);
  const others = paise.slice(0, -1).reduce((sum, amount) => sum + amount, 0);
  return [...paise.slice(0, -1), toPaise(total) - others].map(toRupees);
}

/** Rupees that are missing to the price; negative: too much. */
export function missingIn(rows: readonly PlanRow[], total: number): number {
  return addRupees([total, ...amountsOf(rows, total).map((amount) => -amount)]);
}

export function withChange(rows: readonly PlanRow[], id: number, change: Partial<PlanRow>): PlanRow[] {
  return rows.map((row) => {
    if (row.id !== id) return row;
    const isMoved = change.due !== undefined && change.due !== row.due;
    return { ...row, ...(isMoved ? { label: null } : {}), ...change };
  });
}

/** Adds a payment of what is missing, else of half of the last one. */
export function withRow(rows: readonly PlanRow[]): PlanRow[] {
  const last = rows.at(-1);
  if (!last || rows.length >= maxPayments) return [...rows];
  const missing = isWhole(rows) ? 0 : Math.max(0, 100 - sharesOf(rows));
  const share = missing > 0 ? missing : last.share / 2;
  const before = missing > 0 ? rows : withChange(rows, last.id, { share: last.share - share });
  const id = Math.max(...rows.map((row) => row.id)) + 1;
  return [...before, { id, label: null, due: 'published', date: '', pieces: [], share }];
}

/** Removes a payment; the last of the others takes its share. */
export function withoutRow(rows: readonly PlanRow[], id: number): PlanRow[] {
  const removed = rows.find((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  const last = others.at(-1);
  if (!removed || !last) return [...rows];
  return withChange(others, last.id, { share: last.share + removed.share });
}

/** Problem that keeps a row from being sent. */
export type RowProblem = 'advance' | 'amount' | 'date';

/** The problem of each row that has one. */
export function rowProblems(rows: readonly PlanRow[], total: number, today: string): Map<number, RowProblem> {
  const amounts = amountsOf(rows, total);
  const advance = addRupees(amounts.filter((_, at) => rows[at]?.due === 'advance'));
  return new Map(
    rows.flatMap((row, at) => {
      const problem = problemOf(row, { amount: amounts[at] ?? 0, isOver: advance > total * advancePart, today });
      return problem ? [[row.id, problem] as const] : [];
    }),
  );
}

interface RowFacts {
  amount: number;
  /** The advances together are more than allowed. */
  isOver: boolean;
  today: string;
}

function problemOf({ due, date }: PlanRow, { amount, isOver, today }: RowFacts): RowProblem | null {
  if (due === 'advance' && isOver) return 'advance';
  if (amount <= 0) return 'amount';
  return due === 'date' && (date === '' || date < today) ? 'date' : null;
}

/** Whether a plan can be sent with this price in rupees. */
export function isComplete(rows: readonly PlanRow[], total: number, today: string): boolean {
  return missingIn(rows, total) === 0 && rowProblems(rows, total, today).size === 0;
}

/** The plan as the server takes it; pieces that are no longer offered are left out. */
export function paymentsOf(rows: readonly PlanRow[], total: number, offered: readonly string[]): Payment[] {
  const amounts = amountsOf(rows, total);
  return rows.map(({ label, due, date, pieces }, at) => ({
    label: label ?? paymentLabels[due],
    amount: amounts[at] ?? 0,
    due,
    date: due === 'date' ? date : null,
    deliverables: due === 'advance' ? [] : pieces.filter((piece) => offered.includes(piece)),
  }));
}
