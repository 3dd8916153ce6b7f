import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { applicantsQuery } from '../../campaigns/applications/applications.queries.ts';
import { isApplication } from '../../campaigns/applications/is-application.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useMay } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { useMedia } from '../../lib/use-media.ts';
import { useUrlState, whole } from '../../lib/use-url-state.ts';
import { InfiniteList } from '../../ui/data/infinite-list.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { useLiveHiring } from '../offers/use-live-hiring.ts';
import { useAnswerToast } from './answer-toast.ts';
import { ApplicantBar } from './applicant-bar.tsx';
import { defaultList, filtersOf, isIn, readList, segmentOf } from './applicant-filters.ts';
import { ApplicantsSkeleton } from './applicant-table.tsx';
import { ApplicantsEmpty } from './applicants-empty.tsx';
import { TriageDesk } from './triage-desk.tsx';
import { useCurrent } from './use-current.ts';
import { type AnswerNotice, useTriage } from './use-triage.ts';

/** Applicants with single and bulk answers, by keyboard, mouse or touch. */
export default function Applicants({ campaign }: { campaign: Campaign }) {
  const [inAddress] = useSearchParams();
  const [search, setSearch] = useUrlState(whole);
  const [isOfOne] = useState(() => inAddress.has('user'));
  const [first] = useState(() => defaultList(campaign.counts, isOfOne));
  const list = readList(search, first);
  const filters = filtersOf(list, search);
  const query = useInfiniteQuery(applicantsQuery(campaign.id, filters));
  const [notice, setNotice] = useState<AnswerNotice>();
  const clearNotice = useCallback(() => setNotice(undefined), []);
  const showAsToast = useAnswerToast();
  const hasTable = useMedia('(width >= 768px)');
  const triage = useTriage(campaign.id, hasTable ? setNotice : showAsToast);
  useLiveHiring();
  const mayPay = useMay('pay');
  const { statusOf } = triage;
  const loaded = useMemo(
    () => (query.data?.pages.flatMap(({ data }) => data) ?? []).filter(isApplication),
    [query.data],
  );
  // An answer takes its applicant out of the segment at once, together with the counts.
  const applications = useMemo(
    () => loaded.filter((application) => isIn(list, statusOf(application))),
    [loaded, list, statusOf],
  );
  const change = (fields: Record<string, string | null>) => {
    // Another list is the server's: people answered a moment ago would be missing there.
    if ('status' in fields) triage.sendNow();
    setSearch(withFields(search, fields));
  };
  const [currentId, setCurrent] = useCurrent(inAddress.get('user'), (user) => change({ user }));
  const linked = list === 'all' ? loaded.find(({ id }) => id === currentId) : undefined;
  const openSegment = useEffectEvent((application: Application) =>
    change({ status: segmentOf(application.status), user: application.id }),
  );
  // A link to one applicant leads to their segment.
  useEffect(() => {
    if (linked) openSegment(linked);
  }, [linked]);

  function withBar(content: ReactNode) {
    return (
      <>
        <h2 className="sr-only">
          <Trans context="applications">Applied</Trans>
        </h2>
        <ApplicantBar
          campaign={campaign}
          applications={loaded}
          statusOf={statusOf}
          list={list}
          filters={filters}
          onChange={change}
        />
        {mayPay && list === 'accepted' && (campaign.counts.accepted ?? 0) > 1 && offersMoney(campaign) ? (
          <p className="mb-3">
            <LinkButton icon={ShieldCheck} to={paths.fundMany(campaign.id)}>
              <Trans>Fund all accepted</Trans>
            </LinkButton>
          </p>
        ) : null}
        {content}
      </>
    );
  }
  if (query.isPending) return withBar(<ApplicantsSkeleton />);
  if (!query.data) {
    const title = <Trans>Couldn’t load the applicants</Trans>;
    return withBar(<ErrorState title={title} text={reasonOf(query.error)} onRetry={query.refetch} />);
  }
  return withBar(
    <TriageDesk
      campaign={campaign}
      applications={applications}
      total={(query.data.pages[0]?.total ?? 0) - (loaded.length - applications.length)}
      triage={triage}
      notice={notice}
      onNoticeGone={clearNotice}
      currentId={currentId}
      onCurrent={setCurrent}
      frame={(table) =>
        applications.length === 0 ? (
          <ApplicantsEmpty
            campaign={campaign}
            list={list}
            onOpen={(segment) => change({ status: segment, user: null })}
          />
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
