import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Clash } from '../../../contract/work/exclusivity.ts';
import type { OfferThread } from '../../../contract/work/offers.ts';
import { type Deal, strikeDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const inDays = (days: number) => addDays(dateInIndia(stage.app.context.now()), days);

/** A topic of the lookups: id and name. */
async function topic(): Promise<{ id: string; name: string }> {
  const { data } = (await stage.call(stage.brand, 'GET /categories')).body;
  return (data as { id: string; name: string }[])[0] ?? { id: '', name: '' };
}

interface Second {
  owner: Player;
  path: string;
  clashes(who: Player, query?: string): Promise<Clash[]>;
  /** Offer of the owner with this exclusivity, and its clashes for each side. */
  offer(exclusivity: object | null): Promise<{ owner: Clash[]; influencer: Clash[] }>;
}

/** Another brand's campaign of the same topic, to which the influencer of an agreement applies. */
async function applyElsewhere({ influencer }: Deal, categories: string[]): Promise<Second> {
  const owner = await stage.newBrand();
  const campaign = await stage.post(owner, { content: [{ type: 'reel', quantity: 1 }], categories });
  const { id } = await stage.apply(influencer, campaign, 18_000);
  const path = `/campaign/applications/${id}`;
  const read = async (who: Player) => {
    const { data } = (await stage.call(who, `GET ${path}/offers`)).body as unknown as OfferThread;
    return data.at(-1)?.clashes ?? [];
  };
  return {
    owner,
    path,
    clashes: async (who, query = '') => (await stage.call(who, `GET ${path}/clashes${query}`)).body.data as Clash[],
    async offer(exclusivity) {
      const made = await stage.call(owner, `POST ${path}/offers`, { amount: 18_000, confirm: true, exclusivity });
      expect(made.status).toBe(201);
      return { owner: await read(owner), influencer: await read(influencer) };
    },
  };
}

describe('an exclusivity', () => {
  it('begins on its first day, which is not in the past', async () => {
    const deal = await strikeDeal(stage, {}, 18_000, undefined, {
      exclusivity: { from: inDays(3), days: 30, category: 'Coffee' },
    });
    const { terms } = await deal.status();
    expect(terms?.exclusivity).toEqual({ from: inDays(3), days: 30, category: 'Coffee', brands: [] });
    const campaign = await stage.post(stage.brand);
    const { id } = await stage.apply(await stage.newInfluencer(), campaign, 18_000);
    const past = { amount: 18_000, confirm: true, exclusivity: { from: inDays(-1), days: 30 } };
    expect(await stage.call(stage.brand, `POST /campaign/applications/${id}/offers`, past)).toMatchObject({
      status: 400,
      body: { fields: { exclusivity: expect.any(String) } },
    });
  });

  it('that a campaign falls under is told to both sides, and who it is to the influencer alone', async () => {
    const { id, name } = await topic();
    const exclusivity = { from: inDays(0), days: 20, category: name };
    const deal = await strikeDeal(stage, {}, 18_000, undefined, { exclusivity });
    const second = await applyElsewhere(deal, [id]);
    const told = { kind: 'exclusivity', category: name, until: inDays(19), days: 20 };
    const { owner, influencer } = await second.offer(null);
    expect(owner).toEqual([{ ...told, campaign: null }]);
    expect(influencer).toEqual([{ ...told, campaign: { id: deal.campaign.id, title: deal.campaign.title } }]);
    const path = `GET ${second.path}/offers`;
    const text = JSON.stringify((await stage.call(second.owner, path)).body);
    expect(text).not.toContain(deal.campaign.title);
    // It warns, and blocks nothing.
    expect((await stage.move(deal.influencer, second.path.split('/')[3] ?? '', 'accepted')).status).toBe(200);
  });

  it('clashes with running work of its category, and with a named brand for the influencer alone', async () => {
    const { id, name } = await topic();
    const deal = await strikeDeal(stage, { categories: [id] });
    const second = await applyElsewhere(deal, []);
    const until = deal.campaign.end_date ?? '';
    const own = { id: deal.campaign.id, title: deal.campaign.title };
    const asked = `?days=10&from=${inDays(1)}&category=${encodeURIComponent(name.toUpperCase())}`;
    const told = { kind: 'work', category: name.toUpperCase(), until, days: 10 };
    expect(await second.clashes(second.owner, asked)).toEqual([{ ...told, campaign: null }]);
    expect(await second.clashes(deal.influencer, asked)).toEqual([{ ...told, campaign: own }]);
    const { terms } = await deal.status();
    const brand = `?days=10&brands=${encodeURIComponent(terms?.creator.name ?? '')}`;
    expect(await second.clashes(second.owner, brand)).toEqual([]);
    expect(await second.clashes(deal.influencer, brand)).toMatchObject([
      { kind: 'work', category: null, campaign: own },
    ]);
    expect(await second.clashes(second.owner, `?days=10&from=${addDays(until, 1)}&category=${name}`)).toEqual([]);
    expect(await second.clashes(second.owner)).toEqual([]);
    await deal.callOff(stage.brand);
    expect(await second.clashes(second.owner, asked)).toEqual([]);
  });

  it('clashes with nothing of the same owner, and is not there for anybody else', async () => {
    const { id, name } = await topic();
    const deal = await strikeDeal(stage, { categories: [id] }, 18_000, undefined, {
      exclusivity: { days: 30, category: name },
    });
    const campaign = await stage.post(stage.brand, { categories: [id] });
    const { id: again } = await stage.apply(deal.influencer, campaign, 18_000);
    const path = `GET /campaign/applications/${again}/clashes?days=30&category=${encodeURIComponent(name)}`;
    expect((await stage.call(stage.brand, path)).body.data).toEqual([]);
    expect((await stage.call(await stage.newBrand(), path)).status).toBe(404);
  });
});
