import { Trans, useLingui } from '@lingui/react/macro';
import { ConsoleHead } from '../console/console-head.tsx';
import { LookupList } from '../console/lookup-list.tsx';

/** Categories and cities users can choose. */
export default function OperatorLookups() {
  const { t } = useLingui();
  return (
    <>
      <ConsoleHead
        name={t`Cities and categories`}
        text={<Trans>Retired entries stay wherever they’re already used.</Trans>}
      />
      <LookupList />
    </>
  );
}
