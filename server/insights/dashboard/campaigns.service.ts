import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import { mayDo } from '../../../contract/kit/permissions.ts';
import { findStandings } from '../../campaigns/applications/application-counts.service.ts';
import { findEvenDeleted } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findUnderWay, listUnderWay } from '../../campaigns/campaigns/mine.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { selectPlan, selectProgress } from './campaigns.queries.ts';
import { viewProgress } from './campaigns.views.ts';
import type { Span } from './spans.rules.ts';

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

/**
 * Sums over the campaigns of an account that are not over, with the places and answers of its own standard ones, and rupees of
 * those that run in a span.
 */
export async function sumCampaigns(context: Context, user: User, span: Span) {
  const { ids, total } = await findUnderWay(context, { user, limit: added });
  const rows = await findEvenDeleted(context, ids);
  const own = rows.filter((row) => row.creator_id === user.id && row.type === 'standard' && !row.is_draft);
  const ownIds = own.map(({ id }) => id);
  const standings = await findStandings(context, ownIds);
  const today = dateInIndia(context.now());
  const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);
  const inStatus = (status: string) => sum(ownIds.map((id) => standings.get(id)?.byStatus[status] ?? 0));
  const plan = mayDo(user.memberRoles, 'money')
    ? await selectPlan(context.db, { id: user.id, only: user.campaignIds, ...span, limit: added })
    : null;
  return {
    under_way: total,
    on_going: own.filter(({ start_date: start }) => start !== null && start <= today).length,
    slots: sum(own.map(({ slots }) => slots)),
    slots_taken: sum(ownIds.map((id) => standings.get(id)?.taken ?? 0)),
    to_answer: inStatus('applied') + inStatus('shortlisted'),
    spent: plan && toRupees(plan.funded),
    planned: plan && toRupees(plan.budget),
  };
}
