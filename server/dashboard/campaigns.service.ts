import { listMyCampaigns } from '../campaigns/mine.service.ts';
import type { User } from '../kit/authenticate.ts';
import type { Context } from '../kit/context.ts';
import { selectProgress } from './campaigns.queries.ts';
import { viewProgress } from './campaigns.views.ts';

const shown = 4;
/** Some of the latest may be ones that a person has no part in any more. */
const read = 3 * shown;

const ended = ['declined', 'withdrawn', 'cancelled'];

/** The latest campaigns a person is part of that are not over, those that run first, with how far they are. */
export async function listProgress(context: Context, user: User) {
  const running = await listMyCampaigns(context, { user, status: ['on going'], limit: read });
  const others = await listMyCampaigns(context, { user, status: ['not-started', 'draft'], limit: read });
  const total = running.total + others.total;
  const data = [...running.data, ...others.data]
    .filter(({ my_application: application }) => !application || !ended.includes(application.status))
    .slice(0, shown);
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
