import { campaignBody } from '../../tests/campaigns/campaign-body.ts';
import { callApi } from '../../tests/sessions.ts';
import type { World } from './worlds.ts';

/** Milliseconds of each write of the main journey: a brand posts, a creator keeps the post and applies, the brand answers. */
export type Writes = Record<'post a campaign' | 'keep it' | 'apply' | 'shortlist' | 'decline' | 'pause it', number>;

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}

/** Once through the main journey, by the people of the story. */
export async function journey({ url, tokens }: World, round: number): Promise<Writes> {
  const { brand, influencer } = tokens;
  const call = (token: string, path: string, { method = 'POST', body = {} }: { method?: string; body?: object }) =>
    callApi<{ id: string }>(url, path, { token, method, body });
  const body = campaignBody({ title: `Monsoon brew, round ${round}` });
  const [post, campaign] = await timed(() => call(brand, '/campaign/add', { body }));
  const target = { target_type: 'campaign', target_id: campaign.id };
  const [keep] = await timed(() => call(influencer, '/user/add/UserBookmarks', { body: target }));
  const wish = { campaign_id: campaign.id, message: 'I brew every evening.', quote: 15_000 };
  const [apply, application] = await timed(() => call(influencer, '/campaign/apply_campaign', { body: wish }));
  const answer = (status: string) =>
    timed(() =>
      call(brand, `/campaign/update_user_applied_status/${application.id}`, { method: 'PUT', body: { status } }),
    );
  const [shortlist] = await answer('shortlisted');
  const [decline] = await answer('declined');
  const hold = { method: 'PUT', body: { hold: true } };
  const [pause] = await timed(() => call(brand, `/campaign/toggleStatus/${campaign.id}`, hold));
  return { 'post a campaign': post, 'keep it': keep, apply, shortlist, decline, 'pause it': pause };
}
