import type { Application } from '../../contract/campaigns/applications.ts';
import type { CampaignBody } from '../../contract/campaigns/campaign-fields.ts';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';
import type { Pledge } from '../../contract/campaigns/pledges.ts';
import { type ApiReply, startTestApp, type TestApp } from '../app.ts';
import { openTestDatabase } from '../database.ts';
import { makeAccount, makeToken } from '../makers/account.ts';
import { makeBrand } from '../makers/brand.ts';
import { makeInfluencer } from '../makers/influencer.ts';
import { campaignBody } from './campaign-body.ts';

export interface Player {
  id: number;
  token: string;
}

/** App with people who post and apply over HTTP. */
export interface Stage {
  app: TestApp;
  brand: Player;
  influencer: Player;
  newInfluencer(): Promise<Player>;
  newBrand(role?: 'brand' | 'partner' | 'operator'): Promise<Player>;
  call(who: Player, call: string, body?: unknown): Promise<ApiReply>;
  post(who: Player, body?: Partial<CampaignBody>): Promise<Campaign>;
  apply(who: Player, campaign: Campaign, quote?: number): Promise<Application>;
  pledge(who: Player, campaign: Campaign, pledge: { need: number; value: number }): Promise<Pledge>;
  move(who: Player, id: string, status: string, more?: object): Promise<ApiReply>;
}

export async function setStage(
  options: Parameters<typeof startTestApp>[2] = {},
  settings: Record<string, string> = {},
): Promise<Stage> {
  const app = await startTestApp(await openTestDatabase(), settings, options);
  const { db } = app.context;
  const withToken = async (account: { id: number }) => ({
    id: account.id,
    token: await makeToken(app.context, account),
  });
  const call: Stage['call'] = (who, name, body) => app.api(name, { token: who.token, ...(body ? { body } : {}) });
  const dataOf = (reply: ApiReply) => {
    if (reply.status >= 300) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body.data;
  };
  return {
    app,
    brand: await withToken(await makeBrand(db)),
    influencer: await withToken(await makeInfluencer(db)),
    newInfluencer: async () => withToken(await makeInfluencer(db)),
    newBrand: async (role = 'brand') =>
      withToken(role === 'operator' ? await makeAccount(db, { role }) : await makeBrand(db, { account: { role } })),
    call,
    post: async (who, body) => dataOf(await call(who, 'POST /campaign/add', campaignBody(body))) as Campaign,
    apply: async (who, campaign, quote = 18_000) =>
      dataOf(
        await call(who, 'POST /campaign/apply_campaign', {
          campaign_id: campaign.id,
          message: 'I roast at home.',
          quote,
        }),
      ) as Application,
    pledge: async (who, campaign, { need, value }) =>
      dataOf(
        await call(who, 'POST /campaign/apply_campaign', {
          campaign_id: campaign.id,
          message: 'We bring this.',
          pledge: { need_id: campaign.needs[need]?.id, description: 'In full', value },
        }),
      ) as Pledge,
    move: (who, id, status, more = {}) =>
      call(who, `PUT /campaign/update_user_applied_status/${id}`, { status, ...more }),
  };
}
