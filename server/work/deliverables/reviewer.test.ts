import { afterAll, beforeAll, expect, it } from 'vitest';
import { strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeMemberToken } from '../../../tests/makers/membership.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

/** Work that was handed in, and a reviewer of the brand, or of the influencer. */
async function makeReview(of: 'brand' | 'influencer') {
  const brand = await stage.newBrand();
  const deal = await strikeFundedDeal({ ...stage, brand });
  await deal.submit();
  const { id: applicationId } = deal.application;
  const { id } = await stage.app.context.db
    .selectFrom('deliverable')
    .select('id')
    .where('application_id', '=', Number(applicationId))
    .executeTakeFirstOrThrow();
  const account = of === 'brand' ? brand : deal.influencer;
  const token = await makeMemberToken(stage.app.context, { account: { id: String(account.id) }, roles: ['reviewer'] });
  const change = (body: object) => stage.call({ id: account.id, token }, `PUT /campaign/deliverables/${id}`, body);
  const seen = await stage.call({ id: account.id, token }, `GET /campaign/${deal.campaign.id}/deliverables`);
  return { change, seen: JSON.stringify(seen.body) };
}

it.each(['approved', 'changes_requested'])('a reviewer answers work with %s', async (status) => {
  const { change } = await makeReview('brand');
  expect(await change({ status, note: 'Show the pan.' })).toMatchObject({ status: 200, body: { data: { status } } });
});

it.each([
  { status: 'published' },
  { status: 'cancelled' },
  { url: 'https://www.instagram.com/reel/C1234567890/' },
  { status: 'published', figures: { views: 1 } },
  { figures: { views: 1 } },
])('a reviewer of either side does not answer with %j', async (body) => {
  for (const side of ['brand', 'influencer'] as const) {
    const { change } = await makeReview(side);
    expect((await change(body)).body, side).toMatchObject({ code: 'ROLE' });
  }
});

it('a reviewer is shown the acts of a review alone', async () => {
  const { change, seen } = await makeReview('brand');
  const { can } = (JSON.parse(seen) as { data: { can: Record<string, unknown> }[] }).data[0] ?? { can: {} };
  expect(can).toMatchObject({ approved: true, changes_requested: true });
  const approved = await change({ status: 'approved' });
  const after = (approved.body.data as { can: Record<string, { reason?: string }> }).can;
  for (const act of ['published', 'figures', 'cancel'])
    expect(after[act], act).toMatchObject({ reason: expect.any(String) });
});
