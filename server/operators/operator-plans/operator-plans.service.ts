import type { Locale } from '../../../contract/kit/languages.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import type { OperatorPlan } from '../../../contract/operators/operator-plans.ts';
import { type ActingOperator, recordAct } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { changePlan, lockPlan, storePlan } from '../../money/subscriptions/plans.service.ts';
import { planPolicy } from './operator-plans.policy.ts';
import { type PlanFacts, selectEveryPlan, selectOnePlan } from './operator-plans.queries.ts';
import { haveSameTerms, problemOf } from './operator-plans.rules.ts';
import { notifyPlan, viewOperatorPlan } from './operator-plans.views.ts';

const what = 'This plan';

export async function listEveryPlan(context: Context, locale: Locale): Promise<OperatorPlan[]> {
  return (await selectEveryPlan(context.db)).map((facts) => viewOperatorPlan(facts, locale));
}

/** Input of the call; prices in rupees. */
interface Draft {
  title: string;
  subscription_duration: number;
  subscription_duration_type: 0 | 1;
  original_price: number;
  discount_price: number;
  unlocks: number;
  position: number;
}

function rowOf(draft: Draft) {
  const row = {
    title: draft.title,
    duration: draft.subscription_duration,
    duration_type: draft.subscription_duration_type,
    original_price: toPaise(draft.original_price),
    discount_price: toPaise(draft.discount_price),
    unlocks: draft.unlocks,
    position: draft.position,
  };
  const problem = problemOf(row);
  if (problem) throw refuseField('RULE', problem.field, problem.reason);
  return row;
}

async function demandPlan(tx: Context, id: number): Promise<PlanFacts> {
  const facts = await selectOnePlan(tx.db, id);
  if (!facts) throw refuseNotFound(what);
  return facts;
}

export async function addPlan(
  context: Context,
  { operator, draft }: { operator: ActingOperator; draft: Draft },
): Promise<OperatorPlan> {
  const row = rowOf(draft);
  return inTransaction(context, async (tx) => {
    const id = await storePlan(tx, { ...row, created_at: tx.now() });
    const added = await demandPlan(tx, id);
    const detail = { after: notifyPlan(added) };
    await recordAct(tx, { actor: operator, action: 'plan.added', target: `plan:${id}`, detail });
    return viewOperatorPlan(added, operator.locale);
  });
}

interface Act {
  operator: ActingOperator;
  id: string;
  reason: string;
}

/**
 * Edits a plan. Terms of a plan are immutable, so that nobody's subscription changes and no purchase in progress mixes
 * two prices: different terms create a new plan at its position, and retire the old one.
 */
export async function editPlan(context: Context, { operator, id, reason, draft }: Act & { draft: Draft }) {
  const row = rowOf(draft);
  return inTransaction(context, async (tx) => {
    const before = await demandMay(tx, id, 'edit');
    const replaced = !haveSameTerms(before, row);
    const present = replaced ? await storePlan(tx, { ...row, created_at: tx.now() }) : before.id;
    const { title, position } = row;
    await changePlan(tx, before.id, replaced ? { withdrawn_at: tx.now() } : { title, position });
    const after = await demandPlan(tx, present);
    const detail = {
      before: notifyPlan(before),
      after: notifyPlan(after),
      ...(replaced ? { replaced_by: present } : {}),
    };
    await recordAct(tx, { actor: operator, action: 'plan.edited', target: `plan:${before.id}`, detail, reason });
    return viewOperatorPlan(after, operator.locale);
  });
}

export async function retirePlan(context: Context, { operator, id, reason }: Act): Promise<OperatorPlan> {
  return inTransaction(context, async (tx) => {
    const before = await demandMay(tx, id, 'retire');
    await changePlan(tx, before.id, { withdrawn_at: tx.now() });
    const target = `plan:${before.id}`;
    const detail = { before: notifyPlan(before) };
    await recordAct(tx, { actor: operator, action: 'plan.retired', target, detail, reason });
    return viewOperatorPlan(await demandPlan(tx, before.id), operator.locale);
  });
}

async function demandMay(tx: Context, wireId: string, act: 'edit' | 'retire'): Promise<PlanFacts> {
  const id = rowId(wireId, what);
  await lockPlan(tx, id);
  const facts = await demandPlan(tx, id);
  demand(planPolicy(facts)[act]);
  return facts;
}
