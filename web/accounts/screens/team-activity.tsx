import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ActivityList } from '../activity/activity-list.tsx';

/** Log of acts in the account. */
export default function TeamActivity() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Activity`}</title>
      <p className="text-sm">
        <Link to={paths.team} className="link">
          <Trans>Team</Trans>
        </Link>
      </p>
      <h1 className="h1">
        <Trans>Activity</Trans>
      </h1>
      <p className="mt-1 text-sm text-t3">
        <Trans>Who did what and when in this account, for two years.</Trans>
      </p>
      <div className="mt-6 max-w-[816px] pb-18">
        <ActivityList />
      </div>
    </>
  );
}
