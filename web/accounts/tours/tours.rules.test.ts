import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endTour, learnTours, memoryOf, noteTold, type TourMemory } from './tours.rules.ts';

const empty: TourMemory = { me: '7', seen: {}, untold: [] };
const feature = fc.constantFrom('BrowseInfluencer' as const, 'PostCampaign' as const, 'MyCampaigns' as const);
const status = fc.constantFrom(1 as const, 2 as const);
const known = fc.constantFrom(0 as const, 1 as const, 2 as const);
const step = fc.oneof(
  fc.record({ act: fc.constant('end' as const), feature, status }),
  fc.record({ act: fc.constant('told' as const), feature, status }),
  fc.record({
    act: fc.constant('learn' as const),
    tours: fc.record({ BrowseInfluencer: known, PostCampaign: known, MyCampaigns: known }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function take(memory: TourMemory, next: Step): TourMemory {
  if (next.act === 'learn') return learnTours(memory, next.tours);
  return next.act === 'end' ? endTour(memory, next.feature, next.status) : noteTold(memory, next.feature, next.status);
}

describe('tour memory', () => {
  it('never forgets a tour, and has an end for all unreported ones', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let memory = empty;
        for (const next of steps) {
          const before = memory;
          memory = take(memory, next);
          for (const one of Object.keys(before.seen)) expect(memory.seen).toHaveProperty(one);
          for (const one of memory.untold) expect(memory.seen[one]).toBeDefined();
          expect(new Set(memory.untold).size).toBe(memory.untold.length);
        }
      }),
    );
  });

  it('keeps a finished tour finished when it is skipped the next time', () => {
    const finished = noteTold(endTour(empty, 'PostCampaign', 1), 'PostCampaign', 1);
    expect(endTour(finished, 'PostCampaign', 2)).toEqual(finished);
  });

  it('reports that a skipped tour was finished later', () => {
    const skipped = noteTold(endTour(empty, 'MyCampaigns', 2), 'MyCampaigns', 2);
    expect(endTour(skipped, 'MyCampaigns', 1)).toEqual({ me: '7', seen: { MyCampaigns: 1 }, untold: ['MyCampaigns'] });
  });

  it('does not confuse an older report with the pending one', () => {
    const waiting = endTour(endTour(empty, 'MyCampaigns', 2), 'MyCampaigns', 1);
    expect(noteTold(waiting, 'MyCampaigns', 2).untold).toEqual(['MyCampaigns']);
  });

  it('belongs to one user only', () => {
    expect(memoryOf(endTour(empty, 'MyCampaigns', 1), '8')).toEqual({ me: '8', seen: {}, untold: [] });
  });
});
