import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Application, applicationStatuses } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { whyNotMove } from './applications.rules.ts';

let stage: Stage;
let campaign: Campaign;

beforeAll(async () => {
  stage = await setStage();
  campaign = await stage.post(stage.brand, { slots: 10_000, budget_total: 99_00_00_000 });
});
afterAll(() => stage.app.close());

it('follows the table over HTTP, whatever both parties attempt, and its history is the path taken', async () => {
  const attempt = fc.tuple(
    fc.constantFrom('creator' as const, 'applicant' as const),
    // Favours the moves of a successful application.
    fc.oneof(
      fc.constantFrom('shortlisted' as const, 'offered' as const, 'accepted' as const),
      fc.constantFrom(...applicationStatuses),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 12 }), async (attempts) => {
      const influencer = await stage.newInfluencer();
      const { id } = await stage.apply(influencer, campaign);
      let status: Application['status'] = 'applied';
      const way: string[] = ['applied'];
      for (const [by, to] of attempts) {
        const who = by === 'creator' ? stage.brand : influencer;
        const reply = await stage.move(who, id, to, { note: 'Because.' });
        const isAllowed = whyNotMove({ from: status, to, by, cause: 'answer' }) === null;
        expect({ to, status: reply.status }).toEqual({ to, status: isAllowed ? 200 : 409 });
        if (!isAllowed) continue;
        status = to;
        way.push(to);
        expect((reply.body.data as Application).history.map((move) => move.to)).toEqual(way);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);
