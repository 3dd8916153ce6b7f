import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysAgo, now, readings } from './made-media.ts';
import { drawnSeries } from './series.rules.ts';

it('has one point per day of the last year and an even selection of older ones, including the first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_500 }), (days) => {
      const counts = Array.from({ length: days }, (_, at) => at);
      const drawn = drawnSeries(readings(counts), now);
      expect(drawn.length).toBeLessThanOrEqual(401);
      expect(drawn[0]?.followers).toBe(0);
      expect(drawn.at(-1)).toEqual({ at: now, followers: days - 1 });
      expect(drawn.filter(({ at }) => at >= daysAgo(365))).toHaveLength(Math.min(days, 366));
    }),
    { examples: [[366], [367], [368], [1_500]] },
  );
});
