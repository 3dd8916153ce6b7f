import { Trans, useLingui } from '@lingui/react/macro';
import { ConsoleHead } from '../console/console-head.tsx';
import { PayoutList } from '../console/payout-list.tsx';

/** Payouts of all users. */
export default function OperatorPayouts() {
  const { t } = useLingui();
  return (
    <>
      <ConsoleHead
        name={t`Payouts`}
        text={<Trans>The payment provider decides; this page shows its status. A retry never pays twice.</Trans>}
      />
      <PayoutList />
    </>
  );
}
