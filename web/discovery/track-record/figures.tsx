import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { TrackRecord } from '../../../contract/discovery/track-record.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Card } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { figureInWords, figureWords } from './figure-words.ts';
import { trackRecordQuery } from './track-record.queries.ts';

/** Track record: figures with sample size and definition. */
export function Figures({ id }: { id: string }) {
  const heading = useId();
  const query = useQuery(trackRecordQuery(id));
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="h3">
        <Trans>Track record</Trans>
      </h2>
      <p className="mb-4 text-sm text-t3">
        <Trans>Measured from activity on Tandem in the last 12 months.</Trans>
      </p>
      {query.isPending ? <Skeleton className="h-40 rounded-card" /> : null}
      {query.isError ? (
        <ErrorState
          title={<Trans>Couldn’t load the results</Trans>}
          text={reasonOf(query.error)}
          onRetry={query.refetch}
        />
      ) : null}
      {query.data ? <FigureCards record={query.data} /> : null}
    </section>
  );
}

function FigureCards({ record }: { record: TrackRecord }) {
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {record.figures.map((figure) => (
          <li key={figure.id}>
            <FigureCard figure={figure} />
          </li>
        ))}
      </ul>
      <p className="num mt-3 text-sm text-t2">
        <Plural
          value={record.done}
          _0="No completed campaigns yet"
          one="# campaign completed"
          other="# campaigns completed"
        />
      </p>
    </>
  );
}

function FigureCard({ figure }: { figure: TrackRecord['figures'][number] }) {
  const { i18n, t } = useLingui();
  const { name, unit, definition } = figureWords[figure.id];
  const { n, value } = figure;
  return (
    <Card padding="sm" className="h-full">
      <h3 className="text-sm text-t2">{t(name)}</h3>
      {value === null ? (
        <p className="num min-h-7 text-t2">
          <Trans>not enough data yet (n = {n})</Trans>
        </p>
      ) : (
        <p className="num min-h-7">
          <span className="h3">{figureInWords(value, unit, i18n)}</span>{' '}
          <span className="text-sm text-t3">n = {n}</span>
        </p>
      )}
      <details className="mt-1 text-sm">
        <summary className="link inline-flex min-h-6 cursor-pointer items-center">
          <Trans>How we calculate this</Trans>
        </summary>
        <p className="mt-1 text-t2">{t(definition)}</p>
      </details>
    </Card>
  );
}
