import type { Locale } from '../../../contract/kit/languages.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import type { SubscriptionStatus } from '../../../database/schema/subscription.ts';
import { asIs, type Letter, letterIn, onDay, type Said, say, type Value } from '../../kit/i18n/messages.ts';

interface Move {
  from: SubscriptionStatus;
  to: SubscriptionStatus;
  /** The plan's title. */
  plan: Value;
  /** The plan that has taken its place, when one has. */
  successor?: Value | undefined;
}

export interface Words {
  title: Said;
  description: Said;
}

/** What a person is told when their subscription comes to another state; null when there is nothing to say. */
export function noticeOf({ from, to, plan, successor }: Move): Words | null {
  if (from === to) return null;
  switch (to) {
    case 'authenticated':
      return activated(plan);
    case 'active':
      return becameActive(from, plan);
    case 'pending':
      return {
        title: say`A debit did not go through`,
        description: say`${{ plan }}: the bank will be asked again in the next days.`,
      };
    case 'halted':
      return {
        title: say`Your subscription has stopped`,
        description: say`${{ plan }}: the debits failed. Subscribe again to go on.`,
      };
    case 'paused':
      return {
        title: say`Your subscription is paused`,
        description: say`${{ plan }}: what you have paid stays yours to its end.`,
      };
    case 'cancelled':
      return becameCancelled(from, plan, successor);
    case 'completed':
      return {
        title: say`Your subscription has run its course`,
        description: say`${{ plan }}: nothing more is debited, and what you have paid stays yours to its end.`,
      };
    case 'expired':
      return {
        title: say`The payment did not go through`,
        description: say`${{ plan }}: nothing was debited. You can try again anytime.`,
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
      return { title: say`The debit went through`, description: say`${{ plan }}: your subscription is active.` };
    case 'paused':
      return { title: say`Your subscription goes on`, description: say`${{ plan }}: the debits are taken again.` };
    default:
      return activated(plan);
  }
}

/** A purchase that was begun and never paid ends without a word. */
function becameCancelled(from: SubscriptionStatus, plan: Value, successor: Value | undefined): Words | null {
  if (from === 'created') return null;
  if (!successor) {
    return {
      title: say`Your subscription is cancelled`,
      description: say`${{ plan }}: what you have paid stays yours to its end.`,
    };
  }
  return {
    title: say`${{ plan: successor }} has taken its place`,
    description: say`${{ plan }} is cancelled: what you have paid stays yours to its end.`,
  };
}

/** What is told when a running subscription was paid for again; `amount` in paise. */
export function renewedNotice({ plan, amount, until }: { plan: Value; amount: number; until: Date | null }): Words {
  return {
    title: say`Subscription renewed for ${{ money: inRupees(amount) }}`,
    description: until
      ? say`${{ plan }}: paid until ${{ day: onDay(until) }}.`
      : say`${{ plan }}: the next period is paid.`,
  };
}

interface DebitWords {
  plan: Value;
  /** "₹1,299". */
  amount: string;
  chargeAt: Date;
}

/** What is to be debited and when; `amount` in paise. */
export function wordsOfDebit(debit: { plan: Value; amount: number; chargeAt: Date }): DebitWords {
  const { plan, amount, chargeAt } = debit;
  return { plan, amount: inRupees(amount), chargeAt };
}

/** The notice before a debit. Source: RBI's e-mandate rules, at least 24 hours before it and with a way out. */
export function debitNoticeOf({ plan, amount, chargeAt }: DebitWords): Words {
  return {
    title: say`${{ amount }} will be debited on ${{ day: onDay(chargeAt) }}`,
    description: say`${{ plan }}: the next period. Pause or cancel before that day if you do not want it.`,
  };
}

interface DebitLetter extends DebitWords {
  locale: Locale;
  name: string;
  brand: string;
  /** Where it can be paused or cancelled. */
  page: string;
}

export function debitLetterOf({ locale, plan, amount, chargeAt, name, brand, page }: DebitLetter): Letter {
  const day = onDay(chargeAt);
  return letterIn(locale, {
    subject: say`${{ amount }} will be debited on ${{ day }} for ${{ plan }}`,
    lines: [
      say`Hello ${{ name }},`,
      '',
      say`Your ${{ brand }} subscription "${{ plan }}" goes on: ${{ amount }}, any tax included, will be debited on ${{ day }} under the mandate you gave.`,
      '',
      say`If you do not want it, pause or cancel before that day:`,
      asIs(page),
      '',
      'What you have paid stays yours to its end.',
      '',
      asIs(brand),
    ],
  });
}
