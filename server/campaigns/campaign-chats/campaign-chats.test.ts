import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignChat, ChatTie } from '../../../contract/campaigns/campaign-chats.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { jointBody } from '../../../tests/campaigns/campaign-body.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { connect, hangUp } from '../../../tests/chat/live-client.ts';
import { countQueries } from '../../../tests/count-queries.ts';
import { asUser } from '../../../tests/members.ts';
import { listMyCampaigns } from '../../work/my-campaigns/my-campaigns.service.ts';
import { listCampaignChats } from './campaign-chats.service.ts';

let stage: Stage;
let campaign: Campaign;
let applicants: Player[];

beforeAll(async () => {
  stage = await setStage();
  campaign = await stage.post(stage.brand);
  applicants = [stage.influencer, await stage.newInfluencer(), await stage.newInfluencer()];
  for (const who of applicants) await stage.apply(who, campaign);
});
afterEach(hangUp);
afterAll(() => stage.app.close());

const chats = async (who: Player, query = '', of = campaign) =>
  (await stage.call(who, `GET /campaign/${of.id}/chats${query}`)).body as unknown as {
    data: CampaignChat[];
    total: number;
    unread_total: number;
    next_cursor: string | null;
  };

async function say(from: Player, to: Player, text: string, about?: Campaign) {
  const client = await connect(stage.app, { ...from, id: String(from.id) });
  const more = about ? { campaign_id: about.id } : {};
  const reply = await client.say({ ...to, id: String(to.id) }, text, more);
  if (!reply.result) throw new Error(reply.reason);
  return reply.data;
}

const idsOf = (data: { id: string }[]) => data.map(({ id }) => Number(id));

describe('chats of a campaign', () => {
  it('are the creator’s with everybody who applied, latest message first, then those without messages', async () => {
    const [first, second, third] = applicants as [Player, Player, Player];
    expect(idsOf((await chats(stage.brand)).data)).toEqual([third.id, second.id, first.id]);
    expect((await say(first, stage.brand, 'When do we start?', campaign)).campaign_id).toBe(campaign.id);
    await say(stage.brand, first, 'On Monday.');
    await say(second, stage.brand, 'One');
    await say(second, stage.brand, 'Two');
    const { data, total, unread_total } = await chats(stage.brand);
    expect(idsOf(data)).toEqual([second.id, first.id, third.id]);
    expect({ total, unread_total }).toEqual({ total: 3, unread_total: 3 });
    expect(data[0]).toMatchObject({
      unread_count: 2,
      chat_info: { last_message: 'Two' },
      application: { status: 'applied', quote: 18_000 },
      pledges: [],
    });
    expect(data[2]).toMatchObject({ unread_count: 0, chat_info: null });
    expect(idsOf((await chats(stage.brand, '?unread=true')).data)).toEqual([second.id, first.id]);
  });

  it('count unread messages by the read mark, on the campaign too', async () => {
    const [, second] = applicants as [Player, Player];
    const campaignNow = async () =>
      (await stage.call(stage.brand, `GET /campaign/${campaign.id}`)).body.data as Campaign;
    expect((await campaignNow()).unread_chats).toBe(3);
    await stage.call(stage.brand, 'POST /user/get_user_messages', {
      sender_id: String(second.id),
      receiver_id: String(stage.brand.id),
      is_read: 1,
    });
    expect((await chats(stage.brand)).unread_total).toBe(1);
    expect((await campaignNow()).unread_chats).toBe(1);
    const mine = await stage.call(stage.influencer, 'GET /campaign/all/get_my_campaigns');
    expect(mine.body.data).toMatchObject([{ id: campaign.id, unread_chats: 1 }]);
  });

  it('are an applicant’s own with the creator, even after withdrawing', async () => {
    const [first, , third] = applicants as [Player, Player, Player];
    const { data, unread_total } = await chats(first);
    expect(idsOf(data)).toEqual([stage.brand.id]);
    expect(data[0]).toMatchObject({ unread_count: 1, role: { name: 'Brand' }, application: { status: 'applied' } });
    expect(unread_total).toBe(1);
    const own = (await chats(third)).data[0];
    await stage.move(third, own?.application?.id ?? '', 'withdrawn');
    expect((await chats(third)).data[0]?.application?.status).toBe('withdrawn');
  });

  it('are not found for anybody else', async () => {
    for (const who of [await stage.newInfluencer(), await stage.newBrand(), await stage.newBrand('operator')]) {
      expect((await stage.call(who, `GET /campaign/${campaign.id}/chats`)).status).toBe(404);
    }
  });

  it('include people who pledged to a joint campaign', async () => {
    const joint = await stage.post(stage.brand, jointBody());
    const partner = await stage.newBrand('partner');
    const pledge = await stage.pledge(partner, joint, { need: 0, value: 50_000 });
    const [chat] = (await chats(stage.brand, '', joint)).data;
    expect(chat).toMatchObject({
      id: String(partner.id),
      role: { name: 'Partner' },
      application: null,
      pledges: [{ id: pledge.id, need_id: joint.needs[0]?.id, value: 50_000, status: 'pledged' }],
    });
    expect(idsOf((await chats(partner, '', joint)).data)).toEqual([stage.brand.id]);
  });

  it('are paged', async () => {
    const seen: number[] = [];
    for (let cursor = ''; ; ) {
      const page = await chats(stage.brand, `?limit=1${cursor && `&cursor=${cursor}`}`);
      seen.push(...idsOf(page.data));
      if (!page.next_cursor) break;
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(idsOf((await chats(stage.brand)).data));
  });

  it('include what is open between two people, whichever is the creator, until it ends', async () => {
    const who = await stage.newInfluencer();
    const ties = async (reader: Player, other: Player) =>
      (await stage.call(reader, `GET /campaign/chats/ties/${other.id}`)).body.data as ChatTie[];
    expect(await ties(stage.brand, who)).toEqual([]);
    const { id } = await stage.apply(who, campaign, 17_000);
    const tie = {
      campaign_id: campaign.id,
      title: campaign.title,
      application: { status: 'applied', quote: 17_000 },
      pledge: null,
    };
    expect(await ties(stage.brand, who)).toEqual([{ ...tie, is_own: true }]);
    expect(await ties(who, stage.brand)).toEqual([{ ...tie, is_own: false }]);
    expect(await ties(await stage.newBrand(), who)).toEqual([]);
    const joint = await stage.post(stage.brand, jointBody());
    await stage.pledge(who, joint, { need: 0, value: 40_000 });
    expect((await ties(who, stage.brand)).map(({ title }) => title)).toEqual([joint.title, campaign.title]);
    expect((await ties(who, stage.brand))[0]).toMatchObject({
      application: null,
      pledge: { status: 'pledged', value: 40_000 },
    });
    await stage.move(who, id, 'withdrawn');
    expect((await ties(stage.brand, who)).map(({ title }) => title)).toEqual([joint.title]);
  });

  it('take as many queries for one as for many, like the list of campaigns', async () => {
    const user = asUser(stage.brand, 'brand');
    const counted = (limit: number) =>
      countQueries(stage.app.context, (context) => listCampaignChats(context, { user, id: campaign.id, limit }));
    expect(await counted(3)).toBe(await counted(1));
    const mine = (limit: number) =>
      countQueries(stage.app.context, (context) => listMyCampaigns(context, { user, limit }));
    expect(await mine(2)).toBe(await mine(1));
  });
});
