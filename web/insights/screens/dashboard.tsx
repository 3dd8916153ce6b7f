import { Trans, useLingui } from '@lingui/react/macro';
import { Handshake, Plus, Search } from 'lucide-react';
import type { DashboardFigure } from '../../../contract/insights/dashboard.ts';
import { StatusTag } from '../../campaigns/campaigns/status-tag.tsx';
import { useMay, useOpens, useSeesWhole } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { cx } from '../../ui/cx.ts';
import { QueryErrorGate } from '../../ui/feedback/query-error-gate.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { LazyOnVisible } from '../../ui/loading/lazy-on-visible.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { Calendar } from '../dashboard/calendar.tsx';
import { Campaigns } from '../dashboard/campaigns.tsx';
import { ChecklistCard } from '../dashboard/checklist-card.tsx';
import { Creators, Matches } from '../dashboard/creators.tsx';
import {
  dashboardQuery,
  figuresQuery,
  progressQuery,
  useCardQuery,
  useLiveDashboard,
} from '../dashboard/dashboard.queries.ts';
import { Figures } from '../dashboard/figures.tsx';
import { Greeting } from '../dashboard/greeting.tsx';
import { MoneyCard } from '../dashboard/money-card.tsx';
import { Months } from '../dashboard/months.tsx';
import { Todos } from '../dashboard/todos.tsx';

/** Dashboard: tasks, money and progress. */
export default function Dashboard() {
  const { t } = useLingui();
  const { profile } = useSession();
  const seesMoney = useMay('money');
  useLiveDashboard();
  return (
    <>
      <PageMeta title={t`Dashboard`} />
      <header className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1">
          <Greeting />
        </div>
        <Acts />
      </header>
      <div className="mt-6 grid gap-6">
        {profile?.role === 'Operator' ? <Todos /> : seesMoney ? <Parts /> : <PlainParts />}
      </div>
    </>
  );
}

const split = 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px]';

function Parts() {
  const { profile } = useSession();
  const seesWhole = useSeesWhole();
  const now = useCardQuery(dashboardQuery);
  const figures = useCardQuery(figuresQuery);
  const progress = useCardQuery(progressQuery);
  // On phones the sections below the tasks render together with them, so that nothing shifts.
  const later = now.data || now.error ? undefined : 'max-md:hidden';
  const isNew = now.data?.todos.length === 0 && progress.data?.data.length === 0 && hasNothing(figures.data?.figures);
  const others = profile?.role === 'Influencer' ? <Matches /> : <Creators />;
  const checklist = now.data?.checklist;
  const first = (
    <>
      {checklist ? <ChecklistCard checklist={checklist} /> : null}
      {checklist && now.data?.todos.length === 0 ? null : <Todos />}
    </>
  );
  if (isNew) {
    return (
      <>
        <div className={split}>
          <div className="grid content-start gap-6">{first}</div>
          <MoneyCard className={undefined} />
        </div>
        {others}
      </>
    );
  }
  return (
    <QueryErrorGate title={<Trans>Couldn’t load your dashboard</Trans>} asked={[now, figures, progress]}>
      <div className={split}>
        <div className="grid gap-6">{first}</div>
        <MoneyCard className={later} />
      </div>
      <div className={cx('grid gap-6', later)}>
        {seesWhole ? <Figures /> : null}
        <LazyOnVisible placeholder={<Skeleton className="h-72 rounded-card" />}>
          <Calendar />
        </LazyOnVisible>
        <LazyOnVisible placeholder={<Skeleton className="h-80 rounded-card" />}>
          <div className={split}>
            {seesWhole ? <Months /> : null}
            {others}
          </div>
          <div className={split}>
            <Campaigns renderStatus={(campaign) => <StatusTag campaign={campaign} />} />
          </div>
        </LazyOnVisible>
      </div>
    </QueryErrorGate>
  );
}

/** For whoever sees no money: tasks, days and campaigns. */
function PlainParts() {
  return (
    <>
      <Todos />
      <Calendar />
      <Campaigns renderStatus={(campaign) => <StatusTag campaign={campaign} />} />
    </>
  );
}

function hasNothing(figures: readonly DashboardFigure[] | undefined): boolean {
  return figures?.every(({ value, weeks }) => [value, ...weeks].every((each) => each === null)) ?? false;
}

/** Without tasks and first steps the primary action is posting, or for creators finding a campaign. */
function Acts() {
  const { profile } = useSession();
  const { data } = useCardQuery(dashboardQuery);
  const opens = useOpens();
  if (profile?.role === 'Operator' || !opens(paths.createCampaign())) return null;
  const first = data?.todos.length === 0 && data.checklist === null ? 'primary' : 'outline';
  return (
    <p className="flex flex-wrap gap-3 max-md:w-full">
      <LinkButton icon={Handshake} to={paths.createJointCampaign()} className="max-md:hidden">
        <Trans>Start a joint campaign</Trans>
      </LinkButton>
      {profile?.role === 'Influencer' ? (
        <LinkButton
          icon={Search}
          variant={first}
          to={paths.campaignPosts}
          className="min-w-fit max-md:flex-1 max-md:whitespace-normal"
        >
          <Trans>Find campaigns</Trans>
        </LinkButton>
      ) : (
        <LinkButton
          icon={Plus}
          variant={first}
          to={paths.createCampaign()}
          className="min-w-fit max-md:flex-1 max-md:whitespace-normal"
        >
          <Trans>Post a campaign</Trans>
        </LinkButton>
      )}
    </p>
  );
}
