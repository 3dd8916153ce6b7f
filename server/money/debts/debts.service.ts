import { lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { demand } from '../../kit/http/policy.ts';
import type { Entry } from '../ledger/ledger.rules.ts';
import { readBalances } from '../ledger/ledger.service.ts';
import { owesNothing } from './debts.policy.ts';
import { takeFrom } from './debts.rules.ts';

interface Taking {
  ownerId: number;
  /** Paise. */
  amount: number;
}

/**
 * Ledger entries that collect an amount from a person: from their balances, referral money last, the rest as debt.
 * Locks the account, like every other spend.
 */
export async function collectFrom(
  tx: Context,
  { ownerId, amount }: Taking,
): Promise<{ entries: Entry[]; taken: number; debt: number }> {
  await lockAccount(tx, ownerId);
  const parts = takeFrom(await readBalances(tx, ownerId), amount);
  const taken = parts.reduce((sum, part) => sum + part.amount, 0);
  const debt = amount - taken;
  return {
    entries: [
      ...parts.map(({ kind, amount: part }): Entry => ({ kind, ownerId, amount: -part })),
      { kind: 'debt', ownerId, amount: -debt },
    ],
    taken,
    debt,
  };
}

/** The person's debt, in paise. */
export async function readDebt(context: Context, ownerId: number): Promise<number> {
  return -(await readBalances(context, ownerId)).debt;
}

/**
 * Refuses while the person has a debt: no payouts, funding or rewards until new income has paid it off. Source: the
 * product's rules, Track record.
 */
export async function refuseDebtor(context: Context, ownerId: number): Promise<void> {
  demand(owesNothing(await readDebt(context, ownerId)));
}
