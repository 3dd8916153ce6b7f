import { Trans, useLingui } from '@lingui/react/macro';
import { ConsoleHead } from '../console/console-head.tsx';
import { MaintenanceForm } from '../console/maintenance-form.tsx';

/** Maintenance mode. */
export default function OperatorMaintenance() {
  const { t } = useLingui();
  return (
    <>
      <ConsoleHead name={t`Maintenance`} text={<Trans>Closes the product for everyone except operators.</Trans>} />
      <MaintenanceForm />
    </>
  );
}
