import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { RightsState } from '../../../contract/work/library.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { ShowMore } from '../../ui/data/show-more.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { type LibraryFilters, libraryQuery } from './library.queries.ts';
import type { Choosing } from './library-acts.tsx';
import { LibraryCard, LibraryRow } from './library-card.tsx';
import { sectionNames } from './rights-words.ts';

interface LibrarySectionProps extends Choosing {
  state: RightsState;
  filters: LibraryFilters;
}

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

/** Pieces in one state of their rights; nothing where there are none. */
export function LibrarySection({ state, filters, ...choosing }: LibrarySectionProps) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const query = useInfiniteQuery(libraryQuery(state, filters));
  const pieces = query.data?.pages.flatMap((page) => page.data) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  if (query.isPending) {
    return state === 'in_use' ? (
      <div aria-busy="true" role="status" aria-label={t`Loading the library`} className={grid}>
        {['one', 'two', 'three', 'four'].map((name) => (
          <Skeleton key={name} className="h-100 rounded-card" />
        ))}
      </div>
    ) : null;
  }
  if (query.isError && pieces.length === 0) {
    return <ErrorState title={t`Couldn’t load the library`} text={reasonOf(query.error)} onRetry={query.refetch} />;
  }
  if (total === 0) return null;
  const isWide = state === 'ends_soon' || state === 'ended';
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading} className="h3 flex items-baseline gap-3">
        {i18n._(sectionNames[state])}
        <span className="num font-semibold text-base text-t3">{total}</span>
      </h2>
      <ul className={isWide ? 'grid gap-4' : grid}>
        {pieces.map((piece, place) => (
          <li key={piece.id} className="min-w-0">
            {isWide ? (
              <LibraryRow piece={piece} isFirst={place === 0} {...choosing} />
            ) : (
              <LibraryCard piece={piece} {...choosing} />
            )}
          </li>
        ))}
      </ul>
      <ShowMore query={query} className="flex justify-center">
        <Trans>Show more</Trans>
      </ShowMore>
    </section>
  );
}
