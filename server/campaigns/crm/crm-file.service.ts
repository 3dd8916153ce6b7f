import { type CrmStage, crmLimits } from '../../../contract/campaigns/crm.ts';
import { listBlockedIds } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { Download } from '../../kit/http/download.ts';
import { demand } from '../../kit/http/policy.ts';
import { writeCsv } from '../../kit/storage/csv.ts';
import { mayKeepCrm } from './crm.policy.ts';
import { selectByContact } from './crm.queries.ts';
import { presentEntries } from './crm.service.ts';
import { crmFileHead, viewCrmLine } from './crm.views.ts';

/** Creators presented at once. */
const atOnce = 500;

interface Asked {
  stage?: CrmStage | undefined;
  tag?: string | undefined;
  q?: string | undefined;
}

/** The whole list of a filter as CSV, those last in contact first. */
export async function makeCrmCsv(context: Context, user: User, { stage, tag, q }: Asked): Promise<Download> {
  demand(mayKeepCrm(user.role));
  const exceptIds = await listBlockedIds(context, user);
  const listing = { accountId: user.id, stage, tag, q, exceptIds, before: undefined, limit: crmLimits.entries };
  const rows = await selectByContact(context.db, listing);
  const lines: (string | number)[][] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const entries = await presentEntries(context, user, rows.slice(from, from + atOnce));
    lines.push(...entries.map(viewCrmLine));
  }
  return new Download({
    type: 'text/csv; charset=utf-8',
    name: 'creators.csv',
    bytes: writeCsv([crmFileHead, ...lines]),
  });
}
