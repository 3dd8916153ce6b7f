import { type AccountOverview, mostAccounts } from '../../../contract/insights/overview.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { mayDo } from '../../../contract/kit/permissions.ts';
import { listActing } from '../../accounts/workspaces/workspaces.service.ts';
import { createConcurrencyLimit } from '../../kit/context/concurrency-limit.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { sumCampaigns } from '../dashboard/campaigns.service.ts';
import { readMovements } from '../dashboard/dashboard.service.ts';
import { listEvents } from '../dashboard/events.service.ts';
import { readEarner, readPayer, readToFund } from '../dashboard/money.service.ts';
import { listTodos } from '../dashboard/todos.service.ts';
import { viewWaiting } from './overview.rules.ts';

/** Tasks shown of each account. */
const shownTodos = 10;
/** Accounts read at a time, so that one overview leaves connections to others. */
const atATime = 4;

/** Tasks, money and campaigns in each account a person acts for; amounts in rupees. */
export async function readOverview(context: Context, user: User): Promise<AccountOverview[]> {
  const accounts = (await listActing(context, user)).slice(0, mostAccounts);
  const inTurn = createConcurrencyLimit(atATime);
  return Promise.all(
    accounts.map(({ account, acting }) =>
      inTurn(async () => ({ ...account, ...(await readAccount(context, acting)) })),
    ),
  );
}

async function readAccount(context: Context, user: User) {
  const waiting = viewWaiting(await listTodos(context, user), shownTodos);
  const campaigns = await sumCampaigns(context, user);
  if (user.role === 'operator') return { ...waiting, campaigns, money: null, next: null };
  const from = dateInIndia(context.now());
  const { upcoming, paying } = await readMovements(context, user);
  const [next = null] = await listEvents(context, user, { from, upcoming, paying });
  if (!mayDo(user.memberRoles, 'money')) return { ...waiting, campaigns, money: null, next };
  const isEarner = user.role === 'influencer';
  const money = await (isEarner ? readEarner(context, user, upcoming) : readPayer(context, user, paying));
  return { ...waiting, campaigns, money: { ...money, ...(await readToFund(context, user)) }, next };
}
