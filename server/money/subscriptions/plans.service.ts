import type { Context } from '../../kit/context/context.ts';
import { insertPlan, lockPlan as lock, type NewPlan, type PlanChange, updatePlan } from './plans.queries.ts';

/** Holds off other changes of a plan until the transaction ends. */
export async function lockPlan(tx: Context, id: number): Promise<void> {
  await lock(tx.db, id);
}

/** Adds a plan; its id. */
export async function storePlan(tx: Context, plan: NewPlan): Promise<number> {
  return insertPlan(tx.db, plan);
}

export async function changePlan(tx: Context, id: number, changes: PlanChange): Promise<void> {
  await updatePlan(tx.db, id, changes);
}
