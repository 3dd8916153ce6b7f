import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

function selectPlans(db: Database) {
  return db
    .selectFrom('plan as p')
    .selectAll('p')
    .select([
      sql<number>`(select count(*) from subscription s where s.plan_id = p.id and s.status in ('authenticated', 'active', 'pending', 'paused'))`.as(
        'subscribers',
      ),
      sql<number>`(select count(*) from subscription s where s.plan_id = p.id and s.status <> 'created')`.as('sold'),
    ]);
}
export type PlanFacts = Awaited<ReturnType<ReturnType<typeof selectPlans>['execute']>>[number];

/** Plans on sale first, by position; then retired ones, latest first. */
export async function selectEveryPlan(db: Database): Promise<PlanFacts[]> {
  return selectPlans(db)
    .orderBy(sql`p.withdrawn_at is not null`)
    .orderBy('p.withdrawn_at', 'desc')
    .orderBy('p.position')
    .orderBy('p.id')
    .limit(500)
    .execute();
}

export async function selectOnePlan(db: Database, id: number): Promise<PlanFacts | undefined> {
  return selectPlans(db).where('p.id', '=', id).executeTakeFirst();
}
