import { Trans, useLingui } from '@lingui/react/macro';
import { ConsoleHead } from '../features/operator/console-head.tsx';
import { UserList } from '../features/operator/user-list.tsx';

/** The operators' list of people. */
export default function OperatorUsers() {
  const { t } = useLingui();
  return (
    <>
      <ConsoleHead name={t`People`} text={<Trans>Everyone with an account.</Trans>} />
      <UserList />
    </>
  );
}
