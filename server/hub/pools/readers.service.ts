import type { CampaignRow } from '../../../database/schema.ts';
import { findParty } from '../../campaigns/pledges/parties.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, type What } from '../../kit/http/errors.ts';
import { listPayers } from './payers.service.ts';
import { isPayee } from './spending.queries.ts';

interface Asked {
  user: User;
  /** Campaign id as in the request. */
  id: string;
}

/** A campaign for readers of its pool: its creator, participants, payers and payees of draws; not found for others. */
export async function demandReader(context: Context, asked: Asked): Promise<CampaignRow> {
  const { campaign, isParty } = await findParty(context, asked);
  const { id } = asked.user;
  if (isParty || (await isPayee(context.db, campaign.id, id))) return campaign;
  if ((await listPayers(context, campaign.id)).some(({ accountId }) => accountId === id)) return campaign;
  throw refuseNotFound('This campaign');
}

/** Something of a pool, already looked up, for readers of the pool; not found for anybody else. */
export async function demandReaderOf<R extends { campaign_id: number }>(
  context: Context,
  { user, row, what }: { user: User; row: R | undefined; what: What },
): Promise<R> {
  if (!row) throw refuseNotFound(what);
  await demandReader(context, { user, id: String(row.campaign_id) }).catch(() => {
    throw refuseNotFound(what);
  });
  return row;
}
