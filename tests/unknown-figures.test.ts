/** A figure not reported by the provider is unknown wherever it is shown or compared, never 0. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Match } from '../contract/campaigns/match.ts';
import type { InfluencerCard } from '../contract/core/influencer-card.ts';
import { discoverySorts, type Facets } from '../contract/discovery/discovery.ts';
import type { AccountMetrics } from '../contract/social/social-metrics.ts';
import { countPeers } from '../server/social/social-metrics/social-metrics.service.ts';
import { startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { makeApplication } from './makers/application.ts';
import { makeCampaign } from './makers/campaign.ts';
import { makeInfluencer } from './makers/influencer.ts';
import { type Member, makeMember } from './members.ts';
import { readPdf } from './pdf.ts';
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

describe.each(['instagram', 'facebook', 'youtube'] as const)('an account on %s without figures', (platform) => {
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

  it('is in no follower class, but in the total', async () => {
    const { facets, total } = await get(`/browseInfluencers?q=silent+${platform}`);
    expect(total).toBe(1);
    expect((facets as Facets).followers.map(({ count }) => count).filter((count) => count > 0)).toEqual([]);
  });

  it('is sorted last by figures', async () => {
    const { db } = app.context;
    const none = await makeInfluencer(db, { socials: [{ followers: 0, engagement_rate: 0, platform_id: platform }] });
    for (const sort of discoverySorts.filter((one) => one === 'followers' || one === 'engagement')) {
      const ids = (await cardsOf(`sort=${sort}`)).map((card) => card.id);
      expect(ids.indexOf(String(id))).toBeGreaterThan(ids.indexOf(String(none.id)));
    }
  });

  it('has no peers, size class or growth', async () => {
    await countPeers(app.context);
    const { accounts } = (await get(`/influencers/${id}/metrics`)).data as { accounts: AccountMetrics[] };
    expect(accounts).toMatchObject([{ followers: null, size: null, peers: [], growth: [] }]);
  });
});

describe('a sum with an unknown part', () => {
  const sums = [
    { instagram: 12_000, youtube: null, said: ['12000', 'Instagram 12000 + YouTube unknown'] },
    { instagram: 12_000, youtube: 345, said: ['12345', 'Instagram 12000 + YouTube 345'] },
    { instagram: null, youtube: null, said: ['', 'Instagram unknown + YouTube unknown'] },
    { instagram: 0, youtube: null, said: ['0', 'Instagram 0 + YouTube unknown'] },
    { instagram: 12_000, youtube: undefined, said: ['12000', ''] },
    { instagram: null, youtube: undefined, said: ['', ''] },
  ];
  const make = async ({ instagram, youtube }: (typeof sums)[number]) =>
    makeInfluencer(app.context.db, {
      socials: [
        { platform_id: 'instagram', followers: instagram, engagement_rate: null },
        ...(youtube === undefined ? [] : [{ platform_id: 'youtube', followers: youtube, engagement_rate: null }]),
      ],
    });
  const file = async (path: string) =>
    fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${brand.token}` } });

  it('lists its parts in the applicants’ CSV', async () => {
    const { db } = app.context;
    const campaign = await makeCampaign(db, { creator_id: Number(brand.id), wanted_followers_min: 1 });
    const made = [];
    for (const one of sums) {
      const { id } = await make(one);
      made.push(id);
      await makeApplication(db, { campaign_id: campaign.id, influencer_id: id });
    }
    const text = await (await file(`/campaign/apply_users/${campaign.id}?format=csv&sort=newest`)).text();
    const [heads = [], ...rows] = parse(text, { bom: true }) as string[][];
    const cell = (row: string[], head: string) => row[heads.indexOf(head)];
    expect(heads).toEqual(expect.arrayContaining(['Followers', 'Total followers', 'Match', 'Not enough details']));
    const said = rows.toReversed().map((row) => [cell(row, 'Followers'), cell(row, 'Total followers')]);
    expect(said).toEqual(sums.map((one) => one.said));
    for (const row of rows) {
      if (cell(row, 'Not enough details') === 'yes') expect(Number(cell(row, 'Match'))).toBeLessThanOrEqual(80);
      else expect(cell(row, 'Not enough details')).toBe('');
    }
  });

  it.each(sums)('lists its parts in PDFs: $said', async (one) => {
    const { id } = await make(one);
    const { text } = await readPdf(await (await file(`/influencers/${id}/metrics?format=pdf`)).bytes());
    const grouped = (followers: number | null) => (followers === null ? 'unknown' : followers.toLocaleString('en-IN'));
    if (one.youtube === undefined) {
      expect(text).not.toContain('Total followers');
      return;
    }
    expect(text).toContain('Total followers');
    expect(text).toContain(`Instagram ${grouped(one.instagram)} + YouTube ${grouped(one.youtube)}`);
    if (one.instagram === null) expect(text).toMatch(/Total followers –/);
  });

  it('is marked as a sum in match reasons', async () => {
    const [whole, part] = [await make(sums[1]!), await make(sums[4]!)];
    const { body } = await app.api(
      `GET /campaign/all/match_influencers?influencer_id=${whole.id}&influencer_id=${part.id}`,
      { token: brand.token },
    );
    const matches = body.data as { influencer_id: string; match: Match }[];
    const saidOf = (id: number) => matches.find((one) => one.influencer_id === String(id))?.match.reasons;
    expect(saidOf(whole.id)).toContain('12.3K followers on 2 accounts, as wanted');
    expect(saidOf(part.id)).toContain('12K followers, as wanted');
  });
});

it('no page shows a follower sum without its parts, or a match without its "few facts" note', () => {
  const pages = globSync('web/**/*.tsx').map((name) => ({ name, text: readFileSync(name, 'utf8') }));
  const bare = pages.filter(
    ({ text }) =>
      /\b(?:card|user|details|profile)\.followers\b/u.test(text) && !/FollowerCount|partsInWords/u.test(text),
  );
  expect(bare.map(({ name }) => name)).toEqual([]);
  const scores = pages.filter(({ text }) => /\bmatch\??\.score\b/u.test(text));
  expect(scores.map(({ name }) => name)).toEqual([]);
});

it('sums known figures, and treats people without accounts as unknown', async () => {
  const { db } = app.context;
  const hidden = { platform_id: 'youtube', followers: null };
  const mixed = await makeInfluencer(db, { socials: [{ followers: 12_000 }, hidden] });
  const bare = await makeInfluencer(db, { socials: [] });
  const { data } = await get(`/browseinfluencers/influencerDetails/${mixed.id}`);
  expect(data).toMatchObject({ followers: 12_000 });
  expect((await get(`/browseinfluencers/influencerDetails/${bare.id}`)).data).toMatchObject({ followers: 0 });
});

it('keeps a hidden subscriber count unknown after a sync', async () => {
  const member = await makeMember(app, 'influencer');
  const hidden = (await connect(app, member, 'youtube', { account: 'UCsandboxQuietStudio0002' })).body.data as Account;
  expect(hidden).toMatchObject({ followers: null, connection: { followers_hidden: true } });
  const own = await app.api(`GET /browseinfluencers/influencerDetails/${member.id}`, { token: member.token });
  expect(own.body.data).toMatchObject({ followers: null, verified: true });
});
