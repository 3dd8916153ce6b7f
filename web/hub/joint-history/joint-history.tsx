import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { Card } from '../../ui/data/card.tsx';
import { ShowMore } from '../../ui/data/show-more.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { HistoryEntry } from './history-entry.tsx';
import { historyQuery } from './joint-history.queries.ts';

/** Entries shown before "all". */
const fewEntries = 6;

/** History of a joint campaign, latest first. */
export function JointHistory({ campaignId }: { campaignId: string }) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const history = useInfiniteQuery(historyQuery(campaignId, isWhole ? 50 : fewEntries));
  const few = useInfiniteQuery(historyQuery(campaignId, fewEntries));
  // Keep the first entries while loading all.
  const { data = few.data, error } = history;
  const entries = (data?.pages ?? []).flatMap((page) => page.data);
  const total = data?.pages[0]?.total ?? 0;
  return (
    <Card as="section" aria-labelledby="history">
      <h2 id="history" className="h4 mb-2">
        <Trans>History</Trans>
      </h2>
      {!data && !error ? (
        <div role="status" aria-label={t`Loading`} aria-busy="true" className="grid gap-4 pt-1">
          {[1, 2, 3].map((at) => (
            <Skeleton key={at} className="h-9" />
          ))}
        </div>
      ) : null}
      {error && !data ? (
        <ErrorState
          title={<Trans>Couldn’t load the history</Trans>}
          text={reasonOf(error)}
          onRetry={() => history.refetch()}
        />
      ) : null}
      <ol>
        {entries.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {!isWhole && total > entries.length ? (
        <Button variant="text" size="sm" onClick={() => setWhole(true)}>
          <Trans>All {total} entries</Trans>
        </Button>
      ) : null}
      {isWhole ? <ShowMore query={history} size="sm" /> : null}
    </Card>
  );
}
