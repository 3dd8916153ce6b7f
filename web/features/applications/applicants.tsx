import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Application, applicantSorts, applicationStatuses } from '../../../contract/applications.ts';
import { addDays } from '../../../contract/calendar.ts';
import type { Campaign } from '../../../contract/campaigns.ts';
import type { Pledge } from '../../../contract/pledges.ts';
import { dayOf } from '../../lib/campaign-words.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { ApplicantBar } from './applicant-bar.tsx';
import { ApplicantPanel } from './applicant-panel.tsx';
import { ApplicantsSkeleton, ApplicantTable } from './applicant-table.tsx';
import { ApplicantsEmpty } from './applicants-empty.tsx';
import { applicantsQuery } from './applications.queries.ts';
import { type Asked, Asking } from './asking.tsx';
import { TriageKeys } from './triage-keys.tsx';
import { type Answer, useTriage } from './use-triage.ts';

/** Days after the deadline until the system answers for the creator. Source: the product's rules, Campaigns. */
const answerDays = 7;

function readFilters(search: URLSearchParams) {
  const status = applicationStatuses.find((one) => one === search.get('status'));
  const sort = applicantSorts.find((one) => one === search.get('sort')) ?? 'match';
  return { ...(status ? { status } : {}), sort };
}

/** Who applied, to be answered one by one with the keyboard, the mouse or a thumb. */
export default function Applicants({ campaign }: { campaign: Campaign }) {
  const { i18n } = useLingui();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const list = useInfiniteQuery(applicantsQuery(campaign.id, filters));
  const triage = useTriage();
  const [asked, setAsked] = useState<Asked>();
  const applications = (list.data?.pages.flatMap(({ data }) => data) ?? []).filter(isApplication);
  const current = applications.find(({ id }) => id === search.get('user'));

  function change(fields: Record<string, string | null>) {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(fields)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  function step(by: 1 | -1) {
    const at = current ? applications.indexOf(current) + by : 0;
    const next = applications[at];
    if (next) change({ user: next.id });
  }
  function answer(application: Application, wanted: Answer, isAsked = false) {
    if (wanted === 'declined' || (wanted === 'offered' && isAsked)) setAsked({ application, answer: wanted });
    else void triage.answer(application, wanted);
  }

  const bar = <ApplicantBar campaign={campaign} filters={filters} onChange={change} />;
  if (list.isPending) return withBar(bar, <ApplicantsSkeleton />);
  if (!list.data) {
    const title = <Trans>The applicants did not load</Trans>;
    return withBar(bar, <ErrorState title={title} text={reasonOf(list.error)} onRetry={list.refetch} />);
  }
  if (applications.length === 0) {
    return withBar(bar, <ApplicantsEmpty status={filters.status} onAll={() => change({ status: null, user: null })} />);
  }
  const panel = current ? (
    <ApplicantPanel
      campaign={campaign}
      application={current}
      status={triage.statusOf(current)}
      position={applications.indexOf(current) + 1}
      total={list.data.pages[0]?.total ?? 0}
      onStep={step}
      onClose={() => change({ user: null })}
      onAnswer={(wanted, isAsked) => answer(current, wanted, isAsked)}
    />
  ) : null;
  const due = campaign.application_deadline ? addDays(campaign.application_deadline, answerDays) : null;
  return withBar(
    bar,
    <div className="flex items-start gap-5">
      <div className="min-w-0 flex-1">
        <InfiniteList
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={list.fetchNextPage}
          skeleton={<ApplicantsSkeleton />}
          errorTitle={<Trans>More applicants did not load</Trans>}
        >
          <ApplicantTable
            applications={applications}
            currentId={current?.id}
            isPaid={campaign.compensation === 'paid' || campaign.compensation === 'mixed'}
            statusOf={triage.statusOf}
            onOpen={(id) => change({ user: id })}
          />
        </InfiniteList>
        <TriageKeys
          current={current}
          status={current ? triage.statusOf(current) : undefined}
          onStep={step}
          onAnswer={answer}
          onUndo={triage.undoLast}
          onClose={() => change({ user: null })}
        >
          {due ? (
            <Trans>Reply by {formatDay(dayOf(due), { locale: i18n.locale })}, or the system declines</Trans>
          ) : null}
        </TriageKeys>
      </div>
      {panel}
      <Asking asked={asked} onClose={() => setAsked(undefined)} onAnswer={triage.answer} />
    </div>,
  );
}

function isApplication(one: Application | Pledge): one is Application {
  return !('need_id' in one);
}

function withBar(bar: React.ReactNode, content: React.ReactNode) {
  return (
    <>
      <h2 className="sr-only">
        <Trans>Applied</Trans>
      </h2>
      {bar}
      {content}
    </>
  );
}
