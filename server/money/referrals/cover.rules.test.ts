import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverTimes } from './cover.rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const income = (number: number, amount: number) => ({ at: day(number), amount });
const reward = (number: number, amount = 10_000) => ({ amount, pending_at: day(number) });

describe('cover', () => {
  it.each([
    ['no income', [], [reward(1)], [null]],
    ['a paisa short', [income(2, 14_999)], [reward(1)], [null]],
    ['exactly enough', [income(2, 14_999), income(3, 1)], [reward(1)], [day(3)]],
    ['income before the reward', [income(1, 20_000)], [reward(5)], [day(5)]],
    ['income counts once', [income(2, 20_000)], [reward(1), reward(1)], [day(2), null]],
    [
      'two rewards, income in two parts',
      [income(2, 15_000), income(4, 15_000)],
      [reward(1), reward(1)],
      [day(2), day(4)],
    ],
    ['told in any order', [income(4, 15_000), income(2, 15_000)], [reward(1)], [day(2)]],
    ['a reward of nothing', [], [reward(1, 0)], [day(1)]],
  ])('%s', (_name, incomes, rewards, covered) => {
    expect(coverTimes(incomes, rewards, 1.5)).toEqual(covered);
  });

  it('never exceeds the income', () => {
    const amounts = fc.array(fc.nat(40_000), { maxLength: 8 });
    fc.assert(
      fc.property(amounts, amounts, fc.constantFrom(1, 1.5, 2), (incomes, rewards, cover) => {
        const times = coverTimes(
          incomes.map((amount, index) => income(index + 1, amount)),
          rewards.map((amount) => reward(1, amount)),
          cover,
        );
        const paid = rewards.reduce((sum, amount, index) => sum + (times[index] ? amount : 0), 0);
        const earned = incomes.reduce((sum, amount) => sum + amount, 0);
        return paid * cover <= earned;
      }),
    );
  });
});
