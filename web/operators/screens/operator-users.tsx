import { Trans, useLingui } from '@lingui/react/macro';
import { ConsoleHead } from '../console/console-head.tsx';
import { UserList } from '../console/user-list.tsx';

/** List of accounts. */
export default function OperatorUsers() {
  const { t } = useLingui();
  return (
    <>
      <ConsoleHead name={t`People`} text={<Trans>Everyone with an account.</Trans>} />
      <UserList />
    </>
  );
}
