import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Tabs } from '../../ui/data/tabs.tsx';
import { Count } from '../../ui/data/tag.tsx';
import { approvalsQuery } from './approvals.queries.ts';

/** Pages of the account’s team. */
export function TeamTabs({ current }: { current: 'team' | 'approvals' }) {
  const { t } = useLingui();
  const { token } = useSession();
  const { data } = useQuery({ ...approvalsQuery, enabled: token !== null });
  const waiting = data?.waiting ?? 0;
  return (
    <Tabs
      label={t`The account`}
      current={current}
      tabs={[
        { id: 'team', to: paths.team, name: <Trans>Team</Trans> },
        {
          id: 'approvals',
          to: paths.approvals,
          name: <Trans>Approvals</Trans>,
          count: waiting > 0 ? <Count value={waiting} label={t`${waiting} waiting`} /> : null,
        },
      ]}
    />
  );
}
