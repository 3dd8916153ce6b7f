import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DashboardEvent } from '../../../contract/insights/dashboard.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import { openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const today = () => dateInIndia(stage.app.context.now());
async function eventsOf(who: Player): Promise<DashboardEvent[]> {
  const { body } = await stage.call(who, 'GET /dashboard');
  return (body.data as unknown as { events: DashboardEvent[] }).events;
}

it('announces the end of pledging to the owner, and to people who bookmarked the campaign and have not pledged yet', async () => {
  const joint = await openJoint(stage, { application_deadline: addDays(today(), 2), start_date: addDays(today(), 5) });
  const pledger = await stage.newBrand('partner');
  const id = joint.campaign.id;
  await stage.call(pledger, 'POST /user/add/UserBookmarks', { target_type: 'campaign', target_id: id });
  const tellsOf = async (who: Player) =>
    (await eventsOf(who)).flatMap(({ kind, campaign }) => (campaign.id === id ? kind : []));
  expect(await tellsOf(stage.brand)).toEqual(['close_pledges', 'lock']);
  expect(await tellsOf(pledger)).toEqual(['pledge_by']);
  await joint.promise(pledger, 10_000);
  expect(await tellsOf(pledger)).toEqual(['lock']);
});
