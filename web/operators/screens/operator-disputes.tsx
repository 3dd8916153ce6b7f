import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { PoolDisputeQueue } from '../../hub/pools/pool-dispute-queue.tsx';
import { Tabs } from '../../ui/data/tabs.tsx';
import { DisputeQueue } from '../../work/disputes/dispute-queue.tsx';
import { ChargebackList } from '../console/chargeback-list.tsx';
import { ConsoleHead } from '../console/console-head.tsx';

/** Queue of disputes. */
export default function OperatorDisputes() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const status = search.get('status') === 'decided' ? 'decided' : 'open';
  const about = search.get('about');
  const isPools = about === 'pools';
  const isBanks = about === 'banks';
  return (
    <>
      <ConsoleHead
        name={t`Disputes`}
        text={<Trans>Money on hold that needs a decision, oldest first. Both sides are told what you decide.</Trans>}
      />
      <div className="mb-4">
        <Tabs
          label={t`Disputes`}
          current={isPools || isBanks ? `${about}-${status}` : status}
          tabs={[
            { id: 'open', to: '?', name: t({ message: 'Open', context: 'state' }) },
            { id: 'decided', to: '?status=decided', name: t`Decided` },
            { id: 'pools-open', to: '?about=pools', name: t`Pools, open` },
            { id: 'pools-decided', to: '?about=pools&status=decided', name: t`Pools, decided` },
            { id: 'banks-open', to: '?about=banks', name: t`Chargebacks, open` },
            { id: 'banks-decided', to: '?about=banks&status=decided', name: t`Chargebacks, closed` },
          ]}
        />
      </div>
      {isBanks ? <ChargebackList status={status === 'open' ? 'open' : 'ended'} /> : null}
      {isPools ? <PoolDisputeQueue status={status} /> : null}
      {isPools || isBanks ? null : <DisputeQueue status={status} />}
    </>
  );
}
