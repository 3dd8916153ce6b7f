import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheckBig } from 'lucide-react';
import type { Todo } from '../../../contract/insights/dashboard.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { useSession } from '../../lib/session.ts';
import { cx } from '../../ui/cx.ts';
import { Dotted } from '../../ui/data/dotted.tsx';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';
import { TruncatedList } from '../../ui/data/truncated-list.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { dashboardQuery, useCardQuery } from './dashboard.queries.ts';
import { DashboardCard, DashboardCardError } from './dashboard-card.tsx';
import { actOf, detailsOf, placeOf, titleOf, todoLooks } from './todo-words.ts';

/** Height of the first five rows, so that loading shifts nothing. */
const room = 'md:min-h-[346px]';

/** Tasks of the reader, most urgent first, each with its button. */
export function Todos() {
  const { data, error, refetch } = useCardQuery(dashboardQuery);
  const todos = data?.todos ?? [];
  const total = data?.todos_total ?? 0;
  return (
    <DashboardCard
      title={<Trans>Needs you now</Trans>}
      aside={total > 0 ? <Plural value={total} one="# task" other="# tasks" /> : null}
      isLined
    >
      <div className={cx('flex flex-1 flex-col', room)} aria-busy={!data && !error}>
        {data ? null : error ? <DashboardCardError error={error} onRetry={refetch} /> : <TodoSkeletons />}
        {data && todos.length === 0 ? <NothingWaits /> : null}
        <TruncatedList items={todos}>
          {(shown) => (
            <ul className="divide-y divide-line">
              {shown.map((todo, at) => (
                <TodoRow key={`${todo.kind} ${todo.id}`} todo={todo} isFirst={at === 0} />
              ))}
            </ul>
          )}
        </TruncatedList>
      </div>
    </DashboardCard>
  );
}

function TodoRow({ todo, isFirst }: { todo: Todo; isFirst: boolean }) {
  const { i18n } = useLingui();
  const { profile } = useSession();
  const { icon: Icon, isWarm } = todoLooks[todo.kind];
  const isLate = todo.due !== null && todo.due < dateInIndia(new Date());
  const others = todo.count - todo.people.length;
  const details = detailsOf(todo, i18n);
  return (
    <li className="flex min-h-17 flex-wrap items-center gap-x-3.5 gap-y-2.5 px-4 py-3 md:flex-nowrap md:px-5">
      <span
        className={cx(
          'grid size-10 flex-none place-items-center rounded-box',
          isWarm ? 'bg-amber-tint text-on-tint' : 'bg-pea-tint text-link',
        )}
      >
        <Icon />
      </span>
      <div className="min-w-0 flex-[1_1_200px]">
        <h3 className="h5">{titleOf(todo, i18n)}</h3>
        <p className={cx('num text-sm', isLate ? 'font-semibold text-bad' : 'text-t3')} title={details.join(' · ')}>
          <Dotted isCut>
            {isLate ? <Late /> : null}
            {details}
          </Dotted>
        </p>
      </div>
      {todo.count > 1 ? (
        <span aria-hidden="true" className="flex items-center gap-1 max-md:hidden">
          {todo.people.map((person) => (
            <PersonAvatar key={person.id} person={person} size={24} />
          ))}
          {others > 0 ? <span className="num ml-1 font-semibold text-sm text-t3">+ {others}</span> : null}
        </span>
      ) : null}
      <LinkButton
        size="sm"
        variant={isFirst ? 'primary' : 'outline'}
        to={placeOf(todo, profile?.role !== 'Influencer')}
        className="min-w-24 max-md:ml-13.5 max-md:flex-1"
      >
        {actOf(todo.kind, i18n)}
        <span className="sr-only">: {titleOf(todo, i18n)}</span>
      </LinkButton>
    </li>
  );
}

function Late() {
  return (
    <>
      <CircleAlert className="mr-1 inline size-4 align-[-3px]" />
      <Trans>Overdue</Trans>
    </>
  );
}

function NothingWaits() {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-1 p-6 text-center">
      <CircleCheckBig className="mb-2 size-8 text-ok" />
      <h3 className="h5">
        <Trans>You’re all caught up</Trans>
      </h3>
      <p className="max-w-[40ch] text-sm text-t3">
        <Trans>Applications, offers, work and payments that need your answer appear here.</Trans>
      </p>
    </div>
  );
}

function TodoSkeletons() {
  return (
    <ul className="divide-y divide-line">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <li key={key} className="flex min-h-17 items-center gap-3.5 px-4 py-3 md:px-5">
          <Skeleton className="size-10" />
          <span className="min-w-0 flex-1">
            <Skeleton className="h-5 w-48 max-w-full" />
            <Skeleton className="mt-1.5 h-4 w-72 max-w-full" />
          </span>
          <Skeleton className="h-9 w-24 max-md:hidden" />
        </li>
      ))}
    </ul>
  );
}
