import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Application, applicationStatuses } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Can } from '../../../contract/kit/can.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { whyNotMove } from './applications.rules.ts';

let stage: Stage;
let campaign: Campaign;

beforeAll(async () => {
  stage = await setStage();
  campaign = await stage.post(stage.brand, { slots: 10_000, budget_total: 99_00_00_000 });
});
afterAll(() => stage.app.close());

/** Actions on the influencer's application that the replies allow each party. */
async function readCan(by: 'creator' | 'applicant', influencer: Player): Promise<Record<string, Can>> {
  if (by === 'creator') {
    const list = await stage.call(stage.brand, `GET /campaign/apply_users/${campaign.id}?user=${influencer.id}`);
    return (list.body.data as Application[])[0]?.can ?? {};
  }
  const { body } = await stage.call(influencer, `GET /campaign/${campaign.id}`);
  return (body.data as Campaign).my_application?.can ?? {};
}

it('follows the table over HTTP, whatever both sides try, as `can` said before, and its history is the way it went', async () => {
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
        const can = (await readCan(by, influencer))[to];
        const reply = await stage.move(who, id, to, { note: 'Because.' });
        // An offer that waits for its answer is not made again without another price.
        const isRepeated = status === 'offered' && to === 'offered';
        const isAllowed = !isRepeated && whyNotMove({ from: status, to, by, cause: 'answer' }) === null;
        expect({ to, status: reply.status }).toEqual({ to, status: isAllowed ? 200 : 409 });
        if (can) expect(can).toEqual(isAllowed || { reason: reply.body.reason });
        if (!isAllowed) continue;
        status = to;
        way.push(to);
        expect((reply.body.data as Application).history.map((move) => move.to)).toEqual(way);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);
