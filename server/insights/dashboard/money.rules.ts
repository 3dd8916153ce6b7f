import { addRupees } from '../../../contract/kit/money.ts';

/** Rupees paid on a day in India. */
export interface Movement {
  amount: number;
  date: string;
}

/** Rupees of several payments. */
export function sumOf(moves: readonly Movement[]): number {
  return addRupees(moves.map(({ amount }) => amount));
}

/** The next payment: everything of the soonest day together. */
export function soonestOf(moves: readonly Movement[]): Movement | null {
  const [date] = moves.map((move) => move.date).sort();
  if (date === undefined) return null;
  return { amount: sumOf(moves.filter((move) => move.date === date)), date };
}
