import { OwnActs } from '../../applications/own-acts.tsx';
import type { OwnApplicationProps } from '../../applications/own-application.tsx';
import { WithAgreements } from './with-agreements.tsx';

/** Agreement of the reader's application, and actions on it. */
export default function OwnActsPart(own: OwnApplicationProps) {
  return (
    <WithAgreements>
      <OwnActs {...own} />
    </WithAgreements>
  );
}
