import type { Database } from '../../../database/connection.ts';

/** Deliverables that determine when the work of these applications is approved automatically. */
export async function selectPieces(db: Database, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('deliverable')
    .select(['application_id', 'content_type', 'number', 'status', 'submitted_at', 'disclosure'])
    .select([
      'needs_label_ticks',
      'disclosure_shown',
      'delivery',
      'approved_at',
      'counts_at',
      'counted_at',
      'cancelled_at',
      'publish_by',
      'first_publish_by',
    ])
    .where('application_id', 'in', [...applicationIds])
    .orderBy('id')
    .execute();
}

interface Waiting {
  since: Date;
  /** The last application of the batch before. */
  afterId: number;
  limit: number;
}

/** Agreements with work that waits for the creator at least since then. */
export async function selectWaiting(db: Database, { since, afterId, limit }: Waiting): Promise<number[]> {
  const rows = await db
    .selectFrom('deliverable as d')
    .innerJoin('application as a', 'a.id', 'd.application_id')
    .select('d.application_id')
    .distinct()
    .where('d.status', '=', 'submitted')
    .where('d.submitted_at', '<=', since)
    .where('d.application_id', '>', afterId)
    .where('a.status', '=', 'submitted')
    .orderBy('d.application_id')
    .limit(limit)
    .execute();
  return rows.map(({ application_id }) => application_id);
}
