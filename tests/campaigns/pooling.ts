import type { CampaignBody } from '../../contract/campaigns/campaign-fields.ts';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';
import type { Pledge } from '../../contract/campaigns/pledges.ts';
import type { JointHistoryEntry } from '../../contract/hub/joint-history.ts';
import type { PoolDetails, Spending } from '../../contract/hub/pools.ts';
import type { CampaignStatement } from '../../contract/hub/settlements.ts';
import type { PledgePayment } from '../../contract/work/escrow.ts';
import type { ApiReply } from '../app.ts';
import { jointBody } from './campaign-body.ts';
import type { Player, Stage } from './stage.ts';

type GatewayOutcome = 'pay' | 'fail' | 'dispute' | 'dispute_won' | 'dispute_lost';
export type PaidWith = { method?: 'upi' | 'card'; instrument?: string };
type Delivery = { late?: boolean; twice?: boolean; reversed?: boolean };

/** Joint campaign of the stage's brand, with the actions of its participants. */
export interface Joint {
  campaign: Campaign;
  /** Pledges to the budget of ₹1,00,000 (need 0) or the venue of ₹40,000 (need 1); accepted by default. */
  promise(who: Player, value: number, more?: { need?: number; isAccepted?: boolean }): Promise<Pledge>;
  fund(who: Player, pledge: Pledge, headers?: Record<string, string>): Promise<ApiReply>;
  /** Sets the outcome of the pledger's open payment at the gateway. */
  act(
    who: Player,
    pledge: Pledge,
    outcome: GatewayOutcome,
    how?: { delivery?: Delivery } & PaidWith,
  ): Promise<ApiReply>;
  /** Pledges, accepts, starts and pays. */
  contribute(who: Player, value: number, paidWith?: PaidWith): Promise<Pledge>;
  /** Locks contributions by the start date. */
  lock(): Promise<void>;
  spend(who: Player, body: object): Promise<ApiReply>;
  /** Answer of a payer to a draw, or of its proposer. */
  answer(who: Player, id: string, status: 'agreed' | 'objected' | 'withdrawn', more?: object): Promise<ApiReply>;
  /** Proposes a draw by the brand and lets these payers agree; returns it as the last of them sees it. */
  draw(body: object, payers: readonly Player[]): Promise<Spending>;
  settle(amount: number, source?: 'recorded' | 'pool', headers?: Record<string, string>): Promise<ApiReply>;
  payment(who: Player, pledge: Pledge): Promise<PledgePayment>;
  pledgeNow(pledge: Pledge): Promise<Pledge>;
  pool(who?: Player): Promise<PoolDetails>;
  statement(who: Player): Promise<CampaignStatement>;
  history(who: Player): Promise<JointHistoryEntry[]>;
}

export async function openJoint(stage: Stage, body: Partial<CampaignBody> = {}): Promise<Joint> {
  const { brand, call, app } = stage;
  const campaign = await stage.post(brand, jointBody({ pool_minimum: 0, ...body }));
  const at = (what: string) => `/campaign/${campaign.id}/${what}`;
  const dataOf = async <T>(who: Player, name: string) => (await call(who, name)).body.data as T;
  const joint: Joint = {
    campaign,
    async promise(who, value, { need = 0, isAccepted = true } = {}) {
      const pledge = await stage.pledge(who, campaign, { need, value });
      if (isAccepted) await stage.move(brand, pledge.id, 'accepted');
      return pledge;
    },
    fund: (who, pledge, headers = {}) =>
      app.api(`POST ${at('fund')}`, { token: who.token, headers, body: { application_id: pledge.id } }),
    async act(who, pledge, outcome, how = {}) {
      const { payment_id } = await dataOf<PledgePayment>(who, `GET /campaign/pledges/${pledge.id}/payment`);
      return app.api(`POST /sandbox/gateway/orders/${payment_id}`, { body: { outcome, ...how } });
    },
    async contribute(who, value, paidWith = {}) {
      const pledge = await joint.promise(who, value);
      await joint.fund(who, pledge);
      await joint.act(who, pledge, 'pay', paidWith);
      return pledge;
    },
    async lock() {
      const start = campaign.createdAt.slice(0, 10);
      const query = app.context.db.updateTable('campaign').set({ start_date: start });
      await query.where('id', '=', Number(campaign.id)).execute();
    },
    spend: (who, spending) => call(who, `POST ${at('spending')}`, spending),
    answer: (who, id, status, more = {}) => call(who, `PUT /campaign/spending/${id}`, { status, ...more }),
    async draw(body, payers) {
      const proposed = (await joint.spend(brand, body)).body.data as Spending;
      let seen = proposed;
      for (const who of payers) seen = (await joint.answer(who, proposed.id, 'agreed')).body.data as Spending;
      return seen;
    },
    settle: (amount, source, headers = {}) =>
      app.api(`POST ${at('settlement')}`, {
        token: brand.token,
        headers,
        body: { amount, ...(source ? { source } : {}) },
      }),
    payment: (who, pledge) => dataOf(who, `GET /campaign/pledges/${pledge.id}/payment`),
    async pledgeNow(pledge) {
      const all = await dataOf<Pledge[]>(brand, `GET /campaign/apply_users/${campaign.id}`);
      return all.find(({ id }) => id === pledge.id) as Pledge;
    },
    pool: (who = brand) => dataOf(who, `GET ${at('pool')}`),
    statement: (who) => dataOf(who, `GET ${at('statement')}`),
    history: (who) => dataOf(who, `GET ${at('history')}?limit=100`),
  };
  return joint;
}
