import { dateInIndia, dayMs, midnightInIndia } from '../../../contract/kit/calendar.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import { listPosts } from '../../campaigns/campaigns/feed.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { listEarnedDays } from '../../money/wallet/earnings.service.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { listSpent } from '../../work/escrow/spend.service.ts';
import { readMovements } from '../dashboard/dashboard.service.ts';
import { readMoney } from '../dashboard/money.service.ts';
import { listTodos } from '../dashboard/todos.service.ts';
import { claim, type DueSummary, selectDue } from './summaries.queries.ts';
import { type FittingCampaign, isWorthTelling, summaryNotice, type Week, weekBefore } from './summaries.rules.ts';

const batch = 200;
/** Less than the week between two runs of the job, which may start late. */
const pauseMs = 5 * dayMs;
/** A campaign is suggested from this score on. */
const leastScore = 60;
/** Best matches among which those of the week are looked for. */
const bestPosts = 20;

/** Sends each account that chose it what its week brought and what waits. Returns their number. */
export async function sendSummaries(context: Context): Promise<number> {
  const since = new Date(context.now().getTime() - pauseMs);
  let sent = 0;
  for (let after = 0; ; ) {
    const due = await selectDue(context.db, { since, after, limit: batch });
    for (const account of due) {
      // One that fails does not keep the others from theirs.
      const isSent = await sendOne(context, account, since).catch((error) => {
        context.log.warn({ err: error }, 'A weekly summary could not be made');
        return false;
      });
      if (isSent) sent += 1;
    }
    const last = due.at(-1);
    if (due.length < batch || !last) return sent;
    after = last.id;
  }
}

async function sendOne(context: Context, account: DueSummary, since: Date): Promise<boolean> {
  const week = await readWeek(context, ownerOf(account));
  if (!isWorthTelling(week)) return false;
  return inTransaction(context, async (tx) => {
    if (!(await claim(tx.db, { id: account.id, since }))) return false;
    await notify(tx, summaryNotice(account.id, week));
    return true;
  });
}

/** The account as its owner sees it. */
function ownerOf({ id, role, person_id, locale }: DueSummary): User {
  return {
    id,
    role,
    person: { id: person_id, home: { id, role } },
    memberRoles: ['owner'],
    campaignIds: null,
    lacksFactor: false,
    sessionId: 0,
    writtenUpTo: null,
    impersonatorId: null,
    locale,
  };
}

async function readWeek(context: Context, user: User): Promise<Week> {
  const days = weekBefore(dateInIndia(context.now()));
  const [since, until] = [midnightInIndia(days.from), midnightInIndia(dateInIndia(context.now()))];
  const isEarner = user.role === 'influencer';
  const money = await readMoney(context, user, await readMovements(context, user));
  const { todos, total } = await listTodos(context, user);
  return {
    days,
    isEarner,
    moved: isEarner
      ? await sumEarned(context, { id: user.id, since, last: days.to })
      : await sumSpent(context, { id: user.id, since, until }),
    held: toPaise(money.held),
    heldFor: money.held_for,
    todos,
    todosTotal: total,
    fitting: isEarner ? await findFitting(context, user, since) : [],
  };
}

async function sumEarned(context: Context, { id, since, last }: { id: number; since: Date; last: string }) {
  const days = await listEarnedDays(context, { accountId: id, since });
  return days.reduce((sum, { day, count }) => (day <= last ? sum + count : sum), 0);
}

async function sumSpent(context: Context, { id, since, until }: { id: number; since: Date; until: Date }) {
  const spent = await listSpent(context, { payerId: id, since, until });
  return spent.reduce((sum, { amount }) => sum + amount, 0);
}

/** Campaigns of the week that fit a creator, the best first. */
async function findFitting(context: Context, user: User, since: Date): Promise<FittingCampaign[]> {
  const { data } = await listPosts(context, { user, parts: ['cards'], sort: 'match', limit: bestPosts });
  return data.flatMap(({ id, title, creator, match, createdAt, my_application }) => {
    const isNew = new Date(createdAt) >= since && my_application === null;
    if (!isNew || !match || match.score < leastScore) return [];
    return [{ id, title, brand: creator.business_name ?? creator.fullname, score: match.score }];
  });
}
