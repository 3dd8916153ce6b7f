import { useLingui } from '@lingui/react/macro';
import { Greeting } from '../features/dashboard/greeting.tsx';
import { NextSteps } from '../features/dashboard/next-steps.tsx';
import { WaitingWork } from '../features/deliverables/waiting-work.tsx';
import { Balances } from '../features/wallet/balances.tsx';
import { PageMeta } from '../ui/page-meta.tsx';

export default function Dashboard() {
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Dashboard`} />
      <Greeting />
      <div className="mt-6 grid gap-6">
        <Balances />
        <WaitingWork />
        <NextSteps />
      </div>
    </>
  );
}
