import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { type CampaignViewer, viewersKeptDays } from '../../../contract/campaigns/viewers.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import { startTestApp } from '../../../tests/app.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeMemberToken } from '../../../tests/makers/membership.ts';
import { noteOpened, settleViews } from './noting.service.ts';
import { forgetViewers } from './viewers.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

interface Seen {
  data: CampaignViewer[];
  shown: number;
  opened: number;
  saved: number;
  named: number;
  next_cursor: string | null;
}

async function seen(campaign: { id: string }, { who = stage.brand, query = '' } = {}): Promise<Seen> {
  await settleViews(stage.app.context);
  const { status, body } = await stage.call(who, `GET /campaign/${campaign.id}/viewers${query}`);
  expect(status).toBe(200);
  return body as unknown as Seen;
}

const namesIn = ({ data }: Seen) => data.map(({ user }) => Number(user.id));
const openAs = async (who: Player, { id }: Campaign) =>
  expect((await stage.call(who, `GET /campaign/${id}`)).status).toBe(200);
const agree = async (who: Player, granted = true) =>
  expect((await stage.call(who, 'PUT /user/consents', { kind: 'opened_campaigns', granted })).status).toBe(200);

async function newAgreeing(): Promise<Player> {
  const who = await stage.newInfluencer();
  await agree(who);
  return who;
}

async function newOpener(campaign: Campaign): Promise<Player> {
  const who = await newAgreeing();
  await openAs(who, campaign);
  return who;
}

const update = (table: 'account' | 'influencer_profile' | 'campaign', id: string | number, values: object) =>
  stage.app.context.db.updateTable(table).set(values).where('id', '=', Number(id)).execute();

const end = ({ id }: Campaign, day: string) =>
  update('campaign', id, { application_deadline: day, start_date: day, end_date: day });

describe('who saw a campaign', () => {
  it('is nobody at first', async () => {
    const none = { data: [], shown: 0, opened: 0, saved: 0, named: 0, next_cursor: null };
    expect(await seen(await stage.post(stage.brand))).toMatchObject(none);
  });

  it('counts each creator once: shown in the list or by an invitation, and opened', async () => {
    const brand = await stage.newBrand();
    const campaign = await stage.post(brand);
    const [reader, opener, invited] = [
      await stage.newInfluencer(),
      await stage.newInfluencer(),
      await stage.newInfluencer(),
    ];
    const list = `GET /campaign/all/get_user_post_campaigns?creator=${brand.id}`;
    for (const who of [reader, opener, reader]) {
      expect((await stage.call(who, list)).body.data).toMatchObject([{ id: campaign.id }]);
    }
    for (let at = 0; at < 3; at += 1) await openAs(opener, campaign);
    expect(await seen(campaign, { who: brand })).toMatchObject({ shown: 2, opened: 1, saved: 0, named: 0, data: [] });
    const asked = { influencer_ids: [String(invited.id)] };
    expect((await stage.call(brand, `POST /campaign/${campaign.id}/invitations`, asked)).status).toBe(200);
    await stage.call(reader, 'POST /user/add/UserBookmarks', { target_type: 'campaign', target_id: campaign.id });
    expect(await seen(campaign, { who: brand })).toMatchObject({ shown: 3, opened: 1, saved: 1 });
    await stage.apply(reader, campaign);
    expect(await seen(campaign, { who: brand })).toMatchObject({ shown: 3, opened: 2 });
  });

  it('counts once what two processes note at the same time', async () => {
    const campaign = await stage.post(stage.brand);
    const shared = { db: stage.app.context.db, kind: 'pglite', url: '', close: async () => {} };
    const other = await startTestApp(shared as unknown as Parameters<typeof startTestApp>[0]);
    const reader = { ...stage.influencer, role: 'influencer', impersonatorId: null } as const;
    for (const { context } of [stage.app, other]) noteOpened(context, reader, Number(campaign.id));
    await other.close();
    expect(await seen(campaign)).toMatchObject({ shown: 1, opened: 1 });
  });

  it('counts neither brands and operators nor an operator in a creator’s place', async () => {
    const campaign = await stage.post(stage.brand);
    const operator = await stage.newBrand('operator');
    for (const who of [stage.brand, await stage.newBrand(), operator]) await openAs(who, campaign);
    const creator = await newAgreeing();
    const asked = { reason: 'They wrote that it is empty' };
    const { body } = await stage.call(operator, `POST /operator/users/${creator.id}/impersonation`, asked);
    await openAs({ id: creator.id, ...(body.data as { token: string }) }, campaign);
    await settleViews(stage.app.context);
    expect(await seen(campaign)).toMatchObject({ shown: 0, opened: 0 });
  });

  it('follows no joint campaign, and none after its last day', async () => {
    const campaign = await stage.post(stage.brand);
    await end(campaign, addDays(dateInIndia(new Date()), -1));
    await openAs(stage.influencer, campaign);
    expect(await seen(campaign)).toMatchObject({ shown: 0, opened: 0 });
  });
});

describe('the names of those who opened it', () => {
  it('are of those alone who agree, from then on and until they withdraw', async () => {
    const campaign = await stage.post(stage.brand);
    const creator = await stage.newInfluencer();
    await openAs(creator, campaign);
    expect(await seen(campaign)).toMatchObject({ opened: 1, named: 0, data: [] });
    await agree(creator);
    const { fullname } = (await stage.call(creator, `GET /user/${creator.id}`)).body.data as { fullname: string };
    const opened = { user: { id: String(creator.id), fullname }, opened_at: expect.any(String), saved_at: null };
    expect(await seen(campaign)).toMatchObject({ opened: 1, named: 1, data: [opened] });
    await stage.call(creator, 'POST /user/add/UserBookmarks', { target_type: 'campaign', target_id: campaign.id });
    expect(await seen(campaign)).toMatchObject({ saved: 1, data: [{ saved_at: expect.any(String) }] });
    await agree(creator, false);
    expect(await seen(campaign)).toMatchObject({ opened: 1, saved: 1, named: 0, data: [] });
  });

  it('are not shown of who is blocked, blocks, is suspended or hidden', async () => {
    const { db } = stage.app.context;
    const campaign = await stage.post(stage.brand);
    const people = [];
    for (let at = 0; at < 5; at += 1) people.push(await newOpener(campaign));
    const [free, blocked, blocker, suspended, hidden] = people.map(({ id }) => id);
    expect(await seen(campaign)).toMatchObject({ opened: 5, named: 5 });
    const blocks = [
      { blocker_id: stage.brand.id, blocked_id: blocked ?? 0 },
      { blocker_id: blocker ?? 0, blocked_id: stage.brand.id },
    ];
    await db.insertInto('block').values(blocks).execute();
    await update('account', suspended ?? 0, { suspended_at: new Date(), suspension_reason: 'Spam' });
    await update('influencer_profile', hidden ?? 0, { hidden_at: new Date() });
    const left = await seen(campaign);
    expect(left).toMatchObject({ opened: 5, named: 1 });
    expect(namesIn(left)).toEqual([free]);
    await db.deleteFrom('block').where('blocker_id', '=', stage.brand.id).execute();
    expect(namesIn(await seen(campaign))).toEqual([blocked, free]);
  });

  it('come latest first, page by page', async () => {
    const campaign = await stage.post(stage.brand);
    const people: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      people.unshift((await newOpener(campaign)).id);
      await settleViews(stage.app.context);
    }
    const found: number[] = [];
    for (let cursor = '', more = true; more; ) {
      const page = await seen(campaign, { query: `?limit=2${cursor}` });
      expect(page.named).toBe(5);
      found.push(...namesIn(page));
      more = page.next_cursor !== null;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(found).toEqual(people);
    expect((await stage.call(stage.brand, `GET /campaign/${campaign.id}/viewers?cursor=x`)).status).toBe(400);
  });

  it('are for the campaign’s own brand and its team', async () => {
    const campaign = await stage.post(stage.brand);
    const creator = await newOpener(campaign);
    for (const who of [creator, await stage.newBrand(), await stage.newBrand('operator')]) {
      expect((await stage.call(who, `GET /campaign/${campaign.id}/viewers`)).status).toBe(404);
    }
    await settleViews(stage.app.context);
    const account = { id: String(stage.brand.id) };
    const as = async (role: 'manager' | 'reviewer') => {
      const token = await makeMemberToken(stage.app.context, { account, roles: [role] });
      return stage.app.api(`GET /campaign/${campaign.id}/viewers`, { token });
    };
    expect((await as('manager')).body).toMatchObject({ opened: 1, data: [{ user: { id: String(creator.id) } }] });
    expect((await as('reviewer')).body).toMatchObject({ code: 'ROLE' });
  });

  it('of an account that somebody keeps depend on what its keeper agreed to', async () => {
    const campaign = await stage.post(stage.brand);
    const keeper = await stage.newBrand();
    const opened = await stage.call(keeper, 'POST /accounts', { role: 'influencer', business_name: 'Neethu cooks' });
    const { id } = opened.body.data as { id: string };
    const { token } = (await stage.call(keeper, 'POST /auth/switch', { account_id: id })).body.data as Player;
    const further = { id: Number(id), token };
    await openAs(further, campaign);
    expect(await seen(campaign)).toMatchObject({ opened: 1, named: 0 });
    await agree(further);
    expect(namesIn(await seen(campaign))).toEqual([further.id]);
  });
});

describe('what is kept', () => {
  it('is told in the export, and goes with the account while the count stays', async () => {
    const campaign = await stage.post(stage.brand);
    const creator = await newOpener(campaign);
    await settleViews(stage.app.context);
    const { db } = stage.app.context;
    const rows = () => db.selectFrom('campaign_viewer').select('campaign_id').where('influencer_id', '=', creator.id);
    expect(await rows().execute()).toHaveLength(1);
    await db.updateTable('session').set({ proven_at: new Date() }).where('account_id', '=', creator.id).execute();
    expect((await stage.call(creator, 'DELETE /user', {})).status).toBe(200);
    expect(await rows().execute()).toEqual([]);
    expect(await seen(campaign)).toMatchObject({ shown: 1, opened: 1, named: 0, data: [] });
  });

  it('is forgotten some time after the last day of the campaign, or with it', async () => {
    const { context } = stage.app;
    const today = dateInIndia(context.now());
    const [running, over, deleted] = [
      await stage.post(stage.brand),
      await stage.post(stage.brand),
      await stage.post(stage.brand),
    ];
    for (const campaign of [running, over, deleted]) await newOpener(campaign);
    await settleViews(context);
    await end(running, addDays(today, -viewersKeptDays));
    await end(over, addDays(today, -viewersKeptDays - 1));
    await stage.call(stage.brand, `DELETE /campaign/delete/${deleted.id}`);
    await forgetViewers(context);
    expect(await seen(running)).toMatchObject({ opened: 1, named: 1 });
    expect(await seen(over)).toMatchObject({ shown: 1, opened: 1, named: 0, data: [] });
    const left = await context.db.selectFrom('campaign_viewer').select('campaign_id').execute();
    expect(left.map(({ campaign_id }) => String(campaign_id))).toContain(running.id);
    expect(left.map(({ campaign_id }) => String(campaign_id))).not.toContain(deleted.id);
  });

  it('is written once by a process, however often the creator comes back', async () => {
    const { context } = stage.app;
    const campaign = await stage.post(stage.brand);
    const reader = { ...stage.influencer, role: 'influencer', impersonatorId: null } as const;
    noteOpened(context, reader, Number(campaign.id));
    await settleViews(context);
    const { db } = context;
    context.db = new Proxy(db, {
      get: () => () => {
        throw new Error('The database is asked');
      },
    });
    try {
      for (let at = 0; at < 20; at += 1) noteOpened(context, reader, Number(campaign.id));
      await settleViews(context);
    } finally {
      context.db = db;
    }
    expect(await seen(campaign)).toMatchObject({ opened: 1 });
  });

  it('is read by an index', async () => {
    const { db } = stage.app.context;
    await sql`
      insert into account (role, fullname, username) select 'influencer', 'Crowd', 'crowd' || n from generate_series(1, 2000) n`.execute(
      db,
    );
    await sql`
      insert into campaign_viewer (campaign_id, influencer_id, shown_at, opened_at)
      select c.id, a.id, now(), now() + a.id * interval '1 second' from (select id from campaign order by id limit 10) c
      cross join (select id from account where fullname = 'Crowd') a`.execute(db);
    await sql`analyze campaign_viewer`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select influencer_id, opened_at from campaign_viewer where campaign_id = 1 and opened_at is not null
      order by opened_at desc, influencer_id desc limit 100`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('campaign_viewer_opened');
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });
});
