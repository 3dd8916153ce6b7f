import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { PersonCard } from '../../../contract/core/people.ts';
import type { PoolDetails } from '../../../contract/hub/pools.ts';
import type { Need } from '../../lib/needs.ts';
import { Card } from '../../ui/data/card.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { DrawCard } from './draw-card.tsx';
import { PoolBalance, PoolPayers } from './pool-balance.tsx';
import { spendingQuery } from './pools.queries.ts';
import { SpendingList } from './spending-list.tsx';

const SpendDialog = lazyWithRetry(() => import('./spend-dialog.tsx'));
const ObjectDialog = lazyWithRetry(() => import('./object-dialog.tsx'));

interface PoolCardProps {
  campaignId: string;
  pool: PoolDetails;
  needs: readonly Need[];
  isOwn: boolean;
  owner: PersonCard;
  /** Participants a draw can be paid to. */
  people: readonly PersonCard[];
}

/** Pool: balance, payers, pending and completed draws. */
export function PoolCard({ campaignId, pool, needs, isOwn, owner, people }: PoolCardProps) {
  const list = useInfiniteQuery(spendingQuery(campaignId));
  const draws = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const waiting = draws.filter(({ status }) => status === 'proposed' || status === 'disputed');
  return (
    <>
      <Card as="section" padding="none" aria-labelledby="pool">
        <PoolBalance pool={pool} />
        <PoolPayers pool={pool} />
        <PoolActs {...{ campaignId, pool, needs, isOwn, owner, people }} />
      </Card>
      {waiting.map((draw) => (
        <DrawCard key={draw.id} campaignId={campaignId} draw={draw} silence={pool.silence} />
      ))}
      <SpendingList campaignId={campaignId} needs={needs} />
    </>
  );
}

function PoolActs({ campaignId, pool, needs, isOwn, owner, people }: PoolCardProps) {
  const [open, setOpen] = useState<'spend' | 'dispute'>();
  const { propose, dispute } = pool.can;
  const close = () => setOpen(undefined);
  if (!isOwn && dispute !== true && !pool.dispute) return null;
  return (
    <div className="grid gap-2 border-line border-t p-4 md:px-5">
      {pool.dispute ? (
        <p className="font-semibold text-bad text-sm">
          <Trans>The whole pool is on hold, Tandem decides: “{pool.dispute.reason}”</Trans>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isOwn ? (
          <Button variant="peacock" disabled={propose !== true || pool.free <= 0} onClick={() => setOpen('spend')}>
            <Trans>Propose a draw</Trans>
          </Button>
        ) : null}
        {dispute === true ? (
          <Button variant="text" onClick={() => setOpen('dispute')}>
            <Trans>Dispute the pool</Trans>
          </Button>
        ) : null}
      </div>
      {isOwn && propose !== true ? <p className="text-sm text-t3">{propose.reason}</p> : null}
      <Suspense>
        {open === 'spend' ? (
          <SpendDialog {...{ campaignId, needs, owner, people }} held={pool.free} onClose={close} />
        ) : null}
        {open === 'dispute' ? <ObjectDialog campaignId={campaignId} draw={null} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
