import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { jointBody } from '../../../tests/campaigns/campaign-body.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const idsIn = async (who: Player, path: string) =>
  ((await stage.call(who, `GET ${path}`)).body.data as Campaign[]).map(({ id }) => id);
const feedOf = (who: Player) => idsIn(who, '/campaign/all/get_user_post_campaigns?limit=100');
const statusOf = async (who: Player, { id }: { id: string }) => (await stage.call(who, `GET /campaign/${id}`)).status;
const keep = (who: Player, { id }: { id: string }) =>
  stage.call(who, 'POST /user/add/UserBookmarks', { target_type: 'campaign', target_id: id });
const share = async ({ id }: { id: string }) =>
  (await fetch(`${stage.app.url}/share/campaign/${id}.png`)).arrayBuffer();

describe('a campaign by link only', () => {
  it('is in no list or search of others, and open to whoever has its address', async () => {
    const open = await stage.post(stage.brand);
    const campaign = await stage.post(stage.brand, { visibility: 'link', title: 'Quiet tasting in Mattancherry' });
    const feed = await feedOf(stage.influencer);
    expect(feed).toContain(open.id);
    expect(feed).not.toContain(campaign.id);
    expect(await idsIn(stage.influencer, '/campaign/all/get_user_post_campaigns?q=Mattancherry')).toEqual([]);
    expect(await idsIn(stage.brand, '/campaign/all/get_my_campaigns')).toContain(campaign.id);
    expect(await statusOf(stage.influencer, campaign)).toBe(200);
    expect((await stage.apply(stage.influencer, campaign)).status).toBe('applied');
    const hub = await stage.post(stage.brand, jointBody({ visibility: 'link' }));
    expect(await idsIn(stage.influencer, '/campaign/joint_campaigns?limit=100')).not.toContain(hub.id);
  });

  it('comes into the lists when it is opened to everybody, and leaves them again', async () => {
    const campaign = await stage.post(stage.brand, { visibility: 'invited' });
    const set = (visibility: string) => stage.call(stage.brand, `PUT /campaign/update/${campaign.id}`, { visibility });
    expect(await feedOf(stage.influencer)).not.toContain(campaign.id);
    expect((await set('public')).body.data).toMatchObject({ visibility: 'public' });
    expect(await feedOf(stage.influencer)).toContain(campaign.id);
    await set('link');
    expect(await feedOf(stage.influencer)).not.toContain(campaign.id);
    expect((await set('secret')).status).toBe(400);
  });
});

describe('a campaign by invitation only', () => {
  it('does not exist for those who are not invited', async () => {
    const campaign = await stage.post(stage.brand, { visibility: 'invited' });
    const stranger = await stage.newInfluencer();
    expect(await statusOf(stranger, campaign)).toBe(404);
    const applied = { campaign_id: campaign.id, message: 'Let me in.', quote: 9_000 };
    expect((await stage.call(stranger, 'POST /campaign/apply_campaign', applied)).status).toBe(404);
    expect((await keep(stranger, campaign)).status).toBe(404);
    expect((await stage.call(stranger, `GET /campaign/${campaign.id}/files`)).status).toBe(404);
    expect(await share(campaign)).toEqual(await share({ id: '999999999' }));
    expect(await statusOf(await stage.newBrand('operator'), campaign)).toBe(200);
  });

  it('is there for those who are, and stays so for those who applied', async () => {
    const campaign = await stage.post(stage.brand, { visibility: 'invited' });
    const invited = await stage.newInfluencer();
    await stage.call(stage.brand, `POST /campaign/${campaign.id}/invitations`, {
      influencer_ids: [String(invited.id)],
    });
    expect(await statusOf(invited, campaign)).toBe(200);
    expect((await keep(invited, campaign)).status).toBe(200);
    expect(await feedOf(invited)).not.toContain(campaign.id);
    const { id } = await stage.apply(invited, campaign);
    await stage.move(invited, id, 'withdrawn');
    expect(await statusOf(invited, campaign)).toBe(200);
    expect(await idsIn(invited, '/campaign/all/get_my_campaigns')).toContain(campaign.id);
  });

  it('loses those who only kept it when it closes to others', async () => {
    const campaign = await stage.post(stage.brand);
    const keeper = await stage.newInfluencer();
    await keep(keeper, campaign);
    await stage.call(stage.brand, `PUT /campaign/update/${campaign.id}`, { visibility: 'invited' });
    const { body } = await stage.call(keeper, 'GET /user/get/userBookmarks?type=campaign');
    expect(body.data).toEqual([]);
  });
});
