import {
  type AccountOverview,
  mostAccounts,
  type OverviewPeriod,
  overviewSpan,
} from '../../../contract/insights/overview.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { mayDo } from '../../../contract/kit/permissions.ts';
import { listActing } from '../../accounts/workspaces/workspaces.service.ts';
import { createConcurrencyLimit } from '../../kit/context/concurrency-limit.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { sumCampaigns } from '../dashboard/campaigns.service.ts';
import { readMovements } from '../dashboard/dashboard.service.ts';
import { listEvents } from '../dashboard/events.service.ts';
import { movedBy, readMoney, readToFund } from '../dashboard/money.service.ts';
import type { Span } from '../dashboard/spans.rules.ts';
import { listTodos } from '../dashboard/todos.service.ts';
import { viewWaiting } from './overview.rules.ts';

/** Tasks shown of each account. */
const shownTodos = 10;
/** Accounts read at a time, so that one overview leaves connections to others. */
const atATime = 4;

/** Tasks, money and campaigns in each account a person acts for; amounts in rupees. */
export async function readOverview(
  context: Context,
  { user, period = 'month' }: { user: User; period?: OverviewPeriod | undefined },
): Promise<AccountOverview[]> {
  const accounts = (await listActing(context, user)).slice(0, mostAccounts);
  const span = overviewSpan(dateInIndia(context.now()), period);
  const inTurn = createConcurrencyLimit(atATime);
  return Promise.all(
    accounts.map(({ account, acting }) =>
      inTurn(async () => ({ ...account, ...(await readAccount(context, acting, span)) })),
    ),
  );
}

/** Of an account that asks for a second factor, until the person has one. */
function nothingShown() {
  const campaigns = { under_way: 0, on_going: 0, slots: 0, slots_taken: 0, to_answer: 0, spent: null, planned: null };
  const waiting = viewWaiting({ todos: [], total: 0, counts: new Map() }, shownTodos);
  return { ...waiting, campaigns, money: null, next: null };
}

async function readAccount(context: Context, user: User, span: Span) {
  if (user.lacksFactor) return nothingShown();
  const waiting = viewWaiting(await listTodos(context, user), shownTodos);
  const campaigns = await sumCampaigns(context, user, span);
  if (user.role === 'operator') return { ...waiting, campaigns, money: null, next: null };
  const from = dateInIndia(context.now());
  const movements = await readMovements(context, user);
  const [next = null] = await listEvents(context, user, { from, ...movements });
  if (!mayDo(user.memberRoles, 'money')) return { ...waiting, campaigns, money: null, next };
  const money = await readMoney(context, user, movements);
  return {
    ...waiting,
    campaigns,
    money: { ...money, ...movedBy(span.to, user, movements), ...(await readToFund(context, user)) },
    next,
  };
}
