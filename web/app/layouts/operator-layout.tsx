import { Outlet } from 'react-router';
import { FactorGate } from '../../accounts/factor-settings/factor-gate.tsx';
import { useHydrated, useSession } from '../../lib/session.ts';
import { ConsoleNav } from '../../operators/console/console-nav.tsx';
import { NotFound } from '../../site/public-pages/not-found.tsx';

/** Layout for operators; for others the pages do not exist, as on the server. */
export default function OperatorLayout() {
  const { profile } = useSession();
  if (!useHydrated() || !profile) return null;
  if (profile.role === 'Operator') {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] pb-18 lg:grid-cols-[200px_minmax(0,1fr)] lg:items-start lg:gap-8">
        <ConsoleNav />
        <div className="min-w-0">
          <FactorGate>
            <Outlet />
          </FactorGate>
        </div>
      </div>
    );
  }
  return <NotFound />;
}
