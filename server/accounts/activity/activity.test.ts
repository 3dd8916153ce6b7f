import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Activity } from '../../../contract/accounts/activity.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeCampaign } from '../../../tests/makers/campaign.ts';
import { makeMemberToken, personOf } from '../../../tests/makers/membership.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { dropOldActivity } from './activity.service.ts';

let app: TestApp;
let account: Member;
let owner: number;
let manager: string;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'fatal' });
  account = await makeMember(app, 'brand');
  owner = await personOf(app.context.db, Number(account.id));
  manager = await makeMemberToken(app.context, { account, roles: ['manager'] });
});
afterAll(() => app.close());

const list = async (query = '') => {
  const { body } = await app.api(`GET /activity${query}`, { token: account.token });
  return body.data as Activity[];
};
const acts = async (query = '') => (await list(query)).map(({ act }) => act);

it('records who did what, once for a repeated request, and nothing that was refused', async () => {
  const campaign = await makeCampaign(app.context.db, { creator_id: Number(account.id), title: 'Sadya at home' });
  const hold = (token: string) => app.api(`PUT /campaign/toggleStatus/${campaign.id}`, { token, body: { hold: true } });
  expect((await hold(manager)).status).toBe(200);
  const [first] = await list();
  expect(first).toMatchObject({
    act: 'holdCampaign',
    kind: 'work',
    target: { type: 'campaign', id: String(campaign.id) },
    campaign: { id: String(campaign.id), title: 'Sadya at home' },
  });
  expect(first?.by?.id).not.toBe(String(owner));
  expect(first?.by?.fullname).toBeTruthy();
  const invite = () =>
    app.api('POST /members/invitations', {
      token: account.token,
      headers: { 'idempotency-key': 'once' },
      body: { email: 'new@team.example.com', roles: ['viewer'] },
    });
  expect([(await invite()).status, (await invite()).status]).toEqual([201, 201]);
  await app.api('DELETE /members/invitations/999999', { token: account.token });
  await app.api('PUT /dashboard/checklist', { token: account.token, body: { dismissed: true } });
  expect(await acts()).toEqual(['inviteMember', 'holdCampaign']);
  const stored = await sql<{ row: string }>`select a::text as row from activity a`.execute(app.context.db);
  expect(JSON.stringify(stored.rows)).not.toContain('team.example.com');
});

it('is filtered by person, kind and day, page by page', async () => {
  expect(await acts(`?person=${owner}`)).toEqual(['inviteMember']);
  expect(await acts('?kind=work')).toEqual(['holdCampaign']);
  expect(await acts('?to=2020-01-01')).toEqual([]);
  expect(await acts('?from=2020-01-01')).toHaveLength(2);
  const backwards = await app.api('GET /activity?from=2020-01-02&to=2020-01-01', { token: account.token });
  expect(backwards.body).toMatchObject({ fields: { to: expect.any(String) } });
  const { body } = await app.api('GET /activity?limit=1', { token: account.token });
  expect(await acts(`?cursor=${body.next_cursor}`)).toEqual(['holdCampaign']);
  const reply = await fetch(`${app.url}/api/activity?format=csv`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(reply.headers.get('content-type')).toContain('text/csv');
  expect(await reply.text()).toMatch(/,inviteMember,.*\r\n.*,work,holdCampaign,campaign:\d+,Sadya at home/);
});

it('is read by owners and admins of the account alone', async () => {
  expect((await app.api('GET /activity', { token: manager })).body.code).toBe('ROLE');
  const stranger = await makeMember(app, 'brand');
  expect((await app.api('GET /activity', { token: stranger.token })).body.data).toEqual([]);
  expect((await app.api(`GET /activity?person=${owner}`, { token: stranger.token })).body.data).toEqual([]);
});

it('answers the caller when a line cannot be written, because the act is done', async () => {
  const { db } = app.context;
  const block = { token: account.token, body: { target_id: (await makeMember(app, 'influencer')).id } };
  await sql`alter table activity add constraint broken check (act <> 'block') not valid`.execute(db);
  expect((await app.api('POST /user/block', block)).status).toBe(200);
  await sql`alter table activity drop constraint broken`.execute(db);
  expect(await acts()).not.toContain('block');
});

it('is kept for two years', async () => {
  await sql`update activity set created_at = now() - interval '731 days' where act = 'holdCampaign'`.execute(
    app.context.db,
  );
  await dropOldActivity(app.context);
  expect(await acts()).not.toContain('holdCampaign');
});
