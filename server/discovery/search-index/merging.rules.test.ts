import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PartSize, planMerge } from './merging.rules.ts';

const part = (alive: number, dead = 0): PartSize => ({ alive, dead });

describe('segments', () => {
  it('are merged when there are four of similar size', () => {
    expect(planMerge([part(2_000_000), part(1000), part(1000), part(1000)])).toEqual([]);
    expect(planMerge([part(2_000_000), part(1000), part(1000), part(1000), part(1000)])).toEqual([1, 2, 3, 4]);
    expect(planMerge([part(2_000_000), part(9000), part(1000), part(1000), part(1000)])).toEqual([]);
  });

  it('are merged into one when an eighth of the base has changed', () => {
    expect(planMerge([part(80_000, 5000), part(5000)])).toEqual([]);
    expect(planMerge([part(80_000, 5001), part(5000)])).toEqual([0, 1]);
    expect(planMerge([part(10, 3000)])).toEqual([]);
    expect(planMerge([])).toEqual([]);
  });

  it('stay few however many changes come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 50, maxLength: 400 }), (sizes) => {
        let parts = [part(1_000_000)];
        for (const size of sizes) {
          parts.push(part(size));
          for (let plan = planMerge(parts); plan.length > 0; plan = planMerge(parts)) {
            const alive = plan.reduce((sum, place) => sum + (parts[place]?.alive ?? 0), 0);
            parts = parts.filter((_, place) => !plan.includes(place));
            if (plan[0] === 0) parts.unshift(part(alive));
            else parts.push(part(alive));
          }
          expect(parts.length).toBeLessThan(30);
        }
      }),
    );
  });
});
