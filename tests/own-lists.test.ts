/** Lists that begin with what the reader has say the same as their first definition, on random small markets. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countBookmarks } from '../server/campaigns/bookmarks/bookmarks.queries.ts';
import { countMine, selectMine } from '../server/campaigns/campaigns/mine.queries.ts';
import { selectEvents } from '../server/insights/dashboard/events.queries.ts';
import { startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { makeApplication } from './makers/application.ts';
import { dayFromNow, makeCampaign } from './makers/campaign.ts';
import { makeMember } from './members.ts';

let app: TestApp;
let people: number[];
const today = dayFromNow(0);
const chances = 40;

/** The same each time. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  const { db } = app.context;
  const roll = dice(26);
  const roles = ['brand', 'brand', 'influencer', 'influencer', 'influencer'] as const;
  people = [];
  for (const role of roles) people.push(Number((await makeMember(app, role)).id));
  const [, , ...creators] = people;
  for (let at = 0; at < chances; at += 1) {
    const campaign = await makeCampaign(db, {
      creator_id: people[roll(2)] ?? 0,
      is_draft: roll(6) === 0,
      held_at: roll(6) === 0 ? new Date() : null,
      deleted_at: roll(6) === 0 ? new Date() : null,
      start_date: dayFromNow(roll(20) - 10),
      end_date: dayFromNow(10 + roll(20)),
    });
    for (const influencerId of creators) {
      if (roll(3) > 0) continue;
      const statuses = ['applied', 'accepted', 'in_progress', 'paid', 'declined', 'withdrawn'] as const;
      const values = { campaign_id: campaign.id, influencer_id: influencerId, status: statuses[roll(6)] ?? 'applied' };
      await makeApplication(db, values);
      const kept = {
        account_id: influencerId,
        ...(roll(2) ? { campaign_id: campaign.id } : { brand_id: campaign.creator_id }),
      };
      await db
        .insertInto('bookmark')
        .values(kept)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
});
afterAll(() => app.close());

const ids = async (query: ReturnType<typeof sql<{ id: number }>>) =>
  (await query.execute(app.context.db)).rows.map(({ id }) => id).toSorted((a, b) => a - b);

it('my campaigns are those I made, applied to or pledged to', async () => {
  for (const id of people) {
    const reader = { id, only: null, today };
    const found = await selectMine(app.context.db, reader, { filters: {}, after: undefined, limit: 1_000 });
    const first = await ids(sql`select c.id from campaign c where c.deleted_at is null and (c.creator_id = ${id}
      or exists (select from application a where a.campaign_id = c.id and a.influencer_id = ${id})
      or exists (select from pledge l where l.campaign_id = c.id and l.account_id = ${id}))`);
    expect(found.map((row) => row.id).toSorted((a, b) => a - b)).toEqual(first);
    expect((await countMine(app.context.db, reader, {})).total).toBe(first.length);
  }
});

it('the calendar ends the campaigns that one made or has a live part in', async () => {
  for (const id of people) {
    const days = { id, only: null, from: dayFromNow(-30), to: dayFromNow(60), limit: 1_000 };
    const ends = (await selectEvents(app.context.db, days)).filter(({ kind }) => kind === 'end');
    const first =
      await ids(sql`select c.id from campaign c where not c.is_draft and c.deleted_at is null and (c.creator_id = ${id}
      or exists (select from application a where a.campaign_id = c.id and a.influencer_id = ${id}
        and a.status in ('accepted', 'in_progress', 'submitted', 'changes_requested', 'approved'))
      or exists (select from pledge p where p.campaign_id = c.id and p.account_id = ${id} and p.status in ('accepted', 'contributed')))`);
    expect(ends.map(({ campaign_id }) => campaign_id).toSorted((a, b) => a - b)).toEqual(first);
  }
});

it('favourites are those whose target is still shown', async () => {
  for (const id of people) {
    const asked = { accountId: id, type: undefined, list: undefined, before: undefined, limit: 1_000, exceptIds: [] };
    const first = await ids(sql`select b.id from bookmark b where account_id = ${id} and (
      campaign_id in (select id from campaign where not is_draft and deleted_at is null)
      or influencer_id in (select id from influencer_profile where hidden_at is null)
      or brand_id in (select id from account where deleted_at is null))`);
    expect(await countBookmarks(app.context.db, asked)).toBe(first.length);
  }
});
