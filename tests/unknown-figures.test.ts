/** A figure that no provider told is unknown in every place that shows or compares it: never 0. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discoverySorts, type Facets } from '../contract/discovery.ts';
import type { InfluencerCard } from '../contract/influencer-card.ts';
import type { AccountMetrics } from '../contract/social-metrics.ts';
import { countPeers } from '../server/social-metrics/social-metrics.service.ts';
import { startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { makeInfluencer } from './makers/influencer.ts';
import { type Member, makeMember } from './members.ts';
import { type Account, connect } from './social/connecting.ts';

let app: TestApp;
let brand: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  brand = await makeMember(app, 'brand');
});
afterAll(() => app.close());

const get = async (path: string) => (await app.api(`GET ${path}`, { token: brand.token })).body;
const cardsOf = async (query: string) => (await get(`/browseInfluencers?limit=100&${query}`)).data as InfluencerCard[];
const has = (cards: readonly InfluencerCard[], id: number) => cards.some((card) => card.id === String(id));

describe.each(['instagram', 'facebook', 'youtube'] as const)('an account on %s that tells nothing', (platform) => {
  let id: number;
  beforeAll(async () => {
    const nothing = { platform_id: platform, followers: null, engagement_rate: null, average_views: null };
    id = (await makeInfluencer(app.context.db, { socials: [nothing], account: { fullname: `Silent ${platform}` } })).id;
  });

  it.each(['followers', 'engagement_rate', 'average_views'] as const)(
    'shows %s as unknown on card and profile',
    async (figure) => {
      const [card] = await cardsOf(`q=silent+${platform}`);
      const page = (await get(`/browseinfluencers/influencerDetails/${id}`)).data as InfluencerCard;
      for (const shown of [card, page]) {
        expect(shown?.accounts[0]?.[figure]).toBeNull();
        if (figure !== 'average_views') expect(shown?.[figure]).toBeNull();
      }
    },
  );

  it.each(['followers_min=0', 'followers_max=1000000', 'engagement_min=0', 'engagement_max=100'])(
    'lies in no range: %s',
    async (query) => expect(has(await cardsOf(query), id)).toBe(false),
  );

  it('is in no class of followers, though in the total', async () => {
    const { facets, total } = await get(`/browseInfluencers?q=silent+${platform}`);
    expect(total).toBe(1);
    expect((facets as Facets).followers.map(({ count }) => count).filter((count) => count > 0)).toEqual([]);
  });

  it('comes last where figures order', async () => {
    const { db } = app.context;
    const none = await makeInfluencer(db, { socials: [{ followers: 0, engagement_rate: 0, platform_id: platform }] });
    for (const sort of discoverySorts.filter((one) => one === 'followers' || one === 'engagement')) {
      const ids = (await cardsOf(`sort=${sort}`)).map((card) => card.id);
      expect(ids.indexOf(String(id))).toBeGreaterThan(ids.indexOf(String(none.id)));
    }
  });

  it('has no peers, no class and no growth', async () => {
    await countPeers(app.context);
    const { accounts } = (await get(`/influencers/${id}/metrics`)).data as { accounts: AccountMetrics[] };
    expect(accounts).toMatchObject([{ followers: null, size: null, peers: [], growth: [] }]);
  });
});

it('sums what is known, and knows nobody without an account to have none', async () => {
  const { db } = app.context;
  const hidden = { platform_id: 'youtube', followers: null };
  const mixed = await makeInfluencer(db, { socials: [{ followers: 12_000 }, hidden] });
  const bare = await makeInfluencer(db, { socials: [] });
  const { data } = await get(`/browseinfluencers/influencerDetails/${mixed.id}`);
  expect(data).toMatchObject({ followers: 12_000 });
  expect((await get(`/browseinfluencers/influencerDetails/${bare.id}`)).data).toMatchObject({ followers: 0 });
});

it('keeps a hidden number of subscribers unknown through the provider’s own reading', async () => {
  const member = await makeMember(app, 'influencer');
  const hidden = (await connect(app, member, 'youtube', { account: 'UCsandboxQuietStudio0002' })).body.data as Account;
  expect(hidden).toMatchObject({ followers: null, connection: { followers_hidden: true } });
  const own = await app.api(`GET /browseinfluencers/influencerDetails/${member.id}`, { token: member.token });
  expect(own.body.data).toMatchObject({ followers: null, verified: true });
});
