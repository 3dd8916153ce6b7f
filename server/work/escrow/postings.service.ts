import type { Context } from '../../kit/context/context.ts';
import type { Posting } from '../../money/ledger/ledger.rules.ts';
import { post } from '../../money/ledger/ledger.service.ts';

/** Posts what an order's own state says has not been posted yet; when the ledger knows better, nothing of it happens. */
export async function postOnce(tx: Context, posting: Posting): Promise<void> {
  if (!(await post(tx, posting))) throw new Error(`${posting.reference} was posted before`);
}
