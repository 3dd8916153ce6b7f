import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export async function selectPlans(db: Database) {
  return db
    .selectFrom('plan')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
export type PlanRow = Awaited<ReturnType<typeof selectPlans>>[number];

export async function selectPlan(db: Database, id: number): Promise<PlanRow | undefined> {
  return db.selectFrom('plan').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Stores the gateway's plan id unless one is stored, and returns the stored one; concurrent creations agree on the
 * first.
 */
export async function keepProviderPlan(db: Database, planId: number, providerPlanId: string): Promise<string> {
  await db
    .updateTable('plan')
    .set({ provider_plan_id: providerPlanId })
    .where('id', '=', planId)
    .where('provider_plan_id', 'is', null)
    .execute();
  const { provider_plan_id } = await db
    .selectFrom('plan')
    .select('provider_plan_id')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  return provider_plan_id ?? providerPlanId;
}

/** Holds off other changes of a plan until the transaction ends. */
export async function lockPlan(db: Database, id: number): Promise<void> {
  await db.selectFrom('plan').select('id').where('id', '=', id).forUpdate().execute();
}

export async function insertPlan(db: Database, plan: NewPlan): Promise<number> {
  const { id } = await db.insertInto('plan').values(plan).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updatePlan(db: Database, id: number, changes: PlanChange): Promise<void> {
  await db.updateTable('plan').set(changes).where('id', '=', id).execute();
}

export type NewPlan = Insertable<Schema['plan']>;
export type PlanChange = Updateable<Schema['plan']>;
