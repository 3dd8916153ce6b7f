import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import { mayDo } from '../../../contract/kit/permissions.ts';
import { findStandings } from '../../campaigns/applications/application-counts.service.ts';
import { findEvenDeleted } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findUnderWay, listUnderWay } from '../../campaigns/campaigns/mine.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { selectProgress } from './campaigns.queries.ts';
import { viewProgress } from './campaigns.views.ts';

const shown = 4;
/** Campaigns that are added up; an account with more of them under way sees the sums of its newest. */
const added = 500;

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

/** Sums over the campaigns of an account that are not over: the places, answers and rupees are of its own standard ones. */
export async function sumCampaigns(context: Context, user: User) {
  const { ids, total } = await findUnderWay(context, { user, limit: added });
  const rows = await findEvenDeleted(context, ids);
  const own = rows.filter((row) => row.creator_id === user.id && row.type === 'standard' && !row.is_draft);
  const ownIds = own.map(({ id }) => id);
  const standings = await findStandings(context, ownIds);
  const progress = await selectProgress(context.db, { accountId: user.id, ids: ownIds });
  const today = dateInIndia(context.now());
  const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);
  const inStatus = (status: string) => sum(ownIds.map((id) => standings.get(id)?.byStatus[status] ?? 0));
  const seesMoney = mayDo(user.memberRoles, 'money');
  return {
    under_way: total,
    on_going: own.filter(({ start_date: start }) => start !== null && start <= today).length,
    slots: sum(own.map(({ slots }) => slots)),
    slots_taken: sum(ownIds.map((id) => standings.get(id)?.taken ?? 0)),
    to_answer: inStatus('applied') + inStatus('shortlisted'),
    spent: seesMoney ? toRupees(sum(progress.map(({ funded }) => funded))) : null,
    planned: seesMoney ? toRupees(sum(own.map(({ budget_total: budget }) => budget))) : null,
  };
}
