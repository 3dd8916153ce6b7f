import type { Database } from '../../../database/connection.ts';

interface Instrument {
  accountId: number;
  method: 'card' | 'upi';
  fingerprint: string;
  paidAt: Date;
}

/** Stores an instrument with its first payment and returns the time of the first payment. */
export async function keepInstrument(
  db: Database,
  { accountId, method, fingerprint, paidAt }: Instrument,
): Promise<Date> {
  const row = await db
    .insertInto('payment_instrument')
    .values({ account_id: accountId, method, fingerprint, first_paid_at: paidAt })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'fingerprint']).doUpdateSet((eb) => ({
        first_paid_at: eb.fn<Date>('least', ['payment_instrument.first_paid_at', 'excluded.first_paid_at']),
      })),
    )
    .returning('first_paid_at')
    .executeTakeFirstOrThrow();
  return row.first_paid_at;
}
