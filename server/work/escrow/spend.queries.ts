import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** A payment of a business that did not come back, in paise. */
export interface SpentRow {
  campaign_id: number;
  /** Whose work it was paid for; null for a pool. */
  influencer_id: number | null;
  /** When work was paid out, or a pool paid into. */
  at: Date;
  amount: number;
}

export interface Spending {
  payerId: number;
  /** Inclusive; from the beginning without it. */
  since?: Date;
  /** Exclusive. */
  until: Date;
}

/** What a business released for work in its campaigns, and what it paid into pools and did not get back. */
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
