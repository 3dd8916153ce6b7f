import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { PlanTable } from '../../../database/schema/subscription.ts';

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

/** Locks a plan against other changes until the transaction ends. */
export async function lockPlan(db: Database, id: number): Promise<void> {
  await db.selectFrom('plan').select('id').where('id', '=', id).forUpdate().execute();
}

export async function insertPlan(db: Database, plan: Insertable<PlanTable>): Promise<number> {
  const { id } = await db.insertInto('plan').values(plan).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updatePlan(db: Database, id: number, changes: Updateable<PlanTable>): Promise<void> {
  await db.updateTable('plan').set(changes).where('id', '=', id).execute();
}
