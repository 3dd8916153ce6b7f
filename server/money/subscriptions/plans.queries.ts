import type { Database } from '../../../database/connection.ts';

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
