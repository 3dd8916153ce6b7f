import fc from 'fast-check';
import { expect, it } from 'vitest';
import { burstFrom, burstMs, burstWith } from './signals.rules.ts';

const start = Date.UTC(2026, 0, 5);
const minutes = fc.array(fc.integer({ min: 0, max: 240 }), { minLength: 1, maxLength: 14 });
const joinedAt = (times: readonly number[]) =>
  times.map((minute, index) => ({ invitedId: index + 1, at: new Date(start + minute * 60_000) }));

it('finds as a burst exactly the accounts that share an hour of five sign-ups with this one', () => {
  fc.assert(
    fc.property(minutes, (times) => {
      const joined = joinedAt(times);
      const found = new Set(burstWith(1, joined).map(({ invitedId }) => invitedId));
      const own = joined[0]?.at.getTime() ?? 0;
      for (const { invitedId, at } of joined) {
        const shared = joined.some(({ at: from }) => {
          const inHour = (time: number) => time >= from.getTime() && time < from.getTime() + burstMs;
          return (
            inHour(own) &&
            inHour(at.getTime()) &&
            joined.filter((other) => inHour(other.at.getTime())).length >= burstFrom
          );
        });
        expect(found.has(invitedId)).toBe(shared);
      }
    }),
  );
});

it.each([
  ['four in an hour', [0, 1, 2, 59], []],
  ['five in an hour', [0, 1, 2, 3, 59], [1, 2, 3, 4, 5]],
  ['five in an hour and a minute', [0, 15, 30, 45, 61], []],
])('%s', (_what, times, expected) => {
  expect(burstWith(1, joinedAt(times)).map(({ invitedId }) => invitedId)).toEqual(expected);
});
