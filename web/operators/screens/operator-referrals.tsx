import { Trans, useLingui } from '@lingui/react/macro';
import { ConsoleHead } from '../console/console-head.tsx';
import { SignalList } from '../console/signal-list.tsx';

/** Suspicious referrals. */
export default function OperatorReferrals() {
  const { t } = useLingui();
  return (
    <>
      <ConsoleHead
        name={t`Referrals`}
        text={
          <Trans>
            People invited by one person who signed up from the same network, or many within an hour. It is a hint, not
            proof.
          </Trans>
        }
      />
      <SignalList />
    </>
  );
}
