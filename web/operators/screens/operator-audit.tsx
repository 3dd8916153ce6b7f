import { Trans, useLingui } from '@lingui/react/macro';
import { ActList } from '../console/act-list.tsx';
import { ConsoleHead } from '../console/console-head.tsx';

/** Audit log. */
export default function OperatorAudit() {
  const { t } = useLingui();
  return (
    <>
      <ConsoleHead name={t`Audit log`} text={<Trans>What operators did. Entries can’t be changed or removed.</Trans>} />
      <ActList />
    </>
  );
}
