import type { Plan, SubscriptionStatus, UserSubscription } from '../../../contract/money/subscriptions.ts';
import type { Context } from '../../kit/context/context.ts';
import { createKeyedMutex } from '../../kit/context/keyed-mutex.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { askGateway, checkoutOf, refuseForGateway } from '../gateway/gateway.service.ts';
import { keepProviderPlan, type PlanRow, selectPlan, selectPlans } from './plans.queries.ts';
import { subscriptionPolicy } from './subscriptions.policy.ts';
import {
  insertSubscription,
  type SubscriptionRow,
  selectByProviderId,
  selectOfAccount,
  selectPayments,
} from './subscriptions.queries.ts';
import { chooseCurrent, isCurrent, isRunning, payableDays, periodsOf } from './subscriptions.rules.ts';
import { viewPlan, viewSubscription } from './subscriptions.views.ts';
import { syncSubscription } from './sync.service.ts';

/** An unfinished purchase of the same plan is resumed within this time. */
const sameMinutes = 30;
const runExclusive = createKeyedMutex();

export async function listPlans(context: Context): Promise<Plan[]> {
  return (await selectPlans(context.db)).map(viewPlan);
}

/** The subscription that counts: a current one, else the latest that was more than an unfinished purchase. */
export async function readUserSubscription(
  context: Context,
  { id, locale }: Pick<User, 'id' | 'locale'>,
): Promise<UserSubscription | null> {
  const now = context.now();
  const current = chooseCurrent(await selectOfAccount(context.db, id), now);
  if (!current) return null;
  return viewSubscription(current, await selectPayments(context.db, current.id), { now, locale });
}

export async function isSubscriber(context: Context, accountId: number): Promise<boolean> {
  const now = context.now();
  return (await selectOfAccount(context.db, accountId)).some((each) => isCurrent(each, now));
}

/** Whether an account's subscription will be charged again, to whoever set it up. */
export async function isChargedAgain(context: Context, accountId: number): Promise<boolean> {
  const all = await selectOfAccount(context.db, accountId);
  return all.some(({ status, cancels_at_end }) => isRunning(status) && !cancels_at_end);
}

interface Purchase {
  accountId: number;
  planId: string;
}

/** Starts the purchase of a plan: creates a subscription at the gateway, which its checkout then authenticates. */
export async function startPurchase(context: Context, { accountId, planId }: Purchase) {
  const plan = await selectPlan(context.db, rowId(planId, 'This plan'));
  if (!plan || plan.withdrawn_at) throw refuseNotFound('This plan');
  // Serialized per account: the second of two clicks resumes the purchase that the first began.
  const id = await runExclusive(String(accountId), () => beginOrTakeUp(context, accountId, plan));
  return { id, ...checkoutOf(context.config) };
}

async function beginOrTakeUp(context: Context, accountId: number, plan: PlanRow): Promise<string> {
  const own = (await selectOfAccount(context.db, accountId)).filter((each) => each.plan_id === plan.id);
  for (const each of own) demand(subscriptionPolicy(each).buy);
  const since = context.now().getTime() - sameMinutes * 60_000;
  const begun = own.find((each) => each.status === 'created' && each.created_at.getTime() > since);
  return (begun && (await keepIfOpen(context, begun))) ?? (await createAtGateway(context, accountId, plan));
}

/** An unfinished purchase can be resumed while the gateway still waits for the customer. */
async function keepIfOpen(context: Context, { provider_id }: SubscriptionRow): Promise<string | null> {
  try {
    return (await syncSubscription(context, provider_id)) === 'created' ? provider_id : null;
  } catch (error) {
    throw refuseForGateway(context, error);
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
        expire_by: Math.floor(context.now().getTime() / 1000) + payableDays * 86_400,
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
    throw refuseForGateway(context, error);
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

/** Status of a purchase. While our copy says `created` the gateway is asked, since its webhook may be late. */
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
