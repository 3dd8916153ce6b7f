import type { SubscriptionAct } from '../../../contract/money/subscriptions.ts';
import { type Answer, allOf, no } from '../../kit/http/policy.ts';
import { isRunning, type Mirror } from './subscriptions.rules.ts';

type State = Pick<Mirror, 'status' | 'cancels_at_end'>;

/** Permissions of the owner of a subscription. */
export function subscriptionPolicy({ status, cancels_at_end }: State): Record<SubscriptionAct, Answer> {
  const isGoingOn = allOf(
    isRunning(status) || no('CONFLICT', 'This subscription has ended.'),
    !cancels_at_end ||
      no('CONFLICT', 'This subscription already ends with its paid period. Subscribe again after that to continue.'),
  );
  return {
    pause: allOf(isGoingOn, mayPause(status)),
    resume: allOf(isGoingOn, status === 'paused' || no('CONFLICT', 'This subscription isn’t paused.')),
    cancel: isGoingOn,
    buy: mayBuyAgain({ status, cancels_at_end }),
  };
}

function mayPause(status: State['status']): Answer {
  if (status === 'active') return true;
  // Pausing would make the gateway cancel it (facts: Razorpay).
  if (status === 'authenticated') {
    return no('CONFLICT', 'You can pause it after the first payment. Until then, you can cancel it.');
  }
  return no('CONFLICT', 'Only an active subscription can be paused.');
}

/** Whether the same plan can be bought once more: its debits have stopped or will stop. */
function mayBuyAgain({ status, cancels_at_end }: State): Answer {
  if (!isRunning(status) || status === 'halted' || cancels_at_end) return true;
  if (status === 'paused') {
    return no('CONFLICT', 'You already have this plan, paused. Resume it under My Subscription.');
  }
  return no('CONFLICT', 'This is already your current plan.');
}
