import { describe, expect, it } from 'vitest';
import { notifyIn } from '../../notifications/notifications/notices.rules.ts';
import { isWorthTelling, summaryNotice, type Week, weekBefore } from './summaries.rules.ts';

const quiet: Week = {
  days: weekBefore('2026-11-20'),
  isEarner: true,
  moved: 0,
  held: 0,
  heldFor: 0,
  todos: [],
  todosTotal: 0,
  fitting: [],
};
const told = (week: Week) => notifyIn('en', { ...summaryNotice(7, week), count: 1 });

it('is about the seven days before', () => {
  expect(weekBefore('2026-11-20')).toEqual({ from: '2026-11-13', to: '2026-11-19' });
  expect(told(quiet).description).toBe('13 November to 19 November');
});

describe('a week', () => {
  it.each([
    ['nothing', {}, false],
    ['money', { moved: 1 }, true],
    ['a task', { todosTotal: 1 }, true],
    ['a campaign that fits', { fitting: [{ id: '9', title: 'Lookbook', brand: 'Nandini', score: 84 }] }, true],
  ])('with %s is told: %j', (_, over, isTold) => {
    expect(isWorthTelling({ ...quiet, ...over })).toBe(isTold);
  });

  it('is named by what was earned or paid, and by what waits', () => {
    expect(told({ ...quiet, todosTotal: 2 }).title).toBe('Your week: 2 waiting for you');
    expect(told({ ...quiet, moved: 14_725_00 }).title).toBe('Your week: ₹14,725 earned, 0 waiting for you');
    const paid = told({ ...quiet, isEarner: false, moved: 50_00, held: 200_00, heldFor: 1 });
    expect(paid.title).toBe('Your week: ₹50 paid to creators, 0 waiting for you');
    expect(paid.email.facts).toEqual([
      { label: 'Paid to creators', value: '₹50' },
      { label: 'Held for creators', value: '₹200 for one agreement' },
      { label: 'Waiting for you', value: '0' },
    ]);
  });

  it('lists tasks with their last day, and what is new', () => {
    const todo = {
      kind: 'hand_in' as const,
      id: '1',
      people: [],
      count: 1,
      amount: null,
      piece: null,
      platform: null,
      reason: null,
      since: '2026-11-18T04:30:00Z',
    };
    const { email } = told({
      ...quiet,
      todos: [
        { ...todo, campaign: { id: '8', title: 'Sadya at home' }, due: '2026-11-22' },
        { ...todo, campaign: null, due: null },
      ],
      fitting: [{ id: '9', title: 'Lookbook', brand: 'Nandini', score: 84 }],
    });
    expect(email.items).toEqual([
      { title: 'Sadya at home', note: 'Waiting for you until end of Sun, 22 Nov', link: '/campaign-details/8' },
      { title: 'Lookbook', note: 'New, and fits you: Nandini, match 84', link: '/campaign-details/9' },
    ]);
  });
});
