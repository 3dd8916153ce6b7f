import { Trans, useLingui } from '@lingui/react/macro';
import { ConsoleHead } from '../console/console-head.tsx';
import { RosterList } from '../roster/roster-list.tsx';
import { RemovalRequests, SuppressionList } from '../roster/suppression-list.tsx';

/** Unclaimed profiles and the suppression list. */
export default function OperatorRoster() {
  const { t } = useLingui();
  return (
    <>
      <ConsoleHead
        name={t`Roster`}
        text={
          <Trans>
            Unclaimed profiles. Brands can find and bookmark them but not message them. The person can claim or remove
            the profile.
          </Trans>
        }
      />
      <RemovalRequests />
      <RosterList />
      <SuppressionList />
    </>
  );
}
