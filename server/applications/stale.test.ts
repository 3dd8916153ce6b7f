import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Application } from '../../contract/applications.ts';
import { type Stage, setStage } from '../../tests/campaigns/stage.ts';
import { makeApplication } from '../../tests/makers/application.ts';
import { dayFromNow, makeCampaign } from '../../tests/makers/campaign.ts';
import { declineStale } from './ending.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

it('declines by the system what nobody answered in seven days after the last day, once', async () => {
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
  expect(declined?.history.at(-1)).toMatchObject({ from: 'offered', to: 'declined', by: 'system' });
  const notices = await context.db.selectFrom('notification').select(['account_id', 'title']).execute();
  expect(notices.map(({ account_id }) => account_id).toSorted()).toEqual(
    [stage.brand.id, stale.influencer_id].toSorted(),
  );
});
