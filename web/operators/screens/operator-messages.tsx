import { Trans, useLingui } from '@lingui/react/macro';
import { ConsoleHead } from '../console/console-head.tsx';
import { LetterList } from '../console/letter-list.tsx';

/** Messages sent by the contact form. */
export default function OperatorMessages() {
  const { t } = useLingui();
  return (
    <>
      <ConsoleHead
        name={t`Support inbox`}
        text={<Trans>Messages from the contact form. Reply by email and mark them as answered here.</Trans>}
      />
      <LetterList />
    </>
  );
}
