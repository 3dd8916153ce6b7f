import { inRupees } from '../../../contract/kit/money.ts';
import type { SubscriptionStatus } from '../../../contract/money/subscriptions.ts';
import { onDay, type Said, say, type Value } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';

interface Move {
  from: SubscriptionStatus;
  to: SubscriptionStatus;
  /** The plan's title. */
  plan: Value;
  /** Title of the plan that replaced it, if any. */
  successor?: Value | undefined;
}

export interface Words {
  title: Said;
  description: Said;
  email?: EmailDetails;
}

/** Notification about a status change of a subscription; null when there is none. */
export function noticeOf({ from, to, plan, successor }: Move): Words | null {
  if (from === to) return null;
  switch (to) {
    case 'authenticated':
      return activated(plan);
    case 'active':
      return becameActive(from, plan);
    case 'pending':
      return {
        title: say`A payment failed`,
        description: say`${{ plan }}: your bank will try again in the next days.`,
      };
    case 'halted':
      return {
        title: say`Your subscription has stopped`,
        description: say`${{ plan }}: payments failed. Subscribe again to continue.`,
      };
    case 'paused':
      return {
        title: say`Your subscription is paused`,
        description: say`${{ plan }}: you keep it until the paid period ends.`,
      };
    case 'cancelled':
      return becameCancelled(from, plan, successor);
    case 'completed':
      return {
        title: say`Your subscription has ended`,
        description: say`${{ plan }}: you won’t be charged again. You keep it until the paid period ends.`,
      };
    case 'expired':
      return {
        title: say`Payment failed`,
        description: say`${{ plan }}: you weren’t charged. You can try again anytime.`,
      };
    default:
      return null;
  }
}

function activated(plan: Value): Words {
  return {
    title: say`Subscription Activated!`,
    description: say`${{ plan }}: your subscription has been successfully activated.`,
  };
}

function becameActive(from: SubscriptionStatus, plan: Value): Words | null {
  switch (from) {
    case 'authenticated':
      return null;
    case 'pending':
    case 'halted':
      return { title: say`Payment successful`, description: say`${{ plan }}: your subscription is active.` };
    case 'paused':
      return { title: say`Your subscription continues`, description: say`${{ plan }}: payments continue.` };
    default:
      return activated(plan);
  }
}

/** A purchase that was never paid ends without a notification. */
function becameCancelled(from: SubscriptionStatus, plan: Value, successor: Value | undefined): Words | null {
  if (from === 'created') return null;
  if (!successor) {
    return {
      title: say`Your subscription is cancelled`,
      description: say`${{ plan }}: you keep it until the paid period ends.`,
    };
  }
  return {
    title: say`You switched to ${{ plan: successor }}`,
    description: say`${{ plan }} is cancelled. You keep it until the paid period ends.`,
  };
}

/** Notification about a renewal; `amount` in paise. */
export function renewedNotice({ plan, amount, until }: { plan: Value; amount: number; until: Date | null }): Words {
  return {
    email: {
      money: { amount: inRupees(amount), note: say`paid for ${{ plan }}` },
      ...(until ? { facts: [{ label: say`Paid until`, value: say`${{ day: onDay(until) }}` }] } : {}),
    },
    title: say`Subscription renewed for ${{ money: inRupees(amount) }}`,
    description: until
      ? say`${{ plan }}: paid until ${{ day: onDay(until) }}.`
      : say`${{ plan }}: the next period is paid.`,
  };
}

export interface DebitWords {
  plan: Value;
  /** "₹1,299". */
  amount: string;
  chargeAt: Date;
}

/** Texts of an upcoming debit; `amount` in paise. */
export function wordsOfDebit(debit: { plan: Value; amount: number; chargeAt: Date }): DebitWords {
  const { plan, amount, chargeAt } = debit;
  return { plan, amount: inRupees(amount), chargeAt };
}

/** Notification before a debit. Source: RBI's e-mandate rules, at least 24 hours before it and with a way out. */
export function debitNoticeOf({ plan, amount, chargeAt }: DebitWords): Words {
  return {
    title: say`${{ amount }} will be debited on ${{ day: onDay(chargeAt) }}`,
    description: say`${{ plan }}: next period. Pause or cancel before that day if you don’t want it.`,
  };
}
