import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { needNames } from '../../lib/campaign-words.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import type { Need } from '../../lib/needs.ts';
import { Money } from '../../ui/money.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { spendingQuery } from './pools.queries.ts';

/** What was drawn from the pool, what for, and when. */
export function SpendingList({ campaignId, needs }: { campaignId: string; needs: readonly Need[] }) {
  const { i18n } = useLingui();
  const list = useInfiniteQuery(spendingQuery(campaignId));
  if (list.error && !list.data) {
    return (
      <div className="px-4 pb-4 md:px-5">
        <ErrorState
          title={<Trans>What was drawn did not load</Trans>}
          text={reasonOf(list.error)}
          onRetry={list.refetch}
        />
      </div>
    );
  }
  const lines = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const kindOf = (needId: string | null) => needs.find(({ id }) => id === needId)?.kind;
  return (
    <>
      <ul>
        {lines.map(({ id, number, note, amount, need_id, createdAt }) => {
          const kind = kindOf(need_id);
          return (
            <li
              key={id}
              className="flex items-baseline justify-between gap-3 border-line border-t px-4 py-2.5 text-sm md:px-5"
            >
              <span className="min-w-0">
                <span className="block">
                  {number}. {note}
                </span>
                <span className="num block text-t3">
                  {[kind ? i18n._(needNames[kind]) : null, formatDay(createdAt, { locale: i18n.locale })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Money value={-amount} paise className="flex-none font-bold" />
            </li>
          );
        })}
      </ul>
      <ShowMore query={list} />
    </>
  );
}
