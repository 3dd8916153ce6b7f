import { toPaise, toRupees } from '../../../contract/kit/money.ts';

/** Rupees paid on a day in India. */
export interface Movement {
  amount: number;
  date: string;
}

/** The next payment: everything of the soonest day together. */
export function soonestOf(moves: readonly Movement[]): Movement | null {
  const [date] = moves.map((move) => move.date).sort();
  if (date === undefined) return null;
  const paise = moves.reduce((sum, move) => (move.date === date ? sum + toPaise(move.amount) : sum), 0);
  return { amount: toRupees(paise), date };
}
