import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Pledge } from '../../../contract/campaigns/pledges.ts';
import { applicantsQuery } from '../../campaigns/applications/applications.queries.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useUrlState, whole } from '../../lib/use-url-state.ts';
import { InfiniteList } from '../../ui/data/infinite-list.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { ApplicantBar } from './applicant-bar.tsx';
import { filtersOf, readList, usualList } from './applicant-filters.ts';
import { ApplicantsSkeleton } from './applicant-table.tsx';
import { ApplicantsEmpty } from './applicants-empty.tsx';
import { TriageDesk } from './triage-desk.tsx';
import { useCurrent } from './use-current.ts';
import { useLiveHiring } from './use-live-hiring.ts';
import { useTriage } from './use-triage.ts';

/** Applicants with single and bulk answers, by keyboard, mouse or touch. */
export default function Applicants({ campaign }: { campaign: Campaign }) {
  const [inAddress] = useSearchParams();
  const [search, setSearch] = useUrlState(whole);
  const [isOfOne] = useState(() => inAddress.has('user'));
  const list = readList(search, usualList(campaign.counts, isOfOne));
  const filters = filtersOf(list, search);
  const query = useInfiniteQuery(applicantsQuery(campaign.id, filters));
  const triage = useTriage(campaign.id);
  useLiveHiring();
  const applications = useMemo(
    () => (query.data?.pages.flatMap(({ data }) => data) ?? []).filter(isApplication),
    [query.data],
  );
  const change = (fields: Record<string, string | null>) => setSearch(withFields(search, fields));
  const [currentId, setCurrent] = useCurrent(inAddress.get('user'), (user) => change({ user }));

  function withBar(content: ReactNode) {
    return (
      <>
        <h2 className="sr-only">
          <Trans context="applications">Applied</Trans>
        </h2>
        <ApplicantBar
          campaign={campaign}
          applications={applications}
          statusOf={triage.statusOf}
          list={list}
          filters={filters}
          onChange={change}
        />
        {content}
      </>
    );
  }
  if (query.isPending) return withBar(<ApplicantsSkeleton />);
  if (!query.data) {
    const title = <Trans>Couldn’t load the applicants</Trans>;
    return withBar(<ErrorState title={title} text={reasonOf(query.error)} onRetry={query.refetch} />);
  }
  const all = () => change({ status: 'all', user: null });
  return withBar(
    <TriageDesk
      campaign={campaign}
      applications={applications}
      total={query.data.pages[0]?.total ?? 0}
      sort={filters.sort}
      triage={triage}
      currentId={currentId}
      onCurrent={setCurrent}
      frame={(table) =>
        applications.length === 0 ? (
          <ApplicantsEmpty campaign={campaign} list={list} onAll={all} />
        ) : (
          <InfiniteList
            query={query}
            skeleton={<ApplicantsSkeleton />}
            errorTitle={<Trans>Couldn’t load more applicants</Trans>}
          >
            {table}
          </InfiniteList>
        )
      }
    />,
  );
}

function withFields(known: URLSearchParams, fields: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(known);
  for (const [name, value] of Object.entries(fields)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function isApplication(one: Application | Pledge): one is Application {
  return !('need_id' in one);
}
