import { Trans } from '@lingui/react/macro';
import type { Application } from '../../../contract/applications.ts';
import { OfferDialog } from './offer-dialog.tsx';
import ReasonDialog from './reason-dialog.tsx';
import type { Answer } from './use-triage.ts';

/** An answer that needs a word first: a price of the creator's own, or a reason. */
export interface Asked {
  application: Application;
  answer: 'offered' | 'declined';
}

interface AskingProps {
  asked: Asked | undefined;
  onClose: () => void;
  onAnswer: (application: Application, answer: Answer, more: { note?: string; quote?: number }) => unknown;
}

export function Asking({ asked, onClose, onAnswer }: AskingProps) {
  if (!asked) return null;
  const { application, answer } = asked;
  const finish = (more: { note?: string; quote?: number }) => {
    onClose();
    return onAnswer(application, answer, more);
  };
  if (answer === 'offered') return <OfferDialog application={application} onClose={onClose} onOffer={finish} />;
  const name = application.user.fullname;
  return (
    <ReasonDialog
      title={<Trans>Decline {name}?</Trans>}
      act={<Trans>Decline</Trans>}
      onClose={onClose}
      onDone={(note) => finish(note ? { note } : {})}
    />
  );
}
