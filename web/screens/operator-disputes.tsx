import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { DisputeQueue } from '../features/disputes/dispute-queue.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Tabs } from '../ui/tabs.tsx';

/** The operator's queue of what two sides could not settle themselves. */
export default function OperatorDisputes() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const status = search.get('status') === 'decided' ? 'decided' : 'open';
  return (
    <div className="pb-18">
      <PageMeta title={t`Disputes`} />
      <h1 className="h1">
        <Trans>Disputes</Trans>
      </h1>
      <p className="mt-1 mb-5 text-sm text-t2">
        <Trans>Held money that waits for a decision, the oldest first. Both sides are told what you decide.</Trans>
      </p>
      <div className="mb-5">
        <Tabs
          label={t`Disputes`}
          current={status}
          tabs={[
            { id: 'open', to: '?', name: t({ message: 'Open', context: 'state' }) },
            { id: 'decided', to: '?status=decided', name: t`Decided` },
          ]}
        />
      </div>
      <DisputeQueue status={status} />
    </div>
  );
}
