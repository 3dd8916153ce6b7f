import type { PoolTerms } from '../../../contract/hub/pools.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { updateCampaign } from '../campaign-records/campaign-records.service.ts';
import { replaceNeeds } from './needs.service.ts';

/** Applies terms that the pool's payers agreed to; the caller has locked the campaign. */
export async function applyPoolTerms(tx: Context, { id }: CampaignRow, terms: PoolTerms): Promise<CampaignRow> {
  const { needs, pool_minimum: least, application_deadline, start_date, end_date } = terms;
  if (needs) await replaceNeeds(tx, id, needs, { isConsented: true });
  const given = (columns: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  return updateCampaign(tx, id, {
    ...given({ application_deadline, start_date, end_date }),
    ...(least === undefined ? {} : { pool_minimum: least === null ? null : toPaise(least) }),
    updated_at: tx.now(),
  });
}
