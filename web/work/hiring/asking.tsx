import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Answer } from './answer-outbox.ts';
import { OfferDialog } from './offer-dialog.tsx';
import ReasonDialog from './reason-dialog.tsx';
import type { Words } from './use-triage.ts';

/** Answer that needs input first: a counter-quote for one, or a reason for all. */
export interface Asked {
  applications: readonly Application[];
  answer: 'offered' | 'declined';
}

interface AskingProps {
  asked: Asked | undefined;
  onClose: () => void;
  onAnswer: (applications: readonly Application[], answer: Answer, words: Words) => unknown;
}

export function Asking({ asked, onClose, onAnswer }: AskingProps) {
  const { t } = useLingui();
  const [first] = asked?.applications ?? [];
  if (!asked || !first) return null;
  const { applications, answer } = asked;
  const finish = (words: Words) => {
    onClose();
    return onAnswer(applications, answer, words);
  };
  if (answer === 'offered') return <OfferDialog application={first} onClose={onClose} onOffer={finish} />;
  const name = first.user.fullname;
  return (
    <ReasonDialog
      title={
        applications.length === 1 ? (
          <Trans>Decline {name}?</Trans>
        ) : (
          <Plural value={applications.length} one="Decline # applicant?" other="Decline # applicants?" />
        )
      }
      act={<Trans>Decline</Trans>}
      suggestions={[t`All places have been filled.`, t`Above our budget.`, t`Your audience doesn’t match ours.`]}
      onClose={onClose}
      onDone={(note) => finish(note ? { note } : {})}
    />
  );
}
