import type { Context } from '../../kit/context/context.ts';
import type { Posting } from '../../money/ledger/ledger.rules.ts';
import { post } from '../../money/ledger/ledger.service.ts';

/**
 * Posts something that the order's status says was not posted yet; throws if it was, which rolls back the transaction.
 */
export async function postOnce(tx: Context, posting: Posting): Promise<void> {
  if (!(await post(tx, posting))) throw new Error(`${posting.reference} was posted before`);
}
