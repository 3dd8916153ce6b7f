import type { Todo, TodoKind } from '../../../contract/insights/dashboard.ts';
import { addDays, dateInIndia, dayMs } from '../../../contract/kit/calendar.ts';
import { mayDo } from '../../../contract/kit/permissions.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { findWaiting, ideaSilence } from '../../work/deliverables/waiting.service.ts';
import { readSilenceEnds } from '../../work/work-clock/work-clock.service.ts';
import { selectOperatorTodos, selectTodos } from './todos.queries.ts';
import { byUrgency, failedDays, isNear, isTaskOf, mostTodos, soonDays } from './todos.rules.ts';
import { kindOfPiece, viewPiece, viewTodo } from './todos.views.ts';

interface Todos {
  todos: Todo[];
  total: number;
  /** Number of each kind, including those beyond the limit. */
  counts: ReadonlyMap<TodoKind, number>;
}

/** The to-dos that a member's role includes, most urgent first, with their total number. */
export async function listTodos(context: Context, user: User): Promise<Todos> {
  const now = context.now();
  const today = dateInIndia(now);
  const rows =
    user.role === 'operator'
      ? await selectOperatorTodos(context.db)
      : await selectTodos(context.db, {
          id: user.id,
          only: user.campaignIds,
          payer: mayDo(user.memberRoles, 'pay') ? user.person.id : null,
          now,
          today,
          soon: addDays(today, soonDays),
          failedSince: new Date(now.getTime() - failedDays * dayMs),
          limit: mostTodos,
        });
  const work = (await findWaiting(context, user)).rows.filter(
    (row) => kindOfPiece(row) !== 'hand_in' || isNear(row.due_on, today),
  );
  const toReview = work.flatMap(({ status, application_id }) => (status === 'submitted' ? application_id : []));
  const silenceEnds = await readSilenceEnds(context, [...new Set(toReview)]);
  const otherOf = (row: (typeof work)[number]) => (row.creator_id === user.id ? row.influencer_id : row.creator_id);
  const people = await findPeople(context, [...rows.flatMap((row) => row.people), ...work.map(otherOf)]);
  const peopleOf = (ids: readonly number[]) => ids.flatMap((id) => people.get(id) ?? []);
  const todos = [
    ...rows.map((row) => viewTodo(row, peopleOf(row.people), user.locale)),
    ...work.map((row) =>
      viewPiece(row, {
        people: peopleOf([otherOf(row)]),
        silenceEnd: ideaSilence(context, row) ?? silenceEnds.get(row.application_id) ?? null,
      }),
    ),
  ];
  const counts = new Map<TodoKind, number>(rows.map(({ kind, total }) => [kind, total]));
  for (const row of work) {
    const kind = kindOfPiece(row);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const theirs = new Map([...counts].filter(([kind]) => isTaskOf(user.memberRoles, { kind })));
  return {
    todos: todos.filter((one) => isTaskOf(user.memberRoles, one)).toSorted(byUrgency),
    total: [...theirs.values()].reduce((sum, count) => sum + count, 0),
    counts: theirs,
  };
}
