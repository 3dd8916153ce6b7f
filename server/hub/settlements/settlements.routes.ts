import { settlementCalls } from '../../../contract/hub/settlements.ts';
import { findOwnCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { demandParty } from '../../campaigns/pledges/parties.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listSettlements, readSplit, settleCampaign } from './settlements.service.ts';
import { findStatementReader, readStatement } from './statement.service.ts';
import { makeStatementCsv, makeStatementPdf } from './statement-files.service.ts';

export function mountSettlements(mount: Mount, context: Context): void {
  mount(
    settlementCalls,
    {
      settleCampaign: {
        pays: ({ user, params, body }) => readSplit(context, { user, ...params, ...body }),
        run: async ({ user, params, body }) => ({ data: await settleCampaign(context, { user, ...params, ...body }) }),
      },
      listSettlements: ({ user, params, query }) => listSettlements(context, { user, ...params, ...query }),
      getStatement: async ({ user, params, query: { format } }) => {
        const asked = { user, ...params };
        if (format === 'csv') return makeStatementCsv(context, asked);
        if (format === 'pdf') return makeStatementPdf(context, asked);
        return { data: await readStatement(context, asked) };
      },
    },
    {
      settleCampaign: ({ user, params }) => findOwnCampaign(context, { user, id: params.id }),
      listSettlements: ({ user, params }) => demandParty(context, { user, ...params }),
      getStatement: ({ user, params }) => findStatementReader(context, { user, ...params }),
    },
  );
}
