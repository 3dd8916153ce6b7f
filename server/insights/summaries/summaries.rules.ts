import type { Todo } from '../../../contract/insights/dashboard.ts';
import { addDays } from '../../../contract/kit/calendar.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import type { Fact } from '../../kit/emails/email.ts';
import { msg, onNearDay, untilEndOf, verbatim } from '../../kit/i18n/messages.ts';
import type { EmailDetails, Notice } from '../../notifications/notifications/notices.rules.ts';
import type { Span } from '../dashboard/spans.rules.ts';

/** The seven days before a day in India. */
export function weekBefore(today: string): Span {
  return { from: addDays(today, -7), to: addDays(today, -1) };
}

/** A campaign that opened in the week and fits. */
export interface FittingCampaign {
  id: string;
  title: string;
  brand: string;
  score: number;
}

export interface Week {
  days: Span;
  isEarner: boolean;
  /** Paise earned, or paid to creators, in these days. */
  moved: number;
  /** Paise held now by the payment partner, and for how many agreements. */
  held: number;
  heldFor: number;
  todos: readonly Todo[];
  todosTotal: number;
  fitting: readonly FittingCampaign[];
}

/** Whether there is anything to tell. */
export function isWorthTelling({ moved, todosTotal, fitting }: Week): boolean {
  return moved > 0 || todosTotal > 0 || fitting.length > 0;
}

/** Tasks written out in an e-mail. */
const mostItems = 3;

export function summaryNotice(accountId: number, week: Week): Notice {
  const { days, todosTotal, isEarner } = week;
  const money = inRupees(week.moved);
  const title =
    week.moved === 0
      ? msg`Your week: ${{ waiting: todosTotal }} waiting for you`
      : isEarner
        ? msg`Your week: ${{ money }} earned, ${{ waiting: todosTotal }} waiting for you`
        : msg`Your week: ${{ money }} paid to creators, ${{ waiting: todosTotal }} waiting for you`;
  const span = msg`${{ first: onNearDay(days.from) }} to ${{ last: onNearDay(days.to) }}`;
  return {
    accountId,
    type: 'summary',
    title,
    description: span,
    link: '/dashboard',
    groupKey: `summary ${days.to}`,
    email: {
      headline: msg`Your week`,
      lead: span,
      facts: factsOf(week),
      items: itemsOf(week),
      button: msg`Open your dashboard`,
    },
  };
}

function factsOf({ isEarner, moved, held, heldFor, todosTotal }: Week): Fact[] {
  const onHold =
    heldFor === 1
      ? msg`${{ money: inRupees(held) }} for one agreement`
      : msg`${{ money: inRupees(held) }} for ${{ count: heldFor }} agreements`;
  return [
    { label: isEarner ? msg`Earned` : msg`Paid to creators`, value: verbatim(inRupees(moved)) },
    ...(heldFor > 0 ? [{ label: isEarner ? msg`Held for you` : msg`Held for creators`, value: onHold }] : []),
    { label: msg`Waiting for you`, value: verbatim(String(todosTotal)) },
  ];
}

function itemsOf({ todos, fitting }: Week): EmailDetails['items'] {
  const waiting = todos.slice(0, mostItems).map((todo) => ({
    title: verbatim(todo.campaign?.title ?? todo.people[0]?.fullname ?? ''),
    note: todo.due === null ? msg`Waiting for you` : msg`Waiting for you ${{ until: untilEndOf(todo.due) }}`,
    link: todo.campaign ? `/campaign-details/${todo.campaign.id}` : '/dashboard',
  }));
  const fresh = fitting.slice(0, mostItems).map(({ id, title, brand, score }) => ({
    title: verbatim(title),
    note: msg`New, and fits you: ${{ brand }}, match ${{ score }}`,
    link: `/campaign-details/${id}`,
  }));
  return [...waiting.filter(({ title }) => title.values.text !== ''), ...fresh];
}
