import { expect, it } from 'vitest';
import type { AccountOverview } from '../../../contract/insights/overview.ts';
import { sumOf, worstFirst } from './sums.ts';

const account = (id: string, todos: object[], available: number | null) =>
  ({ id, todos, money: available === null ? null : { available } }) as unknown as AccountOverview;

it('puts the soonest deadline first, then the oldest, over all accounts', () => {
  const accounts = [
    account(
      '1',
      [
        { id: 'a', due: null, since: '2026-11-02' },
        { id: 'b', due: '2026-12-01', since: '2026-11-20' },
      ],
      0,
    ),
    account(
      '2',
      [
        { id: 'c', due: '2026-11-28', since: '2026-11-21' },
        { id: 'd', due: null, since: '2026-11-01' },
      ],
      0,
    ),
  ];
  expect(worstFirst(accounts).map(({ account: { id }, todo }) => id + todo.id)).toEqual(['2c', '1b', '2d', '1a']);
});

it('adds rupees without losing paise, and leaves out what a role does not show', () => {
  const accounts = [account('1', [], 0.1), account('2', [], 0.2), account('3', [], null)];
  expect(sumOf(accounts, ({ money }) => money?.available)).toBe(0.3);
  expect(sumOf([], () => 1)).toBe(0);
});
