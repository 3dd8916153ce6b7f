import type { Context } from '../kit/context.ts';
import { refuse } from '../kit/errors.ts';
import { readBalances } from '../ledger/ledger.service.ts';

/** Paise that a person owes. */
export async function readDebt(context: Context, ownerId: number): Promise<number> {
  return -(await readBalances(context, ownerId)).debt;
}

/** A debt stops payouts, funding and rewards until new income has paid it. Source: the product's rules, Track record. */
export async function refuseDebtor(context: Context, ownerId: number): Promise<void> {
  if ((await readDebt(context, ownerId)) === 0) return;
  throw refuse(
    'RULE',
    'A payment of yours was charged back, and you owe it. Once that is settled, this is open again.',
  );
}
