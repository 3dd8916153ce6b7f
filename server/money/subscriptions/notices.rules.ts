import { inRupees } from '../../../contract/kit/money.ts';
import type { SubscriptionStatus } from '../../../contract/money/subscriptions.ts';
import { type LocalizedMessage, msg, onDay, type Value } from '../../kit/i18n/messages.ts';
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
  title: LocalizedMessage;
  description: LocalizedMessage;
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
        title: msg`A payment failed`,
        description: msg`${{ plan }}: your bank will try again in the next days.`,
      };
    case 'halted':
      return {
        title: msg`Your subscription has stopped`,
        description: msg`${{ plan }}: payments failed. Subscribe again to continue.`,
      };
    case 'paused':
      return {
        title: msg`Your subscription is paused`,
        description: msg`${{ plan }}: you keep it until the paid period ends.`,
      };
    case 'cancelled':
      return becameCancelled(from, plan, successor);
    case 'completed':
      return {
        title: msg`Your subscription has ended`,
        description: msg`${{ plan }}: you won’t be charged again. You keep it until the paid period ends.`,
      };
    case 'expired':
      return {
        title: msg`Payment failed`,
        description: msg`${{ plan }}: you weren’t charged. You can try again anytime.`,
      };
    default:
      return null;
  }
}

function activated(plan: Value): Words {
  return {
    title: msg`Subscription Activated!`,
    description: msg`${{ plan }}: your subscription has been successfully activated.`,
  };
}

function becameActive(from: SubscriptionStatus, plan: Value): Words | null {
  switch (from) {
    case 'authenticated':
      return null;
    case 'pending':
    case 'halted':
      return { title: msg`Payment successful`, description: msg`${{ plan }}: your subscription is active.` };
    case 'paused':
      return { title: msg`Your subscription continues`, description: msg`${{ plan }}: payments continue.` };
    default:
      return activated(plan);
  }
}

/** A purchase that was never paid ends without a notification. */
function becameCancelled(from: SubscriptionStatus, plan: Value, successor: Value | undefined): Words | null {
  if (from === 'created') return null;
  if (!successor) {
    return {
      title: msg`Your subscription is cancelled`,
      description: msg`${{ plan }}: you keep it until the paid period ends.`,
    };
  }
  return {
    title: msg`You switched to ${{ plan: successor }}`,
    description: msg`${{ plan }} is cancelled. You keep it until the paid period ends.`,
  };
}

/** Notification about a renewal; `amount` in paise. */
export function renewedNotice({ plan, amount, until }: { plan: Value; amount: number; until: Date | null }): Words {
  return {
    email: {
      money: { amount: inRupees(amount), note: msg`paid for ${{ plan }}` },
      ...(until ? { facts: [{ label: msg`Paid until`, value: msg`${{ day: onDay(until) }}` }] } : {}),
    },
    title: msg`Subscription renewed for ${{ money: inRupees(amount) }}`,
    description: until
      ? msg`${{ plan }}: paid until ${{ day: onDay(until) }}.`
      : msg`${{ plan }}: the next period is paid.`,
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
    title: msg`${{ amount }} will be debited on ${{ day: onDay(chargeAt) }}`,
    description: msg`${{ plan }}: next period. Pause or cancel before that day if you don’t want it.`,
  };
}
