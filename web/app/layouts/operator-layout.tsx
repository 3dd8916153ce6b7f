import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet } from 'react-router';
import { ConsoleNav } from '../../features/operator/console-nav.tsx';
import { paths } from '../../lib/paths.ts';
import { useHydrated, useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';

/** Pages for operators: to anybody else there is no such page, as the server says too. */
export default function OperatorLayout() {
  const { t } = useLingui();
  const { profile } = useSession();
  if (!useHydrated() || !profile) return null;
  if (profile.role === 'Operator') {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] pb-18 lg:grid-cols-[200px_minmax(0,1fr)] lg:items-start lg:gap-8">
        <ConsoleNav />
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-5 py-10">
      <PageMeta title={t`There is no such page`} />
      <h1 className="h1">
        <Trans>There is no such page</Trans>
      </h1>
      <LinkButton variant="primary" to={paths.dashboard}>
        <Trans>To the dashboard</Trans>
      </LinkButton>
    </div>
  );
}
