import type { Agreement } from '../../contract/work/agreements.ts';
import type { ChangeOrder } from '../../contract/work/change-orders.ts';
import { settleRefunds } from '../../server/work/escrow/refund.service.ts';
import type { ApiReply } from '../app.ts';
import type { Deal } from './paying.ts';
import type { PaidWith } from './pooling.ts';
import type { Player, Stage } from './stage.ts';

export const twoReels = { content: [{ type: 'reel' as const, quantity: 2 }] };

/** The agreement as its owner reads it. */
export async function readAgreement({ brand, call }: Stage, { application }: Deal): Promise<Agreement> {
  return (await call(brand, `GET /campaign/applications/${application.id}/agreement`)).body.data as Agreement;
}

/** Acts on the change orders of one agreement. */
export interface Changing {
  propose(who: Player, body: object): Promise<ApiReply>;
  answer(who: Player, status: 'accepted' | 'declined' | 'withdrawn', id?: string): Promise<ApiReply>;
  fund(id?: string): Promise<ApiReply>;
  /** Starts the payment of the accepted increase and pays it at the gateway. */
  pay(how?: PaidWith): Promise<ApiReply>;
  list(who?: Player): Promise<ChangeOrder[]>;
  latest(): Promise<ChangeOrder>;
  /** Proposes by the owner, accepts by the influencer, and pays an increase. */
  agree(body: object): Promise<ChangeOrder>;
}

export function changeDeal(stage: Stage, deal: Deal): Changing {
  const { brand, call } = stage;
  const orders = `/campaign/applications/${deal.application.id}/change-orders`;
  const list: Changing['list'] = async (who = brand) => (await call(who, `GET ${orders}`)).body.data as ChangeOrder[];
  const latest = async () => {
    const [order] = await list();
    if (!order) throw new Error('No change order');
    return order;
  };
  const idOr = async (id?: string) => id ?? (await list())[0]?.id ?? '0';
  const answer: Changing['answer'] = async (who, status, id) =>
    call(who, `PUT /campaign/change-orders/${await idOr(id)}`, { status });
  const fund: Changing['fund'] = async (id) => call(brand, `POST /campaign/change-orders/${await idOr(id)}/fund`);
  const propose: Changing['propose'] = (who, body) =>
    call(who, `POST ${orders}`, { note: 'The client asks.', ...body });
  const pay: Changing['pay'] = async (how = {}) => {
    const started = await fund();
    const { payment_id } = (started.body.data ?? {}) as { payment_id?: string };
    if (!payment_id) return started;
    return stage.app.api(`POST /sandbox/gateway/orders/${payment_id}`, { body: { outcome: 'pay', ...how } });
  };
  return {
    propose,
    answer,
    fund,
    pay,
    list,
    latest,
    async agree(body) {
      for (const reply of [await propose(brand, body), await answer(deal.influencer, 'accepted')]) {
        if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
      }
      if ((await latest()).status === 'funding') await pay();
      return latest();
    },
  };
}

/** The payments behind an agreement, its own first, in paise; refunds that are due have been sent. */
export async function readSources({ app: { context } }: Stage, id: string) {
  await settleRefunds(context);
  return context.db
    .selectFrom('escrow_order as o')
    .leftJoin('change_order as c', 'c.id', 'o.change_order_id')
    .select([
      'o.application_id',
      'o.status',
      'o.amount',
      'o.released',
      'o.refunded',
      'o.added_refunded',
      'o.charged_back',
      'o.refund_sent',
    ])
    .where((eb) => eb.or([eb('o.application_id', '=', Number(id)), eb('c.application_id', '=', Number(id))]))
    .orderBy('o.id')
    .execute();
}
