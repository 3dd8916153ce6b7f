import { Trans, useLingui } from '@lingui/react/macro';
import { ConsoleHead } from '../console/console-head.tsx';
import { ReportList } from '../console/report-list.tsx';

/** Queue of reports. */
export default function OperatorReports() {
  const { t } = useLingui();
  return (
    <>
      <ConsoleHead
        name={t`Reports`}
        text={<Trans>Reports about people. Whoever reported is told the outcome.</Trans>}
      />
      <ReportList />
    </>
  );
}
