import type { Plan, UserSubscription } from '../../contract/subscriptions.ts';
import type { SubscriptionStatus } from '../../database/schema/subscription.ts';
import { askGateway, checkoutOf, GatewayError } from '../gateway/gateway.service.ts';
import type { Context } from '../kit/context.ts';
import { refuse, refuseNotFound, rowId } from '../kit/errors.ts';
import { keepProviderPlan, type PlanRow, selectPlan, selectPlans } from './plans.queries.ts';
import {
  insertSubscription,
  type SubscriptionRow,
  selectByProviderId,
  selectOfAccount,
  selectPayments,
} from './subscriptions.queries.ts';
import { isCurrent, isRunning, periodsOf } from './subscriptions.rules.ts';
import { viewPlan, viewSubscription } from './subscriptions.views.ts';
import { syncSubscription } from './sync.service.ts';

/** An unfinished purchase of the same plan is taken up again for this long. */
const sameMinutes = 30;

export async function listPlans(context: Context): Promise<Plan[]> {
  return (await selectPlans(context.db)).map(viewPlan);
}

/** The subscription that counts: a current one, else the latest that was ever more than begun. */
export async function readUserSubscription(context: Context, accountId: number): Promise<UserSubscription | null> {
  const now = context.now();
  const all = await selectOfAccount(context.db, accountId);
  const standing =
    all.find((each) => isCurrent(each, now)) ?? all.find((each) => !['created', 'expired'].includes(each.status));
  if (!standing) return null;
  return viewSubscription(standing, await selectPayments(context.db, standing.id), now);
}

export async function isSubscriber(context: Context, accountId: number): Promise<boolean> {
  const now = context.now();
  return (await selectOfAccount(context.db, accountId)).some((each) => isCurrent(each, now));
}

/** Begins the purchase of a plan: a subscription at the gateway, which its checkout then authenticates. */
export async function startPurchase(context: Context, { accountId, planId }: { accountId: number; planId: string }) {
  const plan = await selectPlan(context.db, rowId(planId, 'This plan'));
  if (!plan || plan.withdrawn_at) throw refuseNotFound('This plan');
  const mine = (await selectOfAccount(context.db, accountId)).filter((each) => each.plan_id === plan.id);
  if (mine.some((each) => isRunning(each.status) && each.status !== 'halted' && !each.cancels_at_end)) {
    throw refuse('CONFLICT', 'This is your current plan already.');
  }
  const since = context.now().getTime() - sameMinutes * 60_000;
  const begun = mine.find((each) => each.status === 'created' && each.created_at.getTime() > since);
  const id = (begun && (await keepIfOpen(context, begun))) ?? (await createAtGateway(context, accountId, plan));
  return { id, ...checkoutOf(context.config) };
}

/** A begun purchase can be gone on with while the gateway still waits for the customer. */
async function keepIfOpen(context: Context, { provider_id }: SubscriptionRow): Promise<string | null> {
  try {
    return (await syncSubscription(context, provider_id)) === 'created' ? provider_id : null;
  } catch (error) {
    throw toRefusal(context, error);
  }
}

async function createAtGateway(context: Context, accountId: number, plan: PlanRow): Promise<string> {
  try {
    const providerPlanId = plan.provider_plan_id ?? (await createPlan(context, plan));
    const { id } = await askGateway(context, (client) =>
      client.subscriptions.create({
        plan_id: providerPlanId,
        total_count: periodsOf(plan),
        customer_notify: 1,
        notes: { account: String(accountId) },
      }),
    );
    await insertSubscription(context.db, {
      account_id: accountId,
      plan_id: plan.id,
      provider_id: id,
      created_at: context.now(),
    });
    return id;
  } catch (error) {
    throw toRefusal(context, error);
  }
}

async function createPlan(context: Context, plan: PlanRow): Promise<string> {
  const { id } = await askGateway(context, (client) =>
    client.plans.create({
      period: plan.duration_type === 0 ? 'daily' : 'monthly',
      interval: plan.duration,
      item: { name: plan.title, amount: plan.discount_price, currency: 'INR' },
    }),
  );
  return keepProviderPlan(context.db, plan.id, id);
}

/** How a purchase stands. While the mirror says `created` the gateway is asked, since its webhook may be late. */
export async function readStatus(
  context: Context,
  { accountId, providerId }: { accountId: number; providerId: string },
): Promise<SubscriptionStatus> {
  const found = await selectByProviderId(context.db, providerId);
  if (!found || found.account_id !== accountId) throw refuseNotFound('This subscription');
  if (found.status !== 'created') return found.status;
  try {
    return (await syncSubscription(context, providerId)) ?? found.status;
  } catch (error) {
    context.log.warn({ err: error }, 'The gateway could not be asked for a status');
    return found.status;
  }
}

export type Change = 'pause' | 'resume' | 'cancel';

/** Pauses, resumes or cancels at the gateway, then looks what became of it. */
export async function changeSubscription(
  context: Context,
  {
    accountId,
    planId,
    change,
    atPeriodEnd,
  }: { accountId: number; planId: string; change: Change; atPeriodEnd: boolean },
): Promise<UserSubscription> {
  const plan = rowId(planId, 'This subscription');
  const mine = (await selectOfAccount(context.db, accountId)).filter((each) => each.plan_id === plan);
  const running = mine.find((each) => isRunning(each.status));
  if (!running) {
    throw mine.length > 0 ? refuse('CONFLICT', 'This subscription has ended.') : refuseNotFound('This subscription');
  }
  refuseWrongState(running, change);
  const { provider_id } = running;
  try {
    await askGateway<unknown>(context, (client) => {
      if (change === 'pause') return client.subscriptions.pause(provider_id, { pause_at: 'now' });
      if (change === 'resume') return client.subscriptions.resume(provider_id, { resume_at: 'now' });
      return client.subscriptions.cancel(provider_id, atPeriodEnd);
    });
  } catch (error) {
    throw toRefusal(context, error);
  }
  await syncSubscription(context, provider_id);
  const changed = await selectByProviderId(context.db, provider_id);
  if (!changed) throw refuseNotFound('This subscription');
  return viewSubscription(changed, await selectPayments(context.db, changed.id), context.now());
}

function refuseWrongState({ status, cancels_at_end }: SubscriptionRow, change: Change): void {
  if (change === 'pause' && status !== 'active') throw refuse('CONFLICT', 'Only an active subscription can be paused.');
  if (change === 'resume' && status !== 'paused') throw refuse('CONFLICT', 'This subscription is not paused.');
  if (change === 'cancel' && cancels_at_end)
    throw refuse('CONFLICT', 'This subscription ends with its paid time already.');
}

/** The gateway's own sentence where it refused; a plain one where it did not answer. */
function toRefusal(context: Context, error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  context.log.warn({ err: error }, 'The gateway refused');
  if (error.status >= 400 && error.status < 500) return refuse('CONFLICT', `${error.message}.`);
  return refuse('UNAVAILABLE', 'The payment gateway does not answer just now. Nothing was debited; please try again.');
}
