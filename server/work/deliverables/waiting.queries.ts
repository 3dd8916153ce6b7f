import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Agreements with a piece that may wait for somebody. */
const underWay = ['accepted', 'in_progress', 'submitted', 'changes_requested'] as const;

/**
 * Work waiting for this person, soonest due first, then longest waiting: own pieces to submit, where the money is held
 * or none is paid; and submissions and ideas to their campaigns.
 */
export async function selectWaitingFor(
  db: Database,
  { accountId, only, limit }: { accountId: number; only: readonly number[] | null; limit: number },
) {
  const rows = await db
    .selectFrom('deliverable as d')
    .innerJoin('application as a', 'a.id', 'd.application_id')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .leftJoin('idea as i', 'i.deliverable_id', 'd.id')
    // By what is theirs, so that the work of all others is not looked at.
    .where('a.id', 'in', (eb) => {
      const own = eb
        .selectFrom('application')
        .select('id')
        .where('influencer_id', '=', accountId)
        .where('status', 'in', [...underWay]);
      const ordered = eb
        .selectFrom('application')
        .select('id')
        .where('owner_id', '=', accountId)
        .where('status', 'in', [...underWay]);
      return own.union(ordered);
    })
    .$if(Boolean(only), (query) => query.where('c.id', 'in', [...(only ?? [])]))
    .where(({ and, or, eb }) =>
      or([
        and([
          eb('a.influencer_id', '=', accountId),
          eb('d.status', 'in', ['planned', 'changes_requested']),
          or([eb('i.status', 'is', null), eb('i.status', '<>', 'submitted')]),
          or([
            eb('a.status', 'in', ['in_progress', 'submitted', 'changes_requested']),
            and([
              eb('a.status', '=', 'accepted'),
              or([eb('c.compensation', 'not in', ['paid', 'mixed']), eb('a.quote', 'is', null), eb('a.quote', '=', 0)]),
            ]),
          ]),
        ]),
        and([
          eb('a.owner_id', '=', accountId),
          eb('d.status', '=', 'submitted'),
          eb('a.status', 'in', ['submitted', 'changes_requested']),
        ]),
        and([
          eb('a.owner_id', '=', accountId),
          eb('d.status', '=', 'planned'),
          eb('i.status', '=', 'submitted'),
          eb('a.status', 'in', ['accepted', 'in_progress', 'submitted', 'changes_requested']),
        ]),
      ]),
    )
    .select(['d.id', 'd.application_id', 'd.content_type', 'd.number', 'd.status', 'd.due_on', 'd.updated_at'])
    .select(['i.status as idea_status', 'i.submitted_at as idea_submitted_at'])
    .select(['a.campaign_id', 'a.influencer_id', 'c.title', 'c.creator_id'])
    .select(sql<number>`count(*) over ()`.as('total'))
    // As in the calendar and the on-time figures: without a day of its own, the agreement's, otherwise the campaign's
    // last.
    .select(({ fn }) => fn.coalesce('d.due_on', 'a.ready_by', 'c.end_date').as('last_day'))
    .orderBy('d.due_on', (by) => by.asc().nullsLast())
    .orderBy('d.updated_at')
    .orderBy('d.id')
    .limit(limit)
    .execute();
  return { rows, total: Number(rows[0]?.total ?? 0) };
}
export type WaitingRow = Awaited<ReturnType<typeof selectWaitingFor>>['rows'][number];
