import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReviewPair } from '../../../contract/work/reviews.ts';
import { expectAsSaid } from '../../../tests/as-said.ts';
import { finishWork } from '../../../tests/campaigns/finished.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';

const day = 24 * 3600 * 1000;
let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

it('follows `can` over HTTP, whatever both sides try and whenever', async () => {
  const acts = ['write', 'change', 'reply', 'report', 'wait'] as const;
  const attempt = fc.tuple(fc.constantFrom('brand', 'influencer'), fc.constantFrom(...acts, 'write'));
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 2, maxLength: 10 }), async (attempts) => {
      const began = Date.now();
      stage.app.context.now = () => new Date(began);
      const { brand, influencer, review, reviews } = await finishWork(stage);
      for (const [side, act] of attempts) {
        if (act === 'wait') {
          stage.app.context.now = () => new Date(began + 15 * day);
          continue;
        }
        const who = side === 'brand' ? brand : influencer;
        const { mine, theirs, can } = (await reviews(who)).body.data as ReviewPair;
        if (act === 'write') {
          expectAsSaid(can.write, await review(who));
          continue;
        }
        const body = { change: { rating: 3, text: 'Changed.' }, reply: { text: 'Thanks.' }, report: { reason: 'No.' } };
        for (const each of [mine, theirs]) {
          if (!each) continue;
          const call =
            act === 'change' ? `PUT /campaign/reviews/${each.id}` : `POST /campaign/reviews/${each.id}/${act}`;
          const reply = await stage.call(who, call, body[act]);
          expectAsSaid(each.can[act], reply);
          done.add(`${act} ${reply.status}`);
        }
      }
    }),
    {
      numRuns: 10,
      examples: [
        [
          [
            ['brand', 'write'],
            ['brand', 'change'],
            ['influencer', 'write'],
            ['influencer', 'reply'],
            ['brand', 'report'],
          ],
        ],
      ],
    },
  );
  expect([...done]).toEqual(expect.arrayContaining(['change 200', 'reply 200', 'report 200']));
}, 120_000);
