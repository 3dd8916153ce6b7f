import { describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { TrackRecord } from '../../../contract/discovery/track-record.ts';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { openClockedStage } from '../../../tests/campaigns/clocked-stage.ts';
import { type Deal, strikeDeal } from '../../../tests/campaigns/paying.ts';
import type { Player, Stage } from '../../../tests/campaigns/stage.ts';
import { endQuiet } from './arrival.service.ts';

let stage: Stage;
openClockedStage((opened) => {
  stage = opened;
});

const barter = { compensation: 'product', budget_total: null, budget_per_creator: null, product_value: 900 } as const;
const day = 86_400_000;

const arrive = (who: Player, { application }: Deal) =>
  stage.call(who, `POST /campaign/applications/${application.id}/arrival`, {});
const notices = async (who: Player) => {
  const reply = await stage.call(who, `GET /user/get_user_notifications/${who.id}`);
  return reply.body.data as Notification[];
};
const titles = async (who: Player) => (await notices(who)).map(({ title }) => title);
const ending = async (who: Player) =>
  (await notices(who)).find(({ title }) => title.startsWith('Campaign finished'))?.description;
const todos = async (who: Player) => ((await stage.call(who, 'GET /dashboard')).body.data as { todos: object[] }).todos;
const review = (who: Player, { application }: Deal) =>
  stage.call(who, `POST /campaign/applications/${application.id}/review`, { rating: 5, text: 'A joy to work with.' });

async function publish(deal: Deal): Promise<void> {
  await deal.submit();
  const [piece] = await deal.work();
  if (!piece) throw new Error('no work');
  await deal.change(stage.brand, piece.id, { status: 'approved' });
  await deal.change(deal.influencer, piece.id, { status: 'published' });
}

/** Runs the job this many days from now. */
async function endAfter(days: number): Promise<void> {
  const { context } = stage.app;
  const now = context.now;
  const at = new Date(now().getTime() + days * day);
  context.now = () => at;
  await endQuiet(context);
  context.now = now;
}

describe('work for a product', () => {
  it('ends once it is published and the product has arrived, and can be reviewed', async () => {
    const deal = await strikeDeal(stage, { ...barter, slots: 1 });
    expect((await deal.status()).quote).toBeNull();
    await publish(deal);
    const before = await deal.status();
    expect(before).toMatchObject({ status: 'approved', arrival: { confirmed_at: null } });
    expect(before.ends_at).not.toBeNull();
    expect((await titles(deal.influencer))[0]).toMatch(/^Did the product arrive\?/);
    expect((await review(stage.brand, deal)).status).toBe(409);
    const todo = { kind: 'confirm_arrival', id: deal.application.id, people: [{ id: String(stage.brand.id) }] };
    expect(await todos(deal.influencer)).toMatchObject([todo]);

    expect((await arrive(stage.brand, deal)).body.code).toBe('ROLE');
    expect((await arrive(await stage.newInfluencer(), deal)).status).toBe(404);
    const reply = await arrive(deal.influencer, deal);
    const arrived = reply.body.data as Application;
    expect(arrived).toMatchObject({
      status: 'paid',
      ends_at: null,
      can: { arrival: { reason: expect.stringMatching(/already/) } },
    });
    expect(arrived.arrival?.confirmed_at).not.toBeNull();
    expect(arrived.history.at(-1)).toMatchObject({ from: 'approved', to: 'paid', by: null });
    expect((await arrive(deal.influencer, deal)).status).toBe(409);
    expect(await todos(deal.influencer)).toEqual([]);
    expect(await ending(deal.influencer)).toBe('Everything that was agreed is done.');

    const campaign = (await stage.call(stage.brand, `GET /campaign/${deal.campaign.id}`)).body.data as Campaign;
    expect(campaign.status).toBe('completed');
    for (const who of [stage.brand, deal.influencer]) expect((await review(who, deal)).status).toBe(201);
  });

  it('may have its product confirmed first, and ends with the publication', async () => {
    const deal = await strikeDeal(stage, barter);
    expect((await arrive(deal.influencer, deal)).body.data).toMatchObject({ status: 'accepted' });
    await publish(deal);
    expect((await deal.status()).status).toBe('paid');
  });

  it('is confirmed once by a double click', async () => {
    const deal = await strikeDeal(stage, barter);
    const replies = await Promise.all([arrive(deal.influencer, deal), arrive(deal.influencer, deal)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('ends by itself after 30 days without a word, without a mark for the influencer', async () => {
    const [silent, published] = [await strikeDeal(stage, barter), await strikeDeal(stage, barter)];
    await publish(published);
    await endAfter(29);
    expect([(await silent.status()).status, (await published.status()).status]).toEqual(['accepted', 'approved']);
    const { ends_at } = await silent.status();
    await endAfter((new Date(ends_at ?? 0).getTime() - Date.now()) / day + 1);
    const ended = await silent.status();
    expect(ended).toMatchObject({ status: 'cancelled', arrival: { confirmed_at: null }, ends_at: null });
    expect(ended.history.at(-1)).toMatchObject({ by: null, note: 'Nobody confirmed that the product arrived.' });
    expect((await titles(silent.influencer))[0]).toMatch(/^Agreement ended: /);
    expect((await published.status()).status).toBe('paid');
    expect(await ending(published.influencer)).toBe('Nobody took the next step in time, so it ended automatically.');
    expect((await review(stage.brand, published)).status).toBe(409);
    const record = await stage.call(stage.brand, `GET /user/${silent.influencer.id}/track-record`);
    expect((record.body.data as TrackRecord).figures.find(({ id }) => id === 'completion_rate')?.n).toBe(0);
  });
});

describe('unpaid work with which nobody goes on', () => {
  const endOf = async (deal: Deal) => (new Date((await deal.status()).ends_at ?? 0).getTime() - Date.now()) / day;

  it('ends after the campaign’s last day when nothing is handed in', async () => {
    const deal = await strikeDeal(stage, barter);
    await arrive(deal.influencer, deal);
    await endAfter((await endOf(deal)) - 1);
    expect((await deal.status()).status).toBe('accepted');
    await endAfter((await endOf(deal)) + 1);
    const note = 'Nobody took the next step in time.';
    expect((await deal.status()).history.at(-1)).toMatchObject({ to: 'cancelled', by: null, note });
    expect((await titles(deal.influencer))[0]).toMatch(/^Agreement ended: /);
  });

  it('ends after 30 days once something was handed in, counted from the last hand-in', async () => {
    const [unlabelled, left] = [await strikeDeal(stage, barter), await strikeDeal(stage, barter)];
    await unlabelled.submit({ caption: 'My brew.' });
    await left.submit();
    const [piece] = await left.work();
    await left.change(stage.brand, piece?.id ?? '', { status: 'changes_requested', note: 'A bit longer.' });
    await endAfter(29);
    expect([(await unlabelled.status()).status, (await left.status()).status]).toEqual([
      'submitted',
      'changes_requested',
    ]);
    await endAfter(31);
    for (const deal of [unlabelled, left]) expect((await deal.status()).status).toBe('cancelled');
    const record = await stage.call(stage.brand, `GET /user/${left.influencer.id}/track-record`);
    expect((record.body.data as TrackRecord).figures.find(({ id }) => id === 'completion_rate')?.n).toBe(0);
  });
});

describe('work without a product', () => {
  it('has nothing to confirm, and ends with the publication or after 30 days', async () => {
    const commission = { ...barter, compensation: 'commission', product_value: null, commission_percent: 10 } as const;
    const deal = await strikeDeal(stage, commission);
    expect(await deal.status()).toMatchObject({ arrival: null, ends_at: expect.any(String) });
    const seen = await stage.call(deal.influencer, `GET /campaign/${deal.campaign.id}`);
    expect((seen.body.data as Campaign).my_application?.ends_at).toBe((await deal.status()).ends_at);
    expect((await arrive(deal.influencer, deal)).status).toBe(409);
    await publish(deal);
    expect((await deal.status()).status).toBe('paid');
    const paid = await strikeDeal(stage);
    expect((await paid.status()).ends_at).toBeNull();
    expect((await arrive(paid.influencer, paid)).status).toBe(409);
  });
});
