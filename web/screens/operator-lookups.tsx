import { Trans, useLingui } from '@lingui/react/macro';
import { ConsoleHead } from '../features/operator/console-head.tsx';
import { LookupList } from '../features/operator/lookup-list.tsx';

/** The words and places that people choose from. */
export default function OperatorLookups() {
  const { t } = useLingui();
  return (
    <>
      <ConsoleHead
        name={t`Cities and categories`}
        text={<Trans>What is used stays where it is used, even when it is retired.</Trans>}
      />
      <LookupList />
    </>
  );
}
