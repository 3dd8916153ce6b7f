import type { Call } from '../../../contract/kit/calls.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { selectThingsOf } from './named-campaigns.queries.ts';
import { namedBy } from './named-campaigns.rules.ts';

interface Asked {
  user: Pick<User, 'campaignIds'>;
  call: Call;
  parsed: { params: unknown; query: unknown; body: unknown };
}

/** Refuses a member who works on named campaigns whatever is of another one, as if it were not there. */
export async function demandNamedCampaign(context: Context, { user, call, parsed }: Asked): Promise<void> {
  const { campaignIds } = user;
  if (campaignIds === null) return;
  for (const { thing, ids } of namedBy(call, parsed)) {
    const asked = [...new Set(ids.map((id) => rowId(id)))];
    const found = await selectThingsOf(context.db, { thing, ids: asked, campaignIds });
    if (found.length < asked.length) throw refuseNotFound();
  }
}
