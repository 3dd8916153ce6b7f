import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { DisputeQueue } from '../features/disputes/dispute-queue.tsx';
import { ConsoleHead } from '../features/operator/console-head.tsx';
import { PoolDisputeQueue } from '../features/pools/pool-dispute-queue.tsx';
import { Tabs } from '../ui/tabs.tsx';

/** The operator's queue of what two sides could not settle themselves. */
export default function OperatorDisputes() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const status = search.get('status') === 'decided' ? 'decided' : 'open';
  const isPools = search.get('about') === 'pools';
  return (
    <>
      <ConsoleHead
        name={t`Disputes`}
        text={
          <Trans>Held money that waits for a decision, the oldest first. Both sides are told what you decide.</Trans>
        }
      />
      <div className="mb-4">
        <Tabs
          label={t`Disputes`}
          current={isPools ? `pools-${status}` : status}
          tabs={[
            { id: 'open', to: '?', name: t({ message: 'Open', context: 'state' }) },
            { id: 'decided', to: '?status=decided', name: t`Decided` },
            { id: 'pools-open', to: '?about=pools', name: t`Pools, open` },
            { id: 'pools-decided', to: '?about=pools&status=decided', name: t`Pools, decided` },
          ]}
        />
      </div>
      {isPools ? <PoolDisputeQueue status={status} /> : <DisputeQueue status={status} />}
    </>
  );
}
