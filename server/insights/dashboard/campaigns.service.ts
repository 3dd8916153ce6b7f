import { listUnderWay } from '../../campaigns/campaigns/mine.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { selectProgress } from './campaigns.queries.ts';
import { viewProgress } from './campaigns.views.ts';

const shown = 4;

/** A person's campaigns that are not over, running ones first, with their progress. */
export async function listProgress(context: Context, user: User) {
  const { data, total } = await listUnderWay(context, { user, limit: shown });
  const ids = data.map(({ id }) => Number(id));
  const rows = new Map((await selectProgress(context.db, { accountId: user.id, ids })).map((row) => [row.id, row]));
  return {
    data: data.flatMap((campaign) => {
      const row = rows.get(Number(campaign.id));
      return row ? [viewProgress(campaign, row)] : [];
    }),
    total,
  };
}
