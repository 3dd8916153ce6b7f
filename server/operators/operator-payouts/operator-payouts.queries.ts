import type { PayoutStatus } from '../../../contract/money/payouts.ts';
import type { Database } from '../../../database/connection.ts';

interface PayoutFilter {
  status: PayoutStatus | undefined;
  accountId: number | undefined;
  /** In progress since before these times, by stage. */
  stuck: { requested: Date; processing: Date } | undefined;
}

/** Payouts of everybody, newest first, with ids below `before`. */
export async function selectPayouts(
  db: Database,
  { status, accountId, stuck }: PayoutFilter,
  { before, limit }: { before: number | undefined; limit: number },
) {
  return db
    .selectFrom('payout')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'paid'))
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? 0))
    .$if(stuck !== undefined, (query) =>
      query.where((eb) =>
        eb.or(
          (['requested', 'processing'] as const).map((stage) =>
            eb.and([eb('status', '=', stage), eb('created_at', '<', stuck?.[stage] ?? new Date(0))]),
          ),
        ),
      ),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
