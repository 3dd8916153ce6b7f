import { Trans, useLingui } from '@lingui/react/macro';
import { ConsoleHead } from '../features/operator/console-head.tsx';
import { PlanList } from '../features/operator/plan-list.tsx';

/** The plans on sale, and those that were. */
export default function OperatorPlans() {
  const { t } = useLingui();
  return (
    <>
      <ConsoleHead
        name={t`Plans`}
        text={<Trans>Other terms make a new plan: whoever has the old one keeps it, at the old price.</Trans>}
      />
      <PlanList />
    </>
  );
}
