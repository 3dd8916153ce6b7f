import { escrowCalls } from '../../../contract/work/escrow.ts';
import { findSide } from '../../campaigns/applications/agreement-access.service.ts';
import { findOwnCampaign, findVisibleCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { readCampaignMoney } from './campaign-money.service.ts';
import { getEscrow } from './escrow.service.ts';
import { beginFunding, demandFunder, readFunding } from './funding.service.ts';
import { listPaying } from './paying.service.ts';
import { findPledgeOfSide, readPledgePayment } from './pledge-payment.service.ts';
import { quoteNet, quotePrice } from './quote.service.ts';
import { listArriving } from './upcoming-payments.service.ts';

interface Asked {
  user: User;
  params: { applicationId: string };
}

export function mountEscrow(mount: Mount, context: Context): void {
  const ofSide = ({ user, params }: Asked) => findSide(context, { user, ...params });
  mount(
    escrowCalls,
    {
      fundApplication: {
        pays: ({ user, params, body }) =>
          readFunding(context, { user, campaignId: params.id, id: body.application_id }),
        run: async ({ user, params, body }) => ({
          data: await beginFunding(context, { user, campaignId: params.id, id: body.application_id }),
        }),
      },
      getPledgePayment: async ({ user, params }) => ({ data: await readPledgePayment(context, { user, ...params }) }),
      getEscrow: async ({ user, params }) => ({ data: await getEscrow(context, { user, ...params }) }),
      quoteNet: async ({ user, params, query }) => ({ data: await quoteNet(context, { user, ...params, ...query }) }),
      quotePrice: async ({ user, params, query }) => ({
        data: await quotePrice(context, { user, ...params, ...query }),
      }),
      getCampaignMoney: async ({ user, params }) => ({ data: await readCampaignMoney(context, { user, ...params }) }),
      listArriving: async ({ user }) => ({ data: await listArriving(context, user) }),
      listPaying: async ({ user }) => ({ data: await listPaying(context, user) }),
    },
    {
      fundApplication: ({ user, params }) => demandFunder(context, { user, ...params }),
      getPledgePayment: ({ user, params }) => findPledgeOfSide(context, { user, ...params }),
      getEscrow: ofSide,
      quoteNet: ofSide,
      quotePrice: ({ user, params }) => findVisibleCampaign(context, { user, ...params }),
      getCampaignMoney: ({ user, params }) => findOwnCampaign(context, { user, ...params }),
    },
  );
}
