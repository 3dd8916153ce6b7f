import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type Stage, setStage } from './campaigns/stage.ts';
import { type ActName, acts, knownPlots, plots } from './collusion/acts.ts';
import { expectSound, openWorld } from './collusion/world.ts';

let stage: Stage;
/** End of the previous world's time; the next one starts later, so that nothing lies in the future. */
let day = 0;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => stage.app.close());

const dice = fc.record({ who: fc.nat(59), whom: fc.nat(59), way: fc.nat(59) });
const names = Object.keys(acts) as ActName[];
const plan = fc
  .tuple(fc.constantFrom(...plots), fc.array(fc.constantFrom(...names), { minLength: 2, maxLength: 7 }))
  .chain(([plot, more]) => fc.tuple(...[...plot, ...more].map((name) => fc.tuple(fc.constant(name), dice))));

it('attackers who own all accounts never get out more money than came in, whatever they do', async () => {
  const done: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(plan, async (steps) => {
      const world = await openWorld(stage, day);
      for (const [name, how] of steps) {
        await acts[name](world, how);
        await expectSound(world);
        done[name] = (done[name] ?? 0) + 1;
      }
      day = world.day;
    }),
    {
      numRuns: 200,
      examples: knownPlots.map((steps) => [steps] as const),
      interruptAfterTimeLimit: 35_000,
      endOnFailure: true,
    },
  );
  expect(done.fund).toBeGreaterThan(0);
}, 90_000);
