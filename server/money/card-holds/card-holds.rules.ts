import { splitByShare } from '../../../contract/hub/shares.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';

/** A payment that income came from, in paise; `cardSince` is when its payer first used that card, null where no card paid. */
export interface Source {
  paid: number;
  cardSince: Date | null;
}

export interface Held {
  amount: number;
  freeAt: Date;
}

/** Splits income (paise) into a free part and holds by due time, in proportion to the payments it came from. */
export function partsOf(
  amount: number,
  sources: readonly Source[],
  { now, days }: { now: Date; days: number },
): { free: number; held: Held[] } {
  if (sources.length === 0) return { free: amount, held: [] };
  const shares = sources.map((source, accountId) => ({ ...source, accountId, value: source.paid }));
  const held = new Map<number, number>();
  for (const { cardSince, amount: part } of splitByShare(amount, shares)) {
    const freeAt = cardSince ? cardSince.getTime() + days * dayMs : 0;
    if (freeAt > now.getTime() && part > 0) held.set(freeAt, (held.get(freeAt) ?? 0) + part);
  }
  return {
    free: amount - [...held.values()].reduce((sum, part) => sum + part, 0),
    held: [...held].map(([freeAt, part]) => ({ amount: part, freeAt: new Date(freeAt) })),
  };
}
