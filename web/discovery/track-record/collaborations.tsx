import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { reasonOf } from '../../lib/form-errors.ts';
import { writeDate } from '../../lib/intl.ts';
import { Card } from '../../ui/data/card.tsx';
import { ShowMore } from '../../ui/data/show-more.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { collaborationsQuery } from './track-record.queries.ts';

/** Completed campaigns of a person: title, month, and the brand unless it is theirs. */
export function Collaborations({ id, title, empty }: { id: string; title: React.ReactNode; empty: React.ReactNode }) {
  const { i18n } = useLingui();
  const query = useInfiniteQuery(collaborationsQuery(id));
  const done = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const monthOf = (month: string) => writeDate(`${month}-01`, i18n.locale, { month: 'short', year: 'numeric' });
  return (
    <section aria-labelledby="collaborations" className="mt-10">
      <h2 id="collaborations" className="h3 mb-4">
        {title}
      </h2>
      {query.isPending ? <Skeleton className="h-40 rounded-card" /> : null}
      {query.isError && done.length === 0 ? (
        <ErrorState
          title={<Trans>Couldn’t load past campaigns</Trans>}
          text={reasonOf(query.error)}
          onRetry={query.refetch}
        />
      ) : null}
      {query.isSuccess && done.length === 0 ? <p className="text-t2">{empty}</p> : null}
      {done.length > 0 ? (
        <Card padding="none">
          <ul className="divide-y divide-line">
            {done.map((each) => (
              <li key={each.id} className="flex flex-wrap items-baseline gap-x-3 px-4 py-3 md:px-5">
                <span className="h5 min-w-0 flex-1 break-words">{each.title}</span>
                {each.brand.id === id ? null : <span className="text-sm text-t2">{each.brand.name}</span>}
                <span className="num w-20 text-right text-sm text-t3">{monthOf(each.month)}</span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <ShowMore query={query} className="mt-3 flex justify-center" />
    </section>
  );
}
