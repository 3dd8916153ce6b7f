import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { isBusiness } from '../../../contract/core/roles.ts';
import type { InfluencerDetails } from '../../../contract/discovery/discovery.ts';
import { useSetEntries } from '../../campaigns/crm/crm.queries.ts';
import { useOpenCampaigns } from '../../campaigns/invitations/open-campaigns.ts';
import { InviteButton } from '../../campaigns/screens/sections/invite-act.tsx';
import { ApiError } from '../../lib/api.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { readIds, useUrlState } from '../../lib/use-url-state.ts';
import { metricsQuery } from '../../social/social-metrics/social-metrics.queries.ts';
import { ShareButton } from '../../ui/feedback/share-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Select } from '../../ui/forms/select.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { ratingQuery } from '../../work/reviews/reviews.queries.ts';
import { costOf, pricesOf } from '../compare/compare.rules.ts';
import { CompareTable } from '../compare/compare-table.tsx';
import type { ComparedCreator, WantedWork } from '../compare/compared-creator.ts';
import { compareLimit, forgetCompared } from '../discovery/compared.ts';
import { detailsQuery } from '../discovery/details.queries.ts';
import { useMatches } from '../discovery/matches.queries.ts';
import { trackRecordQuery } from '../track-record/track-record.queries.ts';

const InviteDialog = lazyWithRetry(async () => ({
  default: (await import('../../campaigns/invitations/invite-dialog.tsx')).InviteDialog,
}));

const asked = {
  read: (search: URLSearchParams) => ({
    ids: readIds(search, compareLimit),
    campaign: search.get('campaign') ?? '',
  }),
  write: ({ ids, campaign }: { ids: readonly string[]; campaign: string }) =>
    new URLSearchParams([...ids.map((id) => ['id', id]), ...(campaign ? [['campaign', campaign]] : [])]),
};

/** Up to four creators side by side; the URL holds who they are. */
export default function CompareCreators() {
  const { t } = useLingui();
  const { token, profile } = useSession();
  const [{ ids, campaign }, put] = useUrlState(asked);
  const hires = isBusiness(profile?.role);
  const details = useQueries({ queries: ids.map((id) => ({ ...detailsQuery(id), enabled: token !== null })) });
  const gone = ids.find((_, place) => isGone(details[place]?.error));
  const remove = (id: string) => {
    forgetCompared(id);
    put({ ids: ids.filter((each) => each !== id), campaign });
  };
  const takeAway = useEffectEvent((id: string) => {
    remove(id);
    showToast('info', t`One of the creators is no longer available.`);
  });
  useEffect(() => {
    if (gone) takeAway(gone);
  }, [gone]);
  const shown = details.flatMap(({ data }) => data ?? []);
  const creators = useCompared(shown);
  const { work, corner } = useWork({
    campaign,
    isWanted: hires && token !== null,
    onChange: (next) => put({ ids, campaign: next }),
  });
  const failed = details.find(({ error }) => error !== null && !isGone(error));
  return (
    <div className="pb-10 md:pb-18">
      <title>{t`Compare creators`}</title>
      <p className="text-sm">
        <Link to={paths.browse} className="link">
          <Trans>Discover Influencers</Trans>
        </Link>{' '}
        › <Trans>Compare</Trans>
      </p>
      <div className="mt-1.5 mb-5 flex items-end justify-between gap-4">
        <div>
          <h1 className="h1">
            <Plural value={ids.length} _0="Compare creators" one="Compare # creator" other="Compare # creators" />
          </h1>
          <p className="mt-1.5 text-sm text-t2">
            {work ? (
              <>
                <WorkLine work={work} />{' '}
              </>
            ) : null}
            <Trans>The best of a row is named in words.</Trans>
          </p>
        </div>
        {ids.length > 0 ? (
          <ShareButton name={t`Creator comparison`} address={paths.compareCreators(ids)} className="flex-none">
            <span className="max-md:hidden">
              <Trans>Share the table</Trans>
            </span>
            <span className="md:hidden">
              <Trans context="send">Share</Trans>
            </span>
          </ShareButton>
        ) : null}
      </div>
      {ids.length === 0 ? (
        <EmptyState
          jaali="compare"
          title={<Trans>Nobody to compare yet</Trans>}
          text={<Trans>Tick up to four creators where you browse, then compare them here.</Trans>}
          action={
            <LinkButton to={paths.browse}>
              <Trans>Browse creators</Trans>
            </LinkButton>
          }
        />
      ) : failed ? (
        <ErrorState title={t`Couldn’t load creators`} text={reasonOf(failed.error)} onRetry={failed.refetch} />
      ) : shown.length < ids.length ? (
        <Skeleton className="h-150 rounded-card" />
      ) : (
        <>
          <div className="mb-4 md:hidden">{corner}</div>
          <CompareTable
            creators={creators}
            work={work}
            corner={corner}
            renderInvite={(creator) => (hires && creator.claimed ? <InviteButton creator={creator} block /> : null)}
            onRemove={remove}
          />
          {hires ? <InviteAll creators={shown.filter(({ claimed }) => claimed)} work={work} /> : null}
        </>
      )}
    </div>
  );
}

/** For example: For “Sadya at home”: 1 reel, 1 story, up to ₹12,500 a creator. */
function WorkLine({ work: { title, content, budget } }: { work: WantedWork }) {
  const { i18n } = useLingui();
  const made = deliverablesInWords(content, i18n);
  if (!made) return <Trans>For “{title}”.</Trans>;
  if (budget === null) {
    return (
      <Trans>
        For “{title}”: {made}.
      </Trans>
    );
  }
  return (
    <Trans>
      For “{title}”: {made}, up to {formatRupees(budget)} a creator.
    </Trans>
  );
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The creators with their figures, as those arrive. */
function useCompared(shown: readonly InfluencerDetails[]): ComparedCreator[] {
  const metrics = useQueries({ queries: shown.map(({ id, locked }) => metricsQuery(id, locked)) });
  const records = useQueries({ queries: shown.map(({ id }) => trackRecordQuery(id)) });
  const ratings = useQueries({ queries: shown.map(({ id }) => ratingQuery(id)) });
  const matches = useMatches(shown.map(({ id }) => id));
  return shown.map((details, place) => ({
    id: details.id,
    details,
    match: matches?.get(details.id),
    metrics: metrics[place]?.data,
    record: records[place]?.data,
    rating: ratings[place]?.data,
  }));
}

interface Work {
  campaign: string;
  isWanted: boolean;
  onChange: (campaign: string) => void;
}

/** The campaign whose work is priced, and the field that chooses it. */
function useWork({ campaign, isWanted, onChange }: Work) {
  const { t } = useLingui();
  const { open = [] } = useOpenCampaigns(isWanted);
  const chosen = open.find(({ id }) => id === campaign) ?? open[0];
  const work: WantedWork | undefined = chosen && {
    title: chosen.title,
    content: chosen.content,
    budget: chosen.budget_per_creator,
  };
  const corner = chosen ? (
    <>
      <Select
        aria-label={t`Campaign`}
        options={open.map(({ id, title }) => ({ id, name: title }))}
        value={chosen.id}
        onChange={(event) => onChange(event.target.value)}
        title={chosen.title}
        className="truncate pr-8 text-sm md:min-h-9"
      />
      <p className="mt-2 text-t3 text-xs">
        <Trans>Change the campaign and its price row changes.</Trans>
      </p>
    </>
  ) : null;
  return { work, corner };
}

function InviteAll({ creators, work }: { creators: readonly InfluencerDetails[]; work: WantedWork | undefined }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const totals = creators.flatMap((creator) => costOf(pricesOf(creator), work?.content ?? []).total ?? []);
  const sum = formatRupees(totals.reduce((all, total) => all + total, 0));
  const list = useSetEntries();
  const save = () =>
    list.mutateAsync({ ids: creators.map(({ id }) => id) }).then(
      () => showToast('success', t`They are on your list now.`),
      (error: unknown) => showToast('error', reasonOf(error)),
    );
  if (creators.length < 2) return null;
  return (
    <div
      data-at-bottom=""
      className="sticky bottom-19 z-10 mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-card border border-line bg-raised px-4 py-3 shadow-pop md:bottom-4 md:px-5"
    >
      <p className="font-semibold max-md:text-sm">
        {totals.length > 0 ? (
          <Plural value={totals.length} one={`# with a full price: ${sum}`} other={`# with a full price: ${sum}`} />
        ) : (
          <Trans>None has a full price yet. Invite them and ask.</Trans>
        )}
      </p>
      <span className="flex gap-3 max-md:w-full">
        <Button onClick={save}>
          <Trans>Save as a list</Trans>
        </Button>
        <Button variant="primary" className="max-md:flex-1" onClick={() => setOpen(true)}>
          <Trans>Invite all {creators.length}</Trans>
        </Button>
      </span>
      {isOpen ? (
        <Suspense>
          <InviteDialog people={creators} areChosen onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
