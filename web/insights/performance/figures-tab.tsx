import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { type Performance, performanceCalls } from '../../../contract/insights/performance.ts';
import { download } from '../../lib/download.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { useLiveEvent } from '../../lib/live.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/data/card.tsx';
import { Dotted } from '../../ui/data/dotted.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { BigFigures } from './big-figures.tsx';
import { CreatorFigures } from './creator-figures.tsx';
import { Growth } from './growth.tsx';
import { campaignPerformanceQuery } from './performance.queries.ts';

interface FiguresTabProps {
  campaign: Campaign;
  isOwn: boolean;
}

/** Results of a campaign: figures with definitions, growth, and figures by creator. */
export default function FiguresTab({ campaign, isOwn }: FiguresTabProps) {
  const { t } = useLingui();
  const query = useQuery(campaignPerformanceQuery(campaign.id));
  useLiveEvent('notification', ({ type }) => {
    if (type === 'deliverable' || type === 'money') void query.refetch();
  });
  if (!query.data) {
    return query.error ? (
      <ErrorState
        title={<Trans>Couldn’t load the results</Trans>}
        text={reasonOf(query.error)}
        onRetry={query.refetch}
      />
    ) : (
      <div role="status" aria-label={t`Loading`} aria-busy="true" className="grid gap-6">
        <Skeleton className="h-32" />
        <Skeleton className="h-72" />
      </div>
    );
  }
  const performance = query.data;
  if (performance.totals.pieces.agreed === 0) {
    return <NoWork applied={isOwn && campaign.type === 'standard' ? campaign.id : null} />;
  }
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Source performance={performance} />
        <Button
          size="sm"
          icon={Download}
          onClick={() =>
            download(performanceCalls.getCampaignPerformance, {
              params: { id: campaign.id },
              query: { format: 'csv' },
            }).catch((error) => showToast('error', reasonOf(error)))
          }
        >
          <span className="sr-only">
            <Trans>Download as</Trans>{' '}
          </span>
          CSV
        </Button>
      </div>
      <BigFigures performance={performance} isOwn={isOwn} />
      {performance.timeline.length === 0 ? (
        <NoReadings campaignId={campaign.id} />
      ) : (
        <Growth timeline={performance.timeline} />
      )}
      <CreatorFigures performance={performance} isOwn={isOwn} />
    </div>
  );
}

/** Source and age of the figures; "no data since" is not zero. */
function Source({ performance: { as_of: newest, oldest_as_of: oldest, totals } }: { performance: Performance }) {
  const { i18n } = useLingui();
  const { reported, read, delivered } = totals.pieces;
  const typed = reported - read;
  const day = (date: string) => formatDay(date, { locale: i18n.locale });
  if (!newest || !oldest) {
    return (
      <p className="num text-sm text-t2">
        <Trans>No results reported yet.</Trans>
      </p>
    );
  }
  const [from, to] = [day(oldest), day(newest)];
  return (
    <p className="num text-sm text-t2">
      <Dotted>
        {read === 0 ? (
          <Trans>
            Self-reported for {reported} of {delivered} delivered pieces
          </Trans>
        ) : read === reported ? (
          <Trans>
            Read from connected accounts for {read} of {delivered} delivered pieces
          </Trans>
        ) : (
          <Trans>
            Read for {read}, self-reported for {typed} of {delivered} delivered pieces
          </Trans>
        )}
        {oldest === newest ? (
          <Trans>as of {to}</Trans>
        ) : (
          <Trans>
            latest as of {to}; some have no data since {from}
          </Trans>
        )}
      </Dotted>
    </p>
  );
}

function NoReadings({ campaignId }: { campaignId: string }) {
  return (
    <Card>
      <EmptyState
        jaali="no-figures"
        title={<Trans>No results yet</Trans>}
        text={
          <Trans>
            They appear once work is published: read from the creator’s connected account, or typed in by the creator.
          </Trans>
        }
        action={
          <LinkButton to={`${paths.campaign(campaignId)}?tab=deliverables`}>
            <Trans>Review deliverables</Trans>
          </LinkButton>
        }
      />
    </Card>
  );
}

/** `applied`: id of the campaign whose applicants the reader can review. */
function NoWork({ applied }: { applied: string | null }) {
  return (
    <Card>
      <EmptyState
        jaali="no-figures"
        title={<Trans>No agreed work yet</Trans>}
        text={<Trans>Results come from delivered and published pieces.</Trans>}
        action={
          applied ? (
            <LinkButton to={paths.appliedUsers(applied)}>
              <Trans>See applicants</Trans>
            </LinkButton>
          ) : null
        }
      />
    </Card>
  );
}
