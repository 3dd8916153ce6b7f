import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { operatorReferralCalls, type ReferralSignal } from '../../../contract/operators/operator-referrals.ts';
import { request } from '../../lib/api.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { PagedList } from '../../ui/data/paged-list.tsx';
import { Tabs } from '../../ui/data/tabs.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { referralSignalsQuery } from './operator.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { SignalCard } from './signal-card.tsx';

interface Asked {
  signal: ReferralSignal;
  act: 'dismiss' | 'cancel';
}

/** Suspicious referrals with the possible decisions. */
export function SignalList() {
  const { t } = useLingui();
  const { filters, clear } = useUrlFilters(['status']);
  const [asked, setAsked] = useState<Asked>();
  const isDecided = filters.status === 'decided';
  return (
    <>
      <div className="mb-4">
        <Tabs
          label={t`Referrals`}
          current={isDecided ? 'decided' : 'open'}
          tabs={[
            { id: 'open', to: '?', name: t({ message: 'Open', context: 'state' }) },
            { id: 'decided', to: '?status=decided', name: t`Decided` },
          ]}
        />
      </div>
      <PagedList
        query={referralSignalsQuery(filters)}
        isFiltered={false}
        onClear={clear}
        empty={
          <EmptyState
            jaali="referral-signals"
            title={isDecided ? <Trans>No decisions yet</Trans> : <Trans>No referrals to check</Trans>}
          />
        }
      >
        {(signals) => (
          <ul className="grid gap-3">
            {signals.map((signal) => (
              <li key={signal.id}>
                <SignalCard signal={signal} onAct={(act) => setAsked({ signal, act })} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {asked ? <Decision {...asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}

function Decision({ signal, act, onClose }: Asked & { onClose: () => void }) {
  const { t } = useLingui();
  const params = { id: signal.id };
  if (act === 'dismiss') {
    return (
      <ReasonDialog
        title={<Trans>Dismiss this signal?</Trans>}
        act={<Trans>Dismiss</Trans>}
        done={t`Dismissed. Their rewards stay as they are.`}
        onAct={(reason) => request(operatorReferralCalls.dismissReferralSignal, { params, body: { reason } })}
        onClose={onClose}
      />
    );
  }
  return (
    <ReasonDialog
      title={<Trans>Cancel the rewards for these accounts?</Trans>}
      act={<Trans>Cancel rewards</Trans>}
      variant="danger"
      hint={<Trans>The referrer can read this. It also goes to the audit log.</Trans>}
      done={t`Cancelled. The referrer has been told why.`}
      onAct={(reason) => request(operatorReferralCalls.cancelSignalledRewards, { params, body: { reason } })}
      onClose={onClose}
    >
      <Trans>
        Pending rewards for these accounts end for good. What can be withdrawn already stays. This cannot be undone.
      </Trans>
    </ReasonDialog>
  );
}
