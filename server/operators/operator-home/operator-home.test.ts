import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Health, OperatorHome } from '../../../contract/operators/operator-home.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { claimState, diskState, gatewayOutcome, jobsState, socialState } from './health.rules.ts';

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  operator = await makeMember(app, 'operator');
});
afterAll(() => app.close());

it('counts open work and totals', async () => {
  const [brand, influencer] = [await makeMember(app, 'brand'), await makeMember(app, 'influencer')];
  await app.api('POST /user/report', { token: brand.token, body: { target_id: influencer.id, reason: 'Rude' } });
  await app.api('POST /contact-us', { body: { name: 'A', email: 'a@example.in', message: 'Hello' } });
  const before = new Date(Date.now() - 3_600_000);
  await app.context.db.insertInto('gateway_event').values({ id: 'ev1', event: 'x', received_at: before }).execute();
  const home = (await app.api('GET /operator/home', { token: operator.token })).body.data as OperatorHome;
  expect(home.needs).toMatchObject({ reports: 1, contact_messages: 1, webhooks_stuck: 1, payouts_stuck: 0 });
  expect(home.counts).toMatchObject({ brands: 1, influencers: 1, new_this_week: 2, held_money: 0 });
});

it('checks every part of the installation', async () => {
  const { body } = await app.api('GET /operator/health', { token: operator.token });
  const parts = Object.fromEntries((body.data as Health[]).map(({ part, state }) => [part, state]));
  expect(parts).toMatchObject({ social: 'good' });
  expect(Object.keys(parts)).toEqual(['database', 'jobs', 'search', 'social', 'gateway', 'holding', 'claim', 'disk']);
});

it('warns when fewer creators are listed than the pages advertise', async () => {
  await makeMember(app, 'influencer');
  const { body } = await app.api('GET /operator/health', { token: operator.token });
  const claim = (body.data as Health[]).find(({ part }) => part === 'claim');
  expect(claim).toMatchObject({
    state: 'warning',
    detail: expect.stringMatching(/^2\.5M\+ advertised, [1-9]\d* listed$/),
  });
});

it('groups digits as in India', async () => {
  const state = { isWarm: true, profiles: 125_000, parts: 4, ageMs: 1_200, answers: { index: 1, postgres: 0 } };
  const index = vi.spyOn(app.context.discovery, 'state').mockReturnValue(state);
  const { body } = await app.api('GET /operator/health', { token: operator.token });
  index.mockRestore();
  const search = (body.data as Health[]).find(({ part }) => part === 'search');
  expect(search?.detail).toBe('1,25,000 profiles, 1,200 ms behind');
});

it.each([
  [jobsState({ waiting: 0, failed: 0 }), 'good'],
  [jobsState({ waiting: 51, failed: 0 }), 'warning'],
  [jobsState({ waiting: 0, failed: 1 }), 'warning'],
  [jobsState({ waiting: 1_001, failed: 0 }), 'bad'],
  [socialState({ connected: 0, failing: 0 }), 'good'],
  [socialState({ connected: 10, failing: 2 }), 'warning'],
  [socialState({ connected: 10, failing: 6 }), 'bad'],
  [diskState({ free: 9e8, share: 50 }), 'bad'],
  [diskState({ free: 2e9, share: 10 }), 'warning'],
  [diskState({ free: 2e9, share: 30 }), 'good'],
  [claimState({ claim: '2.5M+', profiles: 2_014 }), 'warning'],
  [claimState({ claim: '2.5M+', profiles: 2_500_000 }), 'good'],
  [claimState({ claim: '2,000+', profiles: 2_014 }), 'good'],
  [claimState({ claim: '25 lakh +', profiles: 2_499_999 }), 'warning'],
  [claimState({ claim: 'thousands', profiles: 2_014 }), 'warning'],
  [gatewayOutcome(0), 'away'],
  [gatewayOutcome(502), 'away'],
  [gatewayOutcome(401), 'refused'],
  [gatewayOutcome(404), 'good'],
])('%s is %s', (state, expected) => expect(state).toBe(expected));
