import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { Settlement } from '../../../contract/hub/settlements.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ShowMore } from '../../ui/data/show-more.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { percentOf } from './preview.ts';
import { settlementsQuery } from './settlements.queries.ts';

/** Settlements by number, expandable to each participant's share. */
export function SettlementList({ campaignId, userId }: { campaignId: string; userId: string }) {
  const list = useInfiniteQuery(settlementsQuery(campaignId));
  if (list.error && !list.data) {
    return (
      <ErrorState
        title={<Trans>Couldn’t load the settlements</Trans>}
        text={reasonOf(list.error)}
        onRetry={list.refetch}
      />
    );
  }
  const settlements = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (settlements.length === 0) return null;
  return (
    <Card as="section" padding="none" aria-labelledby="settlements">
      <h2 id="settlements" className="h4 px-4 pt-4 pb-2 md:px-5">
        <Trans>Settlements so far</Trans>
      </h2>
      <ul>
        {settlements.map((settlement) => (
          <li key={settlement.id} className="border-line border-t">
            <SettlementLine settlement={settlement} userId={userId} />
          </li>
        ))}
      </ul>
      <ShowMore query={list} className="p-2" />
    </Card>
  );
}

function SettlementLine({ settlement, userId }: { settlement: Settlement; userId: string }) {
  const { i18n } = useLingui();
  const { number, source, amount, createdAt, shares } = settlement;
  const own = shares.find(({ user_id }) => user_id === userId);
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2.5 md:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            <Trans>Settlement {number}</Trans>
          </span>
          <span className="num block text-sm text-t3">
            {formatDay(createdAt, { locale: i18n.locale })} ·{' '}
            {source === 'pool' ? (
              <Trans>from the pool, into wallets</Trans>
            ) : (
              <Trans>revenue, paid outside Tandem</Trans>
            )}
          </span>
        </span>
        <span className="text-right">
          <Money value={amount} paise className="block font-bold" />
          {own ? (
            <span className="num block text-sm text-t2">
              <Trans>
                yours <Money value={own.amount} paise />
              </Trans>
            </span>
          ) : null}
        </span>
        <ChevronDown className="text-t3 group-open:rotate-180" />
      </summary>
      <ul className="num grid gap-1.5 px-4 pb-4 text-sm md:px-5">
        {shares.map(({ user_id, name, fraction, amount: part }) => (
          <li key={user_id} className="flex items-baseline gap-3">
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="text-t3">
              {fraction.numerator}/{fraction.denominator} · {percentOf(fraction)}
            </span>
            <Money value={part} paise className="w-28 text-right font-semibold" />
          </li>
        ))}
      </ul>
    </details>
  );
}
