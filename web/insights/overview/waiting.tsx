import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheckBig, Clock } from 'lucide-react';
import type { AccountOverview } from '../../../contract/insights/overview.ts';
import { useSwitchAccount } from '../../accounts/workspaces/use-switch-account.ts';
import { formatDay } from '../../lib/format.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Dotted } from '../../ui/data/dotted.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { TruncatedList } from '../../ui/data/truncated-list.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { DashboardCard } from '../dashboard/dashboard-card.tsx';
import { actOf, detailsOf, placeOf, titleOf } from '../dashboard/todo-words.ts';
import { sumOf, worstFirst } from './sums.ts';

/** Tasks of all accounts, worst first, each with the tile of its account. */
export function Waiting({ accounts }: { accounts: readonly AccountOverview[] }) {
  const total = sumOf(accounts, ({ waits_total }) => waits_total);
  const tasks = worstFirst(accounts);
  return (
    <DashboardCard
      title={<Trans>Needs you, across accounts</Trans>}
      aside={total > 0 ? <Plural value={total} one="# task" other="# tasks" /> : null}
      isLined
    >
      {tasks.length === 0 ? <NothingWaits /> : null}
      <TruncatedList items={tasks}>
        {(shown) => (
          <ul className="divide-y divide-line">
            {shown.map((task, at) => (
              <Task key={`${task.account.id} ${task.todo.kind} ${task.todo.id}`} {...task} isFirst={at === 0} />
            ))}
          </ul>
        )}
      </TruncatedList>
    </DashboardCard>
  );
}

interface TaskProps {
  account: AccountOverview;
  todo: AccountOverview['todos'][number];
  isFirst: boolean;
}

function Task({ account, todo, isFirst }: TaskProps) {
  const { i18n } = useLingui();
  const open = useSwitchAccount();
  const title = titleOf(todo, i18n);
  const due = todo.due === null ? null : formatDay(todo.due, { locale: i18n.locale });
  const isPerson = account.role === 'Influencer';
  return (
    <li className="flex min-h-17 flex-wrap items-center gap-x-3.5 gap-y-2.5 px-4 py-3 md:flex-nowrap md:px-5">
      <Avatar id={account.id} image={account.profile_image} shape={isPerson ? 'person' : 'organisation'} size={40} />
      <div className="min-w-0 flex-[1_1_200px]">
        <h3 className="h5">{title}</h3>
        <p className="num text-sm text-t3">
          <Dotted isCut>{[account.name, ...detailsOf(todo, i18n)]}</Dotted>
        </p>
      </div>
      {due === null ? null : (
        <Tag tone="amber" icon={Clock}>
          <Trans>until {due}</Trans>
        </Tag>
      )}
      <Button
        size="sm"
        variant={isFirst ? 'primary' : 'outline'}
        onClick={() => void open(account.id, placeOf(todo, !isPerson))}
        className="min-w-24 max-md:ml-13.5 max-md:flex-1"
      >
        {actOf(todo.kind, i18n)}
        <span className="sr-only">
          : {title}, {account.name}
        </span>
      </Button>
    </li>
  );
}

function NothingWaits() {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-1 p-6 text-center">
      <CircleCheckBig className="mb-2 size-8 text-ok" />
      <h3 className="h5">
        <Trans>Nothing waits for you in any account</Trans>
      </h3>
      <p className="max-w-[40ch] text-sm text-t3">
        <Trans>What your role in an account lets you answer, review or pay appears here.</Trans>
      </p>
    </div>
  );
}
