import type { DashboardEvent } from '../../../contract/insights/dashboard.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { mayDo } from '../../../contract/kit/permissions.ts';
import { readPersonalInfo } from '../../accounts/users/personal-info.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { listHeldOrders } from '../../work/escrow/paying.service.ts';
import { listArriving } from '../../work/escrow/upcoming-payments.service.ts';
import { readChecklist } from './checklist.service.ts';
import { listEvents } from './events.service.ts';
import { type Movements, readMoney } from './money.service.ts';
import { mostTodos } from './todos.rules.ts';
import { listTodos } from './todos.service.ts';

/** A person's dashboard: to-dos, money, upcoming events, missing profile fields, and a newcomer's checklist. */
export async function readDashboard(context: Context, user: User) {
  const { todos, total } = await listTodos(context, user);
  const shown = { todos: todos.slice(0, mostTodos), todos_total: total };
  if (user.role === 'operator') return { ...shown, money: null, events: [], profile: null, checklist: null };
  const movements = await readMovements(context, user);
  const { completeness, missing } = await readPersonalInfo(context, user.id);
  return {
    ...shown,
    money: await readMoney(context, user, movements),
    events: await listEvents(context, user, { from: dateInIndia(context.now()), ...movements }),
    profile: { completeness, missing },
    checklist: await readChecklist(context, user.id),
  };
}

/** Events of fourteen days from another day on; operators have none. */
export async function readEvents(context: Context, user: User, from: string): Promise<DashboardEvent[]> {
  if (user.role === 'operator') return [];
  return listEvents(context, user, { from, ...(await readMovements(context, user)) });
}

/** Money that is about to move; nothing for whoever sees no money, who does not see when it moves either. */
export async function readMovements(context: Context, user: User): Promise<Movements> {
  if (!mayDo(user.memberRoles, 'money')) return { upcoming: [], paying: [] };
  return {
    upcoming: user.role === 'influencer' ? await listArriving(context, user) : [],
    paying: await listHeldOrders(context, user),
  };
}
