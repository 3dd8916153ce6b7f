import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import type { Pool } from '../../../contract/pools.ts';
import type { Need } from '../../lib/needs.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { late } from '../../ui/late.ts';
import { Money } from '../../ui/money.tsx';
import { SpendingList } from './spending-list.tsx';

const SpendDialog = late(() => import('./spend-dialog.tsx'));

interface PoolCardProps {
  campaignId: string;
  pool: Pool;
  needs: readonly Need[];
  isOwn: boolean;
  /** Only then is it drawn from: before, each can still leave with a refund. */
  isLocked: boolean;
}

/** The budget that was paid in: what is held, and where the rest went. */
export function PoolCard({ campaignId, pool, needs, isOwn, isLocked }: PoolCardProps) {
  const [isSpending, setSpending] = useState(false);
  const { funded, refunded, spent, settled, held } = pool;
  return (
    <Card as="section" padding="none" aria-labelledby="pool">
      <div className="flex flex-wrap items-start justify-between gap-3 p-4 md:px-5">
        <div>
          <h2 id="pool" className="h4">
            <Trans>Pool</Trans>
          </h2>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
            <Money value={held} size={28} />
            <span className="text-sm text-t2">
              <Trans>held by the payment partner</Trans>
            </span>
          </p>
        </div>
        {isOwn && isLocked && held > 0 ? (
          <Button onClick={() => setSpending(true)}>
            <Trans>Draw for the work</Trans>
          </Button>
        ) : null}
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 px-4 pb-4 text-sm md:grid-cols-4 md:px-5">
        <Figure name={<Trans>Paid in</Trans>} value={funded} />
        <Figure name={<Trans>Refunded</Trans>} value={refunded} />
        <Figure name={<Trans>Drawn for the work</Trans>} value={spent} />
        <Figure name={<Trans>Shared out</Trans>} value={settled} />
      </dl>
      {isOwn && !isLocked ? (
        <p className="px-4 pb-4 text-sm text-t3 md:px-5">
          <Trans>You can draw from it once the campaign locks: until then each can leave with a refund.</Trans>
        </p>
      ) : null}
      <SpendingList campaignId={campaignId} needs={needs} />
      <Suspense>
        {isSpending ? (
          <SpendDialog campaignId={campaignId} held={held} needs={needs} onClose={() => setSpending(false)} />
        ) : null}
      </Suspense>
    </Card>
  );
}

function Figure({ name, value }: { name: ReactNode; value: number }) {
  return (
    <div>
      <dt className="text-t2">{name}</dt>
      <dd className="font-bold">
        <Money value={value} />
      </dd>
    </div>
  );
}
