import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvitationOutcome } from '../../../contract/campaigns/invitations.ts';
import type { Message } from '../../../contract/chat/messages.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeToken } from '../../../tests/makers/account.ts';
import { makeInfluencer } from '../../../tests/makers/influencer.ts';
import { noticesOf } from '../../../tests/notices/sent-notices.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const invite = (who: Player, campaign: { id: string }, ids: (string | number)[], message = '') =>
  stage.call(who, `POST /campaign/${campaign.id}/invitations`, { influencer_ids: ids.map(String), message });
const outcomesOf = async (reply: ReturnType<typeof invite>) =>
  (await reply).body.data as unknown as InvitationOutcome[];
const messagesOf = async (who: Player, from: Player) => {
  const body = { sender_id: String(from.id), receiver_id: String(who.id) };
  return (await stage.call(who, 'POST /user/get_user_messages', body)).body.data as unknown as Message[];
};

const newNamed = async (fullname: string): Promise<Player> => {
  const account = await makeInfluencer(stage.app.context.db, { account: { fullname } });
  return { id: account.id, token: await makeToken(stage.app.context, account) };
};

describe('invitations to a campaign', () => {
  it('are a message with the link in the conversation, and a notification, once each', async () => {
    const [brand, influencer] = [await stage.newBrand(), await stage.newInfluencer()];
    const campaign = await stage.post(brand);
    expect(await outcomesOf(invite(brand, campaign, [influencer.id], 'We love your brew.'))).toEqual([
      { influencer_id: String(influencer.id), result: true },
    ]);
    expect(await messagesOf(influencer, brand)).toMatchObject([
      {
        campaign_id: campaign.id,
        description: expect.stringMatching(
          new RegExp(
            `^We love your brew\\.\\n\\nYou are invited to apply: .*\\nhttp.*/campaign-details/${campaign.id}$`,
          ),
        ),
      },
    ]);
    const notices = (await stage.call(influencer, `GET /user/get_user_notifications/${influencer.id}`)).body.data;
    expect(notices).toContainEqual(expect.objectContaining({ link: `/campaign-details/${campaign.id}` }));
    expect(await outcomesOf(invite(brand, campaign, [influencer.id]))).toMatchObject([
      { result: false, code: 'CONFLICT', reason: 'You’ve already invited them to this campaign.' },
    ]);
    expect(await messagesOf(influencer, brand)).toHaveLength(1);
  });

  it('report each person separately, without revealing blocks and unclaimed profiles', async () => {
    const { db } = stage.app.context;
    const brand = await stage.newBrand();
    const campaign = await stage.post(brand);
    const [free, applied, blocker] = [
      await stage.newInfluencer(),
      await stage.newInfluencer(),
      await stage.newInfluencer(),
    ];
    await stage.apply(applied, campaign);
    await db.insertInto('block').values({ blocker_id: blocker.id, blocked_id: brand.id }).execute();
    const unclaimed = await db
      .insertInto('influencer_profile')
      .values({ display_name: 'Nobody yet', username: 'nobody-yet' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ids = [applied.id, blocker.id, unclaimed.id, brand.id, free.id];
    const refused = { result: false, code: 'NOT_FOUND', reason: 'You can’t invite this person.' };
    expect(await outcomesOf(invite(brand, campaign, ids))).toMatchObject([
      { result: false, code: 'ALREADY_APPLIED' },
      refused,
      refused,
      refused,
      { influencer_id: String(free.id), result: true },
    ]);
  });

  it('name each person, and put the words of the sender into the notification', async () => {
    const brand = await stage.newBrand();
    const [one, other] = [await newNamed('Neethu Thomas'), await newNamed('श्रीमती देवी')];
    const campaign = await stage.post(brand);
    const words = '{name}, we love $& your leaf. Will you cook, {name}?';
    expect(await outcomesOf(invite(brand, campaign, [one.id, other.id, one.id], words))).toMatchObject([
      { influencer_id: String(one.id), result: true },
      { influencer_id: String(other.id), result: true },
    ]);
    const [first] = await messagesOf(one, brand);
    expect(first?.description).toMatch(/^Neethu, we love \$& your leaf\. Will you cook, Neethu\?\n/);
    const [second] = await messagesOf(other, brand);
    expect(second?.description).toMatch(/^श्रीमती, we love/);
    expect((await noticesOf(stage.app, one)).map(({ description }) => description)).toContain(
      '“Neethu, we love $& your leaf. Will you cook, Neethu?”',
    );
  });

  it('take at most 600 characters of words', async () => {
    const [brand, influencer] = [await stage.newBrand(), await stage.newInfluencer()];
    const campaign = await stage.post(brand);
    expect((await invite(brand, campaign, [influencer.id], 'x'.repeat(601))).body).toMatchObject({
      fields: { message: expect.any(String) },
    });
    expect(await outcomesOf(invite(brand, campaign, [influencer.id], 'x'.repeat(600)))).toMatchObject([
      { result: true },
    ]);
  });

  it('are for the creator of an open campaign only, fifty at a time', async () => {
    const [brand, influencer] = [await stage.newBrand(), await stage.newInfluencer()];
    const campaign = await stage.post(brand);
    expect((await invite(stage.brand, campaign, [influencer.id])).status).toBe(404);
    expect((await invite(brand, campaign, [])).status).toBe(400);
    expect(
      (
        await invite(
          brand,
          campaign,
          Array.from({ length: 51 }, (_, at) => at + 1),
        )
      ).status,
    ).toBe(400);
    await stage.call(brand, `PUT /campaign/toggleStatus/${campaign.id}`, { hold: true });
    expect((await invite(brand, campaign, [influencer.id])).status).toBe(409);
  });
});
