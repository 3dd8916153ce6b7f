import { OwnActs } from '../../applications/own-acts.tsx';
import type { OwnApplicationProps } from '../../applications/own-application.tsx';
import { WithAgreements } from './with-agreements.tsx';

/** What was agreed on with the reader's own application, and what they can do with it. */
export default function OwnActsPart(own: OwnApplicationProps) {
  return (
    <WithAgreements>
      <OwnActs {...own} />
    </WithAgreements>
  );
}
