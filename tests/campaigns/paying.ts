import type { Application } from '../../contract/campaigns/applications.ts';
import type { CampaignBody } from '../../contract/campaigns/campaign-fields.ts';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';
import type { WalletBalance } from '../../contract/money/wallet.ts';
import type { Deliverable } from '../../contract/work/deliverables.ts';
import type { Escrow } from '../../contract/work/escrow.ts';
import type { ApiReply } from '../app.ts';
import type { PaidWith } from './pooling.ts';
import type { Player, Stage } from './stage.ts';

/** Accepted offer between the stage's brand and a new influencer, with the actions on its work and money. */
export interface Deal {
  campaign: Campaign;
  application: Application;
  influencer: Player;
  fund(headers?: Record<string, string>): Promise<ApiReply>;
  /** Sets the outcome of the open payment at the gateway; `late` delays its webhook, `amount` (paise) makes a dispute partial. */
  act(
    outcome: 'pay' | 'fail' | 'dispute' | 'dispute_won' | 'dispute_lost',
    delivery?: { late?: boolean; twice?: boolean; reversed?: boolean },
    how?: PaidWith & { amount?: number },
  ): Promise<ApiReply>;
  submit(body?: object): Promise<ApiReply>;
  change(who: Player, id: string, body: object): Promise<ApiReply>;
  /** Approves what was handed in, and has it published and confirmed: the usual payments are released. */
  complete(): Promise<void>;
  release(): Promise<ApiReply>;
  /** Cancels for a side, or proposes it where money is held. */
  cancel(who: Player): Promise<ApiReply>;
  /** Cancels for a side so that nothing is kept; the other side agrees where money is held. */
  callOff(who: Player): Promise<ApiReply>;
  dispute(who: Player): Promise<ApiReply>;
  answerDispute(who: Player, answer?: string): Promise<ApiReply>;
  work(who?: Player): Promise<Deliverable[]>;
  escrow(who?: Player): Promise<Escrow>;
  status(who?: Pick<Player, 'token'>): Promise<Application>;
}

/** Counts so much work of an influencer that an advance is paid when work starts. */
export async function trust(stage: Stage, influencer: Player): Promise<void> {
  for (const _ of [1, 2]) {
    const { id: businessId } = await stage.newBrand();
    const other = await strikeDeal(stage);
    const { context } = stage.app;
    const counted = { business_id: businessId, influencer_id: influencer.id, counted_at: context.now() };
    const work = { ...counted, application_id: Number(other.application.id), campaign_id: Number(other.campaign.id) };
    await context.db.insertInto('counted_work').values(work).execute();
  }
}

export const goodCaption = '#ad My monsoon brew, made at home on a wet evening.';

/** Makes an agreement at ₹18,000, for one reel unless the campaign differs, with the usual payments and terms or by these. */
export async function strikeDeal(
  stage: Stage,
  body: Partial<CampaignBody> = {},
  quote = 18_000,
  payments?: readonly object[],
  terms?: object,
): Promise<Deal> {
  const { brand, call } = stage;
  const campaign = await stage.post(brand, { content: [{ type: 'reel', quantity: 1 }], ...body });
  const influencer = await stage.newInfluencer();
  const application = await stage.apply(influencer, campaign, quote);
  if (payments || terms) {
    const offer = { amount: quote, payments, confirm: true, ...terms };
    const made = await call(brand, `POST /campaign/applications/${application.id}/offers`, offer);
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  } else {
    for (const status of ['shortlisted', 'offered']) await stage.move(brand, application.id, status, { confirm: true });
  }
  await stage.move(influencer, application.id, 'accepted');
  const fund: Deal['fund'] = (headers = {}) =>
    stage.app.api(`POST /campaign/${campaign.id}/fund`, {
      token: brand.token,
      headers,
      body: { application_id: application.id },
    });
  const ofApplication = (what: string) => `/campaign/applications/${application.id}/${what}`;
  const work: Deal['work'] = async (who = brand) =>
    (await call(who, `GET /campaign/${campaign.id}/deliverables`)).body.data as Deliverable[];
  const change: Deal['change'] = (who, id, body) => call(who, `PUT /campaign/deliverables/${id}`, body);
  return {
    campaign,
    application,
    influencer,
    fund,
    work,
    change,
    async complete() {
      await completeWork(
        stage,
        influencer,
        (await work()).filter(({ application_id: id }) => id === application.id),
      );
    },
    async act(outcome, delivery = {}, how = {}) {
      const { payment_id } = (await call(brand, `GET ${ofApplication('escrow')}`)).body.data as Escrow;
      return stage.app.api(`POST /sandbox/gateway/orders/${payment_id}`, { body: { outcome, delivery, ...how } });
    },
    submit: (more = {}) =>
      call(influencer, `POST /campaign/${campaign.id}/deliverables`, {
        application_id: application.id,
        url: 'https://www.instagram.com/reel/C1',
        caption: goodCaption,
        disclosure_shown: { picture: true, spoken: true },
        ...more,
      }),
    release: () => call(brand, `POST ${ofApplication('release')}`),
    cancel: (who) => stage.move(who, application.id, 'cancelled', { note: 'It cannot be.' }),
    async callOff(who) {
      const asked = await stage.move(who, application.id, 'cancelled', { note: 'It cannot be.', keep: 0 });
      if (!(asked.body.data as Application | undefined)?.cancellation) return asked;
      return stage.move(who === brand ? influencer : brand, application.id, 'cancelled');
    },
    dispute: (who) => call(who, `POST ${ofApplication('dispute')}`, { reason: 'We do not agree on the work.' }),
    answerDispute: (who, answer = 'All that was agreed is there.') =>
      call(who, `PUT ${ofApplication('dispute')}`, { answer }),
    async escrow(who = brand) {
      const { status, body } = await call(who, `GET ${ofApplication('escrow')}`);
      if (status !== 200) throw new Error(`The escrow answered ${status}: ${JSON.stringify(body)}`);
      return body.data as Escrow;
    },
    async status({ token } = brand) {
      const list = await stage.app.api(`GET /campaign/apply_users/${campaign.id}`, { token });
      return (list.body.data as Application[]).find(({ id }) => id === application.id) as Application;
    },
  };
}

/** Approves pieces of one agreement that were handed in, publishes them, and confirms it where money waits for that. */
export async function completeWork(
  { brand, call }: Stage,
  influencer: Player,
  pieces: readonly Pick<Deliverable, 'id' | 'status' | 'url'>[],
): Promise<void> {
  const change = (who: Player, id: string, body: object) => call(who, `PUT /campaign/deliverables/${id}`, body);
  for (const { id, status, url } of pieces) {
    if (status === 'submitted') await change(brand, id, { status: 'approved' });
    await change(influencer, id, {
      status: 'published',
      ...(url ? {} : { url: `https://www.instagram.com/reel/P${id}` }),
    });
    await change(brand, id, { status: 'published' });
  }
}

/** The same with the money held. */
export async function strikeFundedDeal(
  stage: Stage,
  body?: Partial<CampaignBody>,
  quote?: number,
  payments?: readonly object[],
): Promise<Deal> {
  const deal = await strikeDeal(stage, body, quote, payments);
  await deal.fund();
  await deal.act('pay');
  return deal;
}

/** Submits the work, which is approved and published: the money is released. */
export async function finishDeal(deal: Deal): Promise<void> {
  await deal.submit();
  await deal.complete();
}

/** Plan that pays everything on approval. */
export const onApproval = (amount = 18_000) => [{ label: 'On approval', amount, due: 'approved' }];

export async function balanceOf(stage: Stage, who: Player): Promise<WalletBalance> {
  return (await stage.call(who, 'GET /wallet/balance')).body.data as WalletBalance;
}
