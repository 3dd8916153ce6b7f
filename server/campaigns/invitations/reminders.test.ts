import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { noticesOf } from '../../../tests/notices/sent-notices.ts';
import { sendMessage } from '../../chat/messages/send.service.ts';
import { sendDueMails } from '../../notifications/notifications/mails.service.ts';
import { remindInvited } from './reminders.service.ts';

let stage: Stage;
const clock = () => new Date();
beforeAll(async () => {
  stage = await setStage({}, { RATE_LIMITS: 'on', CAMPAIGN_INVITATIONS_A_DAY: '4', INVITATION_REMINDER_DAYS: '3' });
});
afterEach(() => {
  stage.app.context.now = clock;
});
afterAll(() => stage.app.close());

const after = (days: number) => {
  const time = new Date(Date.now() + days * 86_400_000);
  stage.app.context.now = () => time;
};
const invite = (who: Player, campaign: { id: string }, ids: readonly number[], more: object = {}) =>
  stage.call(who, `POST /campaign/${campaign.id}/invitations`, { influencer_ids: ids.map(String), ...more });
const remindersOf = async (who: Player) => {
  stage.app.context.now = clock;
  return (await noticesOf(stage.app, who)).filter(({ title }) => title.includes('waiting for your answer'));
};

describe('the reminder of an invitation', () => {
  it('comes once, after three days', async () => {
    const [brand, influencer] = [await stage.newBrand(), await stage.newInfluencer()];
    const campaign = await stage.post(brand, { title: 'Monsoon brew' });
    await invite(brand, campaign, [influencer.id], { message: 'Brew with us.' });
    after(2.9);
    expect(await remindInvited(stage.app.context)).toBe(0);
    after(3.1);
    expect(await remindInvited(stage.app.context)).toBe(1);
    expect(await remindInvited(stage.app.context)).toBe(0);
    expect(await remindersOf(influencer)).toMatchObject([
      {
        title: expect.stringMatching(/ is waiting for your answer: Monsoon brew$/),
        link: `/campaign-details/${campaign.id}`,
        sender_id: String(brand.id),
      },
    ]);
  });

  it('follows an e-mail with the words of the sender, when neither is read', async () => {
    const [brand, influencer] = [await stage.newBrand(), await stage.newInfluencer()];
    const campaign = await stage.post(brand);
    await invite(brand, campaign, [influencer.id], { message: 'Brew with us, {name}.' });
    after(1);
    await sendDueMails(stage.app.context);
    after(4);
    await remindInvited(stage.app.context);
    after(5);
    await sendDueMails(stage.app.context);
    const mails = stage.app.mails.filter(({ text }) => text.includes(`/campaign-details/${campaign.id}\n`));
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringMatching(/ invites you\n.*\n\n“Brew with us, /s),
      expect.stringContaining('is waiting for your answer'),
    ]);
  });

  it('does not come after an answer, a block, the end of the campaign, or when not wanted', async () => {
    const [brand, other] = [await stage.newBrand(), await stage.newBrand()];
    const campaign = await stage.post(brand);
    const paused = await stage.post(other);
    const [applied, wrote, blocker, unwanted] = await Promise.all(
      Array.from({ length: 4 }, () => stage.newInfluencer()),
    );
    if (!(applied && wrote && blocker && unwanted)) throw new Error('four people are needed');
    await invite(brand, campaign, [applied.id, wrote.id, blocker.id]);
    await invite(brand, campaign, [unwanted.id], { remind: false });
    await invite(other, paused, [unwanted.id]);
    await stage.apply(applied, campaign);
    const [senderId, receiverId] = [String(wrote.id), String(brand.id)];
    await sendMessage(stage.app.context, wrote, { senderId, receiverId, description: 'Not this month.' });
    await stage.call(blocker, 'POST /user/block', { target_id: String(brand.id), reason: 'No.' });
    await stage.call(other, `PUT /campaign/toggleStatus/${paused.id}`, { hold: true });
    after(4);
    expect(await remindInvited(stage.app.context)).toBe(0);
    for (const one of [applied, wrote, blocker, unwanted]) expect(await remindersOf(one)).toEqual([]);
  });
});

it('an account invites at most so many people a day, and is told how many it has', async () => {
  const brand = await stage.newBrand();
  const campaign = await stage.post(brand);
  const people = await Promise.all(Array.from({ length: 6 }, () => stage.newInfluencer()));
  const ids = people.map(({ id }) => id);
  const quota = async () => (await stage.call(brand, `GET /campaign/${campaign.id}/suggestions`)).body.invitations;
  expect(await quota()).toMatchObject({ sent: 0, limit: 4 });
  const [first] = ids;
  await invite(brand, campaign, [first ?? 0, 999_999_999]);
  await invite(brand, campaign, [first ?? 0]);
  expect(await quota()).toMatchObject({ sent: 1, limit: 4, reminder_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  const replies = await Promise.all([invite(brand, campaign, ids.slice(1, 4)), invite(brand, campaign, ids.slice(4))]);
  const outcomes = replies.flatMap(({ body }) => body.data as unknown as { result: boolean; code?: string }[]);
  expect(outcomes.filter(({ result }) => result)).toHaveLength(3);
  expect(outcomes.filter(({ code }) => code === 'DAY_LIMIT')).toHaveLength(2);
  after(1.1);
  expect(await quota()).toMatchObject({ sent: 0 });
});
