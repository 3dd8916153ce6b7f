import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** A business's payment that was not returned, in paise. */
export interface SpentRow {
  campaign_id: number;
  /** Influencer whose work was paid; null for a pool. */
  influencer_id: number | null;
  /** Time of a release, or of a payment into a pool. */
  at: Date;
  amount: number;
}

export interface Spending {
  payerId: number;
  /** Inclusive; unlimited by default. */
  since?: Date;
  /** Exclusive. */
  until: Date;
}

/** Releases of a business for work in its campaigns, and its payments into pools, less refunds. */
export async function selectSpent(
  db: Database,
  { payerId, since = new Date(0), until }: Spending,
): Promise<SpentRow[]> {
  const { rows } = await sql<SpentRow>`
    select a.campaign_id, o.payee_id as influencer_id, o.ended_at as at, o.released as amount
      from escrow_order o join application a on a.id = o.application_id
      where o.payer_id = ${payerId} and o.status = 'released' and o.ended_at >= ${since} and o.ended_at < ${until}
    union all
    select p.campaign_id, null, o.paid_at, o.amount - o.refunded
      from escrow_order o join pledge p on p.id = o.pledge_id
      where o.payer_id = ${payerId} and o.status <> 'created' and o.amount > o.refunded
        and o.paid_at >= ${since} and o.paid_at < ${until}`.execute(db);
  return rows;
}
