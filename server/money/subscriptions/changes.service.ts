import type { SubscriptionAct, UserSubscription } from '../../../contract/money/subscriptions.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { askGateway, refuseForGateway } from '../gateway/gateway.service.ts';
import { subscriptionPolicy } from './subscriptions.policy.ts';
import {
  markEnding,
  type SubscriptionRow,
  selectByProviderId,
  selectOfAccount,
  selectPayments,
} from './subscriptions.queries.ts';
import { isRunning } from './subscriptions.rules.ts';
import { viewSubscription } from './subscriptions.views.ts';
import { syncSubscription } from './sync.service.ts';

type Change = Exclude<SubscriptionAct, 'buy'>;

interface Wish {
  user: Pick<User, 'id' | 'locale'>;
  planId: string;
  change: Change;
  atPeriodEnd: boolean;
}

/** Pauses, resumes or cancels at the gateway, then copies its state. */
export async function changeSubscription(context: Context, wish: Wish): Promise<UserSubscription> {
  const running = await findRunning(context, wish);
  demand(subscriptionPolicy(running)[wish.change]);
  try {
    await askForChange(context, running, wish);
    await syncSubscription(context, running.provider_id);
  } catch (error) {
    throw refuseForGateway(context, error);
  }
  const changed = await selectByProviderId(context.db, running.provider_id);
  if (!changed) throw refuseNotFound('This subscription');
  const shown = { now: context.now(), locale: wish.user.locale };
  return viewSubscription(changed, await selectPayments(context.db, changed.id), shown);
}

/** The running subscription of a plan, else the latest that was more than an unfinished purchase. */
async function findRunning(context: Context, { user, planId }: Wish): Promise<SubscriptionRow> {
  const plan = rowId(planId, 'This subscription');
  const own = (await selectOfAccount(context.db, user.id)).filter((each) => each.plan_id === plan);
  const found = own.find((each) => isRunning(each.status)) ?? own.find((each) => each.status !== 'created');
  if (!found) throw refuseNotFound('This subscription');
  return found;
}

/** A refusal means that our copy is outdated, so it is synchronised before the refusal is passed on. */
async function askForChange(context: Context, running: SubscriptionRow, wish: Wish): Promise<void> {
  const { id, provider_id } = running;
  const atEnd = wish.atPeriodEnd && running.status === 'active';
  try {
    await askGateway<unknown>(context, (client) => {
      if (wish.change === 'pause') return client.subscriptions.pause(provider_id, { pause_at: 'now' });
      if (wish.change === 'resume') return client.subscriptions.resume(provider_id, { resume_at: 'now' });
      return client.subscriptions.cancel(provider_id, atEnd);
    });
  } catch (error) {
    await syncSubscription(context, provider_id).catch(() => null);
    throw error;
  }
  if (wish.change === 'cancel' && atEnd) await markEnding(context.db, id);
}
