import { findBlocked } from '../../core/people/people.service.ts';
import { findSamePerson } from '../../core/related-accounts/related-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Pair } from './pair.policy.ts';

/** Relations of each of these accounts to this one. */
export async function findPairs(
  context: Context,
  accountId: number,
  others: readonly number[],
): Promise<(id: number) => Pair> {
  const blocked = await findBlocked(context, accountId, others);
  const same = await findSamePerson(context, accountId, others);
  return (id) => ({ isSamePerson: same.has(id), isBlocked: blocked.has(id) });
}
