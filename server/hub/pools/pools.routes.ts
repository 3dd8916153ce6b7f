import { poolDisputeCalls } from '../../../contract/hub/pool-disputes.ts';
import { poolCalls } from '../../../contract/hub/pools.ts';
import { findOwnCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { answerSpending, disputePool, findDisputable, findDraw, readAgreeing } from './answering.service.ts';
import { decidePoolDispute, listPoolDisputes, readPoolCase, readPoolDecision } from './decide.service.ts';
import { getPool } from './details.service.ts';
import { addDocument } from './documents.service.ts';
import { answerProposal, findProposal, listProposals } from './proposals.service.ts';
import { readProposed, spendPool } from './proposing.service.ts';
import { demandReader } from './readers.service.ts';
import { listSpending, makeSpendingCsv } from './spending.service.ts';

type Asked = { user: User; params: { id: string } };

export function mountPools(mount: Mount, context: Context): void {
  const ofReader = ({ user, params }: Asked) => demandReader(context, { user, ...params });
  mount(
    poolCalls,
    {
      getPool: async ({ user, params }) => ({ data: await getPool(context, { user, ...params }) }),
      spendPool: {
        pays: ({ user, params, body }) => readProposed(context, { user, ...params, ...body }),
        run: async ({ user, params, body }) => ({ data: await spendPool(context, { user, ...params, ...body }) }),
      },
      answerSpending: {
        pays: ({ user, params, body }) => readAgreeing(context, { user, ...params, ...body }),
        run: async ({ user, params, body }) => ({
          data: await answerSpending(context, { user, ...params, ...body }),
        }),
      },
      listSpending: ({ user, params, query: { format, ...page } }) =>
        format === 'csv'
          ? makeSpendingCsv(context, { user, ...params })
          : listSpending(context, { user, ...params, ...page }),
      disputePool: async ({ user, params, body }) => ({
        data: await disputePool(context, { user, ...params, ...body }),
      }),
      addPoolPaper: async ({ user, params, file }) => ({ data: await addDocument(context, { user, ...params, file }) }),
      listProposals: async ({ user, params }) => ({ data: await listProposals(context, { user, ...params }) }),
      answerProposal: async ({ user, params, body }) => ({
        data: await answerProposal(context, { user, ...params, ...body }),
      }),
    },
    {
      getPool: ofReader,
      spendPool: ({ user, params }) => findOwnCampaign(context, { user, ...params }),
      answerSpending: ({ user, params }) => findDraw(context, { user, ...params }),
      listSpending: ofReader,
      disputePool: ({ user, params }) => findDisputable(context, { user, ...params }),
      addPoolPaper: ofReader,
      listProposals: ofReader,
      answerProposal: ({ user, params }) => findProposal(context, { user, ...params }),
    },
  );
  mountPoolDisputes(mount, context);
}

function mountPoolDisputes(mount: Mount, context: Context): void {
  mount(poolDisputeCalls, {
    listPoolDisputes: ({ user, query }) => listPoolDisputes(context, { user, ...query }),
    getPoolDispute: async ({ user, params }) => ({ data: await readPoolCase(context, { user, ...params }) }),
    decidePoolDispute: {
      pays: ({ params, body }) => readPoolDecision(context, { ...params, ...body }),
      run: async ({ user, device, params, body }) => ({
        data: await decidePoolDispute(context, { user, address: device.address, ...params, ...body }),
      }),
    },
  });
}
