import { inRupees } from '../../contract/money.ts';
import type { SubscriptionStatus } from '../../database/schema/subscription.ts';

interface Move {
  from: SubscriptionStatus;
  to: SubscriptionStatus;
  /** The plan's title. */
  plan: string;
  /** The plan that has taken its place, when one has. */
  successor?: string | undefined;
}

export interface Words {
  title: string;
  description: string;
}

const paidStays = 'what you have paid stays yours to its end.';

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
        title: 'A debit did not go through',
        description: `${plan}: the bank will be asked again in the next days.`,
      };
    case 'halted':
      return {
        title: 'Your subscription has stopped',
        description: `${plan}: the debits failed. Subscribe again to go on.`,
      };
    case 'paused':
      return { title: 'Your subscription is paused', description: `${plan}: ${paidStays}` };
    case 'cancelled':
      return becameCancelled(from, plan, successor);
    case 'completed':
      return {
        title: 'Your subscription has run its course',
        description: `${plan}: nothing more is debited, and ${paidStays}`,
      };
    case 'expired':
      return {
        title: 'The payment did not go through',
        description: `${plan}: nothing was debited. You can try again anytime.`,
      };
    default:
      return null;
  }
}

function activated(plan: string): Words {
  return {
    title: 'Subscription Activated!',
    description: `${plan}: your subscription has been successfully activated.`,
  };
}

function becameActive(from: SubscriptionStatus, plan: string): Words | null {
  switch (from) {
    case 'authenticated':
      return null;
    case 'pending':
    case 'halted':
      return { title: 'The debit went through', description: `${plan}: your subscription is active.` };
    case 'paused':
      return { title: 'Your subscription goes on', description: `${plan}: the debits are taken again.` };
    default:
      return activated(plan);
  }
}

/** A purchase that was begun and never paid ends without a word. */
function becameCancelled(from: SubscriptionStatus, plan: string, successor: string | undefined): Words | null {
  if (from === 'created') return null;
  if (!successor) return { title: 'Your subscription is cancelled', description: `${plan}: ${paidStays}` };
  return { title: `${successor} has taken its place`, description: `${plan} is cancelled: ${paidStays}` };
}

/** What is told when a running subscription was paid for again; `amount` in paise. */
export function renewedNotice({ plan, amount, until }: { plan: string; amount: number; until: Date | null }): Words {
  return {
    title: `Subscription renewed for ${inRupees(amount)}`,
    description: until ? `${plan}: paid until ${dayInIndia.format(until)}.` : `${plan}: the next period is paid.`,
  };
}

interface DebitWords {
  plan: string;
  /** "₹1,299". */
  amount: string;
  /** "21 Dec 2026", in India. */
  day: string;
}

const dayInIndia = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** What is to be debited and when, in words; `amount` in paise. */
export function wordsOfDebit(debit: { plan: string; amount: number; chargeAt: Date }): DebitWords {
  const { plan, amount, chargeAt } = debit;
  return { plan, amount: inRupees(amount), day: dayInIndia.format(chargeAt) };
}

/** The notice before a debit. Source: RBI's e-mandate rules, at least 24 hours before it and with a way out. */
export function debitNoticeOf({ plan, amount, day }: DebitWords): Words {
  return {
    title: `${amount} will be debited on ${day}`,
    description: `${plan}: the next period. Pause or cancel before that day if you do not want it.`,
  };
}

interface DebitLetter extends DebitWords {
  name: string;
  brand: string;
  /** Where it can be paused or cancelled. */
  page: string;
}

export function debitLetterOf({ plan, amount, day, name, brand, page }: DebitLetter): {
  subject: string;
  text: string;
} {
  return {
    subject: `${amount} will be debited on ${day} for ${plan}`,
    text: [
      `Hello ${name},`,
      '',
      `Your ${brand} subscription "${plan}" goes on: ${amount}, any tax included, will be debited on ${day} under the mandate you gave.`,
      '',
      'If you do not want it, pause or cancel before that day:',
      page,
      '',
      'What you have paid stays yours to its end.',
      '',
      brand,
    ].join('\n'),
  };
}
