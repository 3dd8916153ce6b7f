import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { poolCalls, type Spending } from '../../../contract/hub/pools.ts';
import { needNames } from '../../lib/campaign-labels.ts';
import { download } from '../../lib/download.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import type { Need } from '../../lib/needs.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ShowMore } from '../../ui/data/show-more.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { spendingQuery } from './pools.queries.ts';

interface SpendingListProps {
  campaignId: string;
  needs: readonly Need[];
}

/** Completed draws, newest first: payee and purpose, or withdrawn. */
export function SpendingList({ campaignId, needs }: SpendingListProps) {
  const list = useInfiniteQuery(spendingQuery(campaignId));
  if (list.error && !list.data) {
    return (
      <ErrorState title={<Trans>Couldn’t load the draws</Trans>} text={reasonOf(list.error)} onRetry={list.refetch} />
    );
  }
  const draws = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const over = draws.filter(({ status }) => status === 'executed' || status === 'withdrawn');
  return (
    <Card as="section" padding="none" aria-labelledby="draws">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4 md:px-5">
        <h3 id="draws" className="h4">
          <Trans>Draws</Trans>
        </h3>
        {draws.length > 0 ? <DrawsFile campaignId={campaignId} /> : null}
      </div>
      {list.data && over.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-t3 md:px-5">
          <Trans>No draws yet.</Trans>
        </p>
      ) : null}
      <ul>
        {over.map((draw) => (
          <DrawRow key={draw.id} draw={draw} kind={needs.find(({ id }) => id === draw.need_id)?.kind} />
        ))}
      </ul>
      <ShowMore query={list} />
    </Card>
  );
}

/** Download of all draws as CSV. */
function DrawsFile({ campaignId }: { campaignId: string }) {
  return (
    <Button
      size="sm"
      icon={Download}
      onClick={() =>
        download(poolCalls.listSpending, { params: { id: campaignId }, query: { format: 'csv' } }).catch((error) =>
          showToast('error', reasonOf(error)),
        )
      }
    >
      <span className="sr-only">
        <Trans>Download as</Trans>{' '}
      </span>
      CSV
    </Button>
  );
}

function DrawRow({ draw, kind }: { draw: Spending; kind: Need['kind'] | undefined }) {
  const { t, i18n } = useLingui();
  const { number, note, paid, payee, status, createdAt, ended_at: endedAt } = draw;
  const isPaid = status === 'executed';
  const facts = [
    isPaid ? t`to ${nameOf(payee)}` : t`withdrawn`,
    kind ? i18n._(needNames[kind]) : null,
    formatDay(endedAt ?? createdAt, { locale: i18n.locale }),
  ];
  return (
    <li className="flex items-baseline justify-between gap-3 border-line border-t px-4 py-2.5 text-sm md:px-5">
      <span className="min-w-0">
        <span className="block">
          {number}. {note}
        </span>
        <span className="num block text-t3">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {isPaid ? <Money value={-paid} paise className="flex-none font-bold" /> : null}
    </li>
  );
}
