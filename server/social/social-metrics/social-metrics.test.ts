import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoreSignals } from '../../../contract/social/authenticity.rules.ts';
import type { InfluencerMetrics } from '../../../contract/social/social-metrics.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeToken } from '../../../tests/makers/account.ts';
import { makeApplication } from '../../../tests/makers/application.ts';
import { makeBrand } from '../../../tests/makers/brand.ts';
import { makeCampaign } from '../../../tests/makers/campaign.ts';
import { makeInfluencer, makeSocialAccount } from '../../../tests/makers/influencer.ts';
import { makeSocialHistory } from '../../../tests/makers/social-history.ts';
import { readPdf } from '../../../tests/pdf.ts';
import { unlockingIn } from '../../../tests/unlocking.ts';
import { measureAccounts } from './measure.service.ts';
import { countPeers } from './social-metrics.service.ts';

let app: TestApp;
let creator: Awaited<ReturnType<typeof makeInfluencer>>;
let accountId: number;
let stranger: string;

beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  const { db } = app.context;
  creator = await makeInfluencer(db);
  ({ id: accountId } = await db
    .selectFrom('social_account')
    .select('id')
    .where('influencer_id', '=', creator.id)
    .executeTakeFirstOrThrow());
  for (let at = 0; at < 24; at++) {
    await makeInfluencer(db, { socials: [{ engagement_rate: 2 + at / 10, followers: 11_000 + at * 100 }] });
  }
  await makeSocialHistory(db, { id: accountId, followers: 12_000 });
  await countPeers(app.context);
  await measureAccounts(app.context, [accountId]);
  await countPeers(app.context);
  stranger = await makeToken(app.context, await makeBrand(db));
});
afterAll(() => app.close());

async function read(token?: string, id = creator.id): Promise<{ status: number; data: InfluencerMetrics }> {
  const { status, body } = await app.api(`GET /influencers/${id}/metrics`, token ? { token } : {});
  return { status, data: body.data as InfluencerMetrics };
}

const citiesFor = async (token: string) => {
  const { data } = await read(token);
  return { locked: data.locked, cities: data.accounts[0]?.audience?.city, has: data.accounts[0]?.audience?.has_cities };
};
const open = { locked: false, cities: [{ name: 'Kochi, Kerala', percent: 41.5 }], has: true };

describe('cities of an audience', () => {
  it('are hidden from visitors, who see nothing, and from strangers, who see the rest', async () => {
    expect((await read()).status).toBe(401);
    expect(await citiesFor(stranger)).toEqual({ locked: true, cities: null, has: true });
    const { data } = await read(stranger);
    expect(data.accounts[0]?.audience).toMatchObject({
      age: [{ name: '18-24', percent: 60 }],
      gender: [{ name: 'female', percent: 70 }],
      country: null,
    });
    expect(JSON.stringify(data)).not.toContain('Kochi');
  });

  it('are visible to the creator, to those who unlocked them, and to the other party of an agreement', async () => {
    const { db } = app.context;
    expect(await citiesFor(await makeToken(app.context, creator))).toEqual(open);
    const { makeReader, unlock } = unlockingIn(app);
    const reader = await makeReader();
    await unlock(reader, creator.id);
    expect(await citiesFor(reader.token)).toEqual(open);
    const brand = await makeBrand(db);
    const campaign = await makeCampaign(db, { creator_id: brand.id });
    const token = await makeToken(app.context, brand);
    await makeApplication(db, { campaign_id: campaign.id, influencer_id: creator.id, status: 'applied' });
    expect(await citiesFor(token)).toMatchObject({ locked: true, cities: null });
    await db.updateTable('application').set({ status: 'accepted' }).where('campaign_id', '=', campaign.id).execute();
    expect(await citiesFor(token)).toEqual(open);
  });

  it('are hidden from blocked people, who do not find the profile', async () => {
    const brand = await makeBrand(app.context.db);
    const block = { blocker_id: creator.id, blocked_id: brand.id };
    await app.context.db.insertInto('block').values(block).execute();
    expect((await read(await makeToken(app.context, brand))).status).toBe(404);
    expect((await read(stranger, 999_999_999)).status).toBe(404);
  });
});

describe('derived figures', () => {
  it('can be recomputed from what is shown, and are what the profile shows', async () => {
    const { data } = await read(stranger);
    const derived = data.accounts[0]?.derived;
    const { score, reasons, missing } = derived?.authenticity ?? {};
    expect(data.judged_account).toBe(String(accountId));
    expect(missing).toEqual([]);
    expect(reasons).toHaveLength(5);
    expect(reasons?.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(scoreSignals(reasons?.map(({ figures }) => figures) ?? [])).toEqual({ score, reasons });
    const page = await app.api(`GET /browseinfluencers/influencerDetails/${creator.id}`, { token: stranger });
    expect(page.body.data).toMatchObject({ authenticity: score });
  });

  it('come with their readings and posts, and with peers of the same size', async () => {
    const account = (await read(stranger)).data.accounts[0];
    expect(account?.growth).toHaveLength(100);
    expect(account?.growth.at(-1)?.followers).toBe(12_000);
    expect(account?.media).toHaveLength(30);
    expect(account?.media[0]).toMatchObject({ kind: 'reel', shares: null });
    expect(account?.size).toBe('10K–20K');
    expect(account?.peers).toEqual([
      expect.objectContaining({ measure: 'engagement', peers: 25, category: { id: 'food', name: 'Food & Cooking' } }),
    ]);
  });

  it('do not exist for a self-reported account', async () => {
    const other = await makeInfluencer(app.context.db, { socials: [{ source: 'self_reported' }] });
    const { data } = await read(stranger, other.id);
    expect(data).toMatchObject({
      judged_account: null,
      accounts: [{ source: 'self_reported', derived: null, peers: [], growth: [], media: [], audience: null }],
    });
  });

  it('disappear from the profile with their account', async () => {
    const { db } = app.context;
    const person = await makeInfluencer(db, { socials: [] });
    const [large, small] = [
      await makeSocialAccount(db, person.id, { followers: 15_000 }),
      await makeSocialAccount(db, person.id, { followers: 9_000, platform_id: 'facebook' }),
    ];
    for (const { id, followers } of [large, small]) await makeSocialHistory(db, { id, followers: followers ?? 0 });
    await measureAccounts(app.context, [small.id]);
    const scoreOf = async () =>
      (await db.selectFrom('influencer_profile').select('authenticity').where('id', '=', person.id).executeTakeFirst())
        ?.authenticity;
    const ofSmall = await scoreOf();
    expect(ofSmall).toBeGreaterThan(50);
    await db.updateTable('social_account').set({ followers: 400_000 }).where('id', '=', large.id).execute();
    await measureAccounts(app.context, [large.id]);
    expect((await read(stranger, person.id)).data.judged_account).toBe(String(large.id));
    await db.deleteFrom('social_account').where('id', '=', large.id).execute();
    expect(await scoreOf()).toBe(ofSmall);
    await db.deleteFrom('social_account').where('id', '=', small.id).execute();
    expect(await scoreOf()).toBeNull();
  });
});

it('are printed in a media kit, with cities and contact only where visible', async () => {
  const kitFor = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${app.url}/api/influencers/${creator.id}/metrics?format=pdf`, { headers });
    expect(reply.headers.get('content-disposition')).toContain(`media-kit-${creator.username}.pdf`);
    return (await readPdf(await reply.bytes())).text;
  };
  const [locked, own] = [await kitFor(stranger), await kitFor(await makeToken(app.context, creator))];
  for (const text of [locked, own]) {
    expect(text).toContain(creator.fullname);
    expect(text).toContain('Authenticity');
    expect(text).toContain('Connected');
    expect(text).toContain('₹15,000.00');
  }
  expect(own).toContain('Kochi, Kerala 41.5%');
  expect(own).toContain(creator.email);
  expect(locked).not.toContain('41.5');
  expect(locked).not.toContain(creator.email);
});

it('are never compared with fewer than twenty', async () => {
  const { db } = app.context;
  const rows = await db.selectFrom('social_peers').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const { count, percentiles } of rows) {
    expect(count).toBeGreaterThanOrEqual(20);
    expect(percentiles).toHaveLength(101);
    expect(percentiles).toEqual(percentiles.toSorted((a, b) => a - b));
  }
});
