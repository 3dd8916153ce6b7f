import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lookalike } from '../../../contract/discovery/discovery.ts';
import { loadDemoStory } from '../../../database/demo/story.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signIn } from '../../../tests/discovery/app.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  const database = await openTestDatabase();
  await loadDemoStory(database.db, { now: new Date(), passwordHash: '$argon2id$', hashTerms: () => 'hash' });
  app = await startTestApp(database);
  ({ token } = await signIn(app, 'brand', 'kottaram'));
}, 300_000);
afterAll(() => app.close());

const ask = (ids: readonly (number | string)[]) =>
  app.api(`GET /browseInfluencers/lookalikes?${new URLSearchParams(ids.map((id) => ['influencer_id', String(id)]))}`, {
    token,
  });
const sharedOf = ({ alike }: Lookalike) => alike.facts.filter(({ shared }) => shared).map(({ fact }) => fact);

describe('lookalikes', () => {
  it('share two of topic, audience, size and price, eight of ten at least, for each of twenty', async () => {
    const seeds = await app.context.db
      .selectFrom('influencer_profile')
      .select('id')
      .where('hidden_at', 'is', null)
      .orderBy((eb) => eb.fn('md5', [eb.cast('id', 'text')]))
      .limit(20)
      .execute();
    for (const { id } of seeds) {
      const { status, body } = await ask([id]);
      expect(status).toBe(200);
      const first = (body.data as Lookalike[]).slice(0, 10);
      expect(first.length).toBe(10);
      expect(first.filter((one) => sharedOf(one).length >= 2).length, String(id)).toBeGreaterThanOrEqual(8);
    }
  });

  it('are like up to five, none of them among them, and the most alike first', async () => {
    const rows = await app.context.db
      .selectFrom('influencer_profile')
      .select('id')
      .where('hidden_at', 'is', null)
      .orderBy('id')
      .limit(6)
      .execute();
    const ids = rows.map(({ id }) => id);
    const { body } = await ask(ids.slice(0, 5));
    const found = body.data as Lookalike[];
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ id }) => ids.slice(0, 5).includes(Number(id)))).toEqual([]);
    const shared = found.map((one) => sharedOf(one).length);
    expect(shared).toEqual(shared.toSorted((a, b) => b - a));
    expect((await ask(ids)).status).toBe(400);
    expect((await ask(['nobody'])).body).toMatchObject({ fields: { 'influencer_id.0': expect.any(String) } });
    expect((await ask([987_654_321])).status).toBe(404);
  });

  it.each([[[]], [['0']], [['x']], [['999999999']]])('are of influencers who are there, not %j', async (ids) => {
    expect([400, 404]).toContain((await ask(ids)).status);
  });
});
