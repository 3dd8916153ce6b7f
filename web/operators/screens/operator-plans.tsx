import { Trans, useLingui } from '@lingui/react/macro';
import { ConsoleHead } from '../console/console-head.tsx';
import { PlanList } from '../console/plan-list.tsx';

/** Current and former plans. */
export default function OperatorPlans() {
  const { t } = useLingui();
  return (
    <>
      <ConsoleHead
        name={t`Plans`}
        text={<Trans>New terms create a new plan. Current subscribers keep the old one at the old price.</Trans>}
      />
      <PlanList />
    </>
  );
}
