import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, type Moment, readMoment, unseenAt } from './pg-snapshot.rules.ts';

/** A random history of starting and ending transactions, with the snapshot after each step. */
const histories = fc.array(fc.nat({ max: 9 }), { maxLength: 40 }).map((steps) => {
  const running: bigint[] = [];
  const ended = new Set<bigint>();
  let next = 1n;
  return steps.map((step): { moment: Moment; ended: Set<bigint> } => {
    if (step >= running.length) {
      running.push(next);
      next += 1n;
    } else ended.add(running.splice(step, 1)[0] as bigint);
    return { moment: { next, running: [...running] }, ended: new Set(ended) };
  });
});

describe('a snapshot', () => {
  it("is parsed from PostgreSQL's text", () => {
    expect(readMoment('10:20:10,14,15')).toEqual({ next: 20n, running: [10n, 14n, 15n] });
    expect(readMoment('10:10:')).toEqual({ next: 10n, running: [] });
    for (const text of ['10:20', 'x10:20:', '10:20:15x', '10:20:,', '', '10:20:1,']) {
      expect(() => readMoment(text)).toThrow(`Not a snapshot of PostgreSQL: ${text}`);
    }
  });

  it('covers every earlier one, and a later one only if nothing ended in between', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const [place, now] of history.entries()) {
          for (const earlier of history.slice(0, place)) {
            expect(covers(now.moment, earlier.moment)).toBe(true);
            const ended = now.ended.size - earlier.ended.size;
            if (ended > 0) expect(covers(earlier.moment, now.moment)).toBe(false);
          }
        }
      }),
    );
  });

  it('leaves unseen exactly what had not ended by then', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { moment, ended } of history) {
          const unseen = (number: bigint) =>
            unseenAt(moment).some(({ first, last }) => number >= first && (last === null || number <= last));
          for (let number = 1n; number < moment.next + 3n; number += 1n)
            expect(unseen(number)).toBe(!ended.has(number));
        }
      }),
    );
  });
});
