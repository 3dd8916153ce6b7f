import {
  advancePart,
  maxPayments,
  type Payment,
  type PaymentDue,
  paymentLabels,
} from '../../../contract/campaigns/offer-terms.ts';
import { addRupees, toPaise, toRupees } from '../../../contract/kit/money.ts';
import type { AgreedPayment } from '../../../contract/work/escrow.ts';

/** A payment while its plan is written. Its amount follows the price by its share, unless it is settled. */
export interface PlanRow {
  id: number;
  /** A name of its own, as long as the moment stays. */
  label: string | null;
  due: PaymentDue;
  /** ISO date; empty: none yet. */
  date: string;
  /** Keys of the pieces that it waits for; empty: all. */
  pieces: readonly string[];
  /** Percent of what is still open of the price, unrounded. */
  share: number;
  /** Rupees of a payment that nobody can change any more; null: open. */
  settled: number | null;
}

/** Shares that add up, but for the rounding of their sum. */
const isWhole = (rows: readonly PlanRow[]) => Math.abs(sharesOf(rows) - 100) < 1e-6;
const sharesOf = (rows: readonly PlanRow[]) => rows.reduce((sum, { share }) => sum + share, 0);

export const openRows = (rows: readonly PlanRow[]) => rows.filter(({ settled }) => settled === null);

export function rowsOf(payments: readonly (Payment & Partial<Pick<AgreedPayment, 'is_settled'>>)[]): PlanRow[] {
  const open = addRupees(payments.map(({ amount, is_settled: isSettled }) => (isSettled ? 0 : amount)));
  return payments.map(({ label, due, date, deliverables, amount, is_settled: isSettled = false }, id) => ({
    id,
    label: label === paymentLabels[due] ? null : label,
    due,
    date: date ?? '',
    pieces: deliverables,
    share: isSettled ? 0 : shareIn(amount, open),
    settled: isSettled ? amount : null,
  }));
}

/** Rupees of the price that are not settled. */
export function openIn(rows: readonly PlanRow[], total: number): number {
  return Math.max(0, addRupees([total, ...rows.map(({ settled }) => -(settled ?? 0))]));
}

/** Percent of an amount in a total, unrounded. */
export function shareIn(amount: number, total: number): number {
  return total > 0 ? (amount / total) * 100 : 100;
}

/** Rupees of each row; where the shares add up, the last open one takes the rounding. */
export function amountsOf(rows: readonly PlanRow[], total: number): number[] {
  const open = toPaise(openIn(rows, total));
  const last = isWhole(rows) ? openRows(rows).at(-1) : undefined;
  const paiseOf = ({ share, settled }: PlanRow) => (settled === null ? Math.round((open * share) / 100) : 0);
  const others = rows.reduce((sum, row) => sum + (row === last ? 0 : paiseOf(row)), 0);
  return rows.map((row) => row.settled ?? toRupees(row === last ? open - others : paiseOf(row)));
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
  const last = openRows(rows).at(-1);
  if (rows.length >= maxPayments) return [...rows];
  const missing = isWhole(rows) ? 0 : Math.max(0, 100 - sharesOf(rows));
  const share = missing > 0 || !last ? missing : last.share / 2;
  const before = missing > 0 || !last ? rows : withChange(rows, last.id, { share: last.share - share });
  const id = Math.max(...rows.map((row) => row.id)) + 1;
  return [...before, { id, label: null, due: 'published', date: '', pieces: [], share, settled: null }];
}

/** Removes a payment; the last open one of the others takes its share. */
export function withoutRow(rows: readonly PlanRow[], id: number): PlanRow[] {
  const removed = rows.find((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  const last = openRows(others).at(-1);
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

function problemOf({ due, date, settled }: PlanRow, { amount, isOver, today }: RowFacts): RowProblem | null {
  if (settled !== null) return null;
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
  return rows.map(({ label, due, date, pieces, settled }, at) => ({
    label: label ?? paymentLabels[due],
    amount: amounts[at] ?? 0,
    due,
    date: due === 'date' ? date : null,
    deliverables: due === 'advance' ? [] : pieces.filter((piece) => settled !== null || offered.includes(piece)),
  }));
}
