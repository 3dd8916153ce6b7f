import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import type { OfferedCampaign } from '../offers/offer-form-dialog.tsx';
import ReasonDialog from '../offers/reason-dialog.tsx';
import type { Answer } from './answer-outbox.ts';
import type { Words } from './use-triage.ts';

const MakeOffer = lazyWithRetry(() => import('../offers/make-offer.tsx'));

/** Answer that needs input first: an offer to one, or a reason for all. */
export interface Asked {
  applications: readonly Application[];
  answer: 'offered' | 'declined';
}

interface AskingProps {
  campaign: OfferedCampaign;
  asked: Asked | undefined;
  onClose: () => void;
  onAnswer: (applications: readonly Application[], answer: Answer, words: Words) => unknown;
}

export function Asking({ campaign, asked, onClose, onAnswer }: AskingProps) {
  const { t } = useLingui();
  const [first] = asked?.applications ?? [];
  if (!asked || !first) return null;
  const { applications, answer } = asked;
  if (answer === 'offered') {
    return (
      <Suspense>
        <MakeOffer campaign={campaign} application={first} onClose={onClose} />
      </Suspense>
    );
  }
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
      onDone={(note) => {
        onClose();
        return onAnswer(applications, 'declined', note ? { note } : {});
      }}
    />
  );
}
