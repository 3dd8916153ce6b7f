import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeApplication } from '../../../tests/makers/application.ts';
import { dayFromNow, makeCampaign } from '../../../tests/makers/campaign.ts';
import { declineStale, remindCreators } from './ending.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

it('declines applications unanswered for seven days after the last day, as the system, once', async () => {
  const { context } = stage.app;
  const base = { creator_id: stage.brand.id, start_date: dayFromNow(-30) };
  const late = await makeCampaign(context.db, { ...base, application_deadline: dayFromNow(-8) });
  const lastDay = await makeCampaign(context.db, { ...base, application_deadline: dayFromNow(-7) });
  const stale = await makeApplication(context.db, { campaign_id: late.id, status: 'offered' });
  await makeApplication(context.db, { campaign_id: late.id, status: 'accepted' });
  await makeApplication(context.db, { campaign_id: lastDay.id });
  expect(await declineStale(context)).toBe(1);
  expect(await declineStale(context)).toBe(0);
  const list = await stage.call(stage.brand, `GET /campaign/apply_users/${late.id}?status=declined`);
  const [declined] = list.body.data as Application[];
  expect(declined).toMatchObject({ id: String(stale.id), status: 'declined' });
  expect(declined?.history.at(-1)).toMatchObject({ from: 'offered', to: 'declined', by: null });
  const notices = await context.db.selectFrom('notification').select(['account_id', 'title']).execute();
  expect(notices.map(({ account_id }) => account_id).toSorted()).toEqual(
    [stage.brand.id, stale.influencer_id].toSorted(),
  );
});

it('notifies the creator once of their number, and each applicant that nobody answered', async () => {
  const { context } = stage.app;
  const brand = await stage.newBrand();
  const campaign = await makeCampaign(context.db, {
    creator_id: brand.id,
    start_date: dayFromNow(-30),
    application_deadline: dayFromNow(-9),
  });
  const waiting = [1, 2, 3].map(() => makeApplication(context.db, { campaign_id: campaign.id, status: 'applied' }));
  const applications = await Promise.all(waiting);
  expect(await declineStale(context)).toBe(3);
  const notices = await context.db
    .selectFrom('notification')
    .select(['account_id', 'title', 'link'])
    .where('account_id', 'in', [brand.id, ...applications.map((one) => one.influencer_id)])
    .execute();
  expect(notices.filter(({ account_id }) => account_id === brand.id)).toMatchObject([
    {
      title: `3 applications closed: ${campaign.title}`,
      link: `/campaign-details/${campaign.id}?tab=applied`,
    },
  ]);
  const others = notices.filter(({ account_id }) => account_id !== brand.id);
  expect(others.map(({ title }) => title)).toEqual(applications.map(() => `Application closed: ${campaign.title}`));
});

it('reminds the creator two days before, once per last day', async () => {
  const { context } = stage.app;
  const brand = await stage.newBrand();
  const make = (days: number) =>
    makeCampaign(context.db, {
      creator_id: brand.id,
      start_date: dayFromNow(-30),
      application_deadline: dayFromNow(days),
    });
  const [soon, later] = [await make(-5), await make(-4)];
  for (const campaign of [soon, later]) {
    for (const status of ['applied', 'shortlisted', 'offered', 'declined'] as const) {
      await makeApplication(context.db, { campaign_id: campaign.id, status });
    }
  }
  expect(await remindCreators(context)).toBeGreaterThan(0);
  expect(await remindCreators(context)).toBe(0);
  const query = context.db.selectFrom('notification').select(['title', 'link']).where('account_id', '=', brand.id);
  expect(await query.execute()).toEqual([
    { title: `2 applications to answer: ${soon.title}`, link: `/campaign-details/${soon.id}?tab=applied` },
  ]);
  await context.db
    .updateTable('campaign')
    .set({ application_deadline: dayFromNow(-6) })
    .where('id', '=', soon.id)
    .execute();
  expect(await remindCreators(context)).toBe(1);
});
