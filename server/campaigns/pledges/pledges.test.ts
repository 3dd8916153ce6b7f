import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Pledge } from '../../../contract/campaigns/pledges.ts';
import { jointBody } from '../../../tests/campaigns/campaign-body.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';

let stage: Stage;
let campaign: Campaign;
let partner: Player;

beforeAll(async () => {
  stage = await setStage();
  partner = await stage.newBrand('partner');
  campaign = await stage.post(stage.brand, jointBody());
});
afterAll(() => stage.app.close());

const pledge = (who: Player, value: number, more: object = {}) =>
  stage.call(who, 'POST /campaign/apply_campaign', {
    campaign_id: campaign.id,
    message: 'We bring this.',
    pledge: { need_id: campaign.needs[0]!.id, kind: 'budget', description: 'In cash', value, ...more },
  });
const needNow = async () => {
  const reply = await stage.call(stage.brand, `GET /campaign/${campaign.id}`);
  return (reply.body.data as Campaign).needs[0]!;
};

describe('pledges to a joint campaign', () => {
  it('are not accepted once one party has blocked the other', async () => {
    const blocked = await stage.newBrand('partner');
    const joint = await stage.post(stage.brand, jointBody());
    const { id } = await stage.pledge(blocked, joint, { need: 0, value: 500 });
    await stage.app.context.db
      .insertInto('block')
      .values({ blocker_id: blocked.id, blocked_id: stage.brand.id })
      .execute();
    expect((await stage.move(stage.brand, id, 'accepted')).body).toMatchObject({ code: 'CONFLICT' });
    expect((await stage.move(stage.brand, id, 'declined')).status).toBe(200);
  });

  it('fill a need step by step and show as progress', async () => {
    const first = (await pledge(partner, 60_000)).body.data as Pledge;
    expect(first).toMatchObject({ status: 'pledged', value: 60_000, kind: 'budget', user: { role: 'Partner' } });
    expect(await needNow()).toMatchObject({ value: 100_000, pledged: 60_000, accepted: 0, contributed: 0 });
    expect((await pledge(partner, 1_000)).body.code).toBe('ALREADY_APPLIED');
    await stage.move(stage.brand, first.id, 'accepted');
    expect((await pledge(stage.influencer, 40_000.01)).body).toMatchObject({
      code: 'RULE',
      fields: { 'pledge.value': 'Only ₹40,000 is still needed.' },
    });
    const second = (await pledge(stage.influencer, 40_000)).body.data as Pledge;
    await stage.move(stage.brand, second.id, 'accepted');
    const late = await stage.newBrand();
    expect((await pledge(late, 1)).body.code).toBe('CONFLICT');
    await stage.move(stage.brand, first.id, 'contributed');
    expect(await needNow()).toMatchObject({ pledged: 100_000, accepted: 100_000, contributed: 60_000 });
    await stage.move(partner, first.id, 'withdrawn', { note: 'Budget cut' });
    expect(await needNow()).toMatchObject({ pledged: 40_000, contributed: 0 });
    const list = await stage.call(stage.brand, `GET /campaign/apply_users/${campaign.id}`);
    expect((list.body.data as Pledge[]).map(({ status }) => status)).toEqual(['accepted', 'withdrawn']);
  });

  it('are answered once per key, however often an answer is sent', async () => {
    const joint = await stage.post(stage.brand, jointBody());
    const { id } = await stage.pledge(partner, joint, { need: 0, value: 500 });
    const answer = (key: string) =>
      stage.app.api(`PUT /campaign/update_user_applied_status/${id}`, {
        token: stage.brand.token,
        body: { status: 'accepted' },
        headers: { 'idempotency-key': key },
      });
    const [first, again] = [await answer('first'), await answer('first')];
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await answer('second')).body.code).toBe('ILLEGAL_MOVE');
  });

  it('refuse the creator’s own, moves of strangers, wrong kinds, and prices', async () => {
    expect((await pledge(stage.brand, 1)).body.code).toBe('RULE');
    const other = await stage.newInfluencer();
    expect((await pledge(other, 0)).body.fields).toHaveProperty(['pledge.value']);
    expect((await pledge(other, 5, { kind: 'venue' })).body.fields).toHaveProperty(['pledge.kind']);
    expect((await pledge(other, 5, { need_id: '99999' })).status).toBe(404);
    const made = (await pledge(other, 5)).body.data as Pledge;
    expect((await stage.move(partner, made.id, 'accepted')).status).toBe(404);
    expect((await stage.move(other, made.id, 'accepted')).body.code).toBe('ILLEGAL_MOVE');
    expect((await stage.move(stage.brand, made.id, 'contributed')).body.code).toBe('ILLEGAL_MOVE');
    expect((await stage.move(stage.brand, made.id, 'accepted', { quote: 5 })).status).toBe(400);
  });

  it('are final once the campaign has started', async () => {
    const started = await stage.post(stage.brand, jointBody({ start_date: dayFromNow(0) }));
    const made = await stage.pledge(partner, started, { need: 1, value: 40_000 });
    await stage.move(stage.brand, made.id, 'accepted');
    expect((await stage.move(partner, made.id, 'withdrawn')).body.code).toBe('ILLEGAL_MOVE');
  });

  it('keep a need with pledges, and let the others change', async () => {
    const joint = await stage.post(stage.brand, jointBody());
    await stage.pledge(partner, joint, { need: 0, value: 10 });
    const update = (needs: object[]) => stage.call(stage.brand, `PUT /campaign/update/${joint.id}`, { needs });
    const [budget, venue] = joint.needs.map(({ id, kind, description, value }) => ({ id, kind, description, value }));
    expect((await update([venue!])).status).toBe(409);
    expect((await update([{ ...budget!, value: 5 }, venue!])).status).toBe(409);
    const { id: _, ...sameBudget } = budget!;
    const reply = await update([{ ...venue!, value: 45_000 }, sameBudget, { kind: 'travel', value: 7_000 }]);
    expect((reply.body.data as Campaign).needs.map(({ id, kind, value }) => [id, kind, value])).toEqual([
      [venue!.id, 'venue', 45_000],
      [budget!.id, 'budget', 100_000],
      [expect.any(String), 'travel', 7_000],
    ]);
  });

  it('two pledges are accepted for the last part of a need', async () => {
    const joint = await stage.post(stage.brand, jointBody());
    const people = [partner, await stage.newBrand(), await stage.newInfluencer()];
    const pledges = [];
    for (const who of people) pledges.push(await stage.pledge(who, joint, { need: 0, value: 60_000 }));
    const replies = await Promise.all(pledges.map(({ id }) => stage.move(stage.brand, id, 'accepted')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});
