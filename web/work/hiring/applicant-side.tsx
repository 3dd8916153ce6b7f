import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { applicationsByQuery } from '../../campaigns/applications/applications.queries.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { useLiveHiring } from '../offers/use-live-hiring.ts';
import type { Answer } from './answer-outbox.ts';
import { useAnswerToast } from './answer-toast.ts';
import { Answers } from './applicant-panel.tsx';
import { ApplicantHead, ApplicantStory } from './applicant-story.tsx';
import { type Asked, Asking } from './asking.tsx';
import { useTriage } from './use-triage.ts';

interface ApplicantSideProps {
  campaign: Campaign;
  userId: string;
  /** Called before an answer, to close overlays that would cover the toast with Undo. */
  onAnswered?: () => void;
}

/** Application to answer, beside the conversation with its sender. */
export default function ApplicantSide({ campaign, userId, onAnswered }: ApplicantSideProps) {
  useLiveHiring();
  const query = useQuery(applicationsByQuery(campaign.id, userId));
  if (query.isPending) return <Skeleton className="h-80" />;
  if (!query.data) {
    const title = <Trans>Couldn’t load the application</Trans>;
    return <ErrorState title={title} text={reasonOf(query.error)} onRetry={query.refetch} />;
  }
  const application = query.data.find((one): one is Application => !('need_id' in one));
  return application ? <OneApplicant campaign={campaign} application={application} onAnswered={onAnswered} /> : null;
}

interface OneApplicantProps extends Omit<ApplicantSideProps, 'userId'> {
  application: Application;
}

function OneApplicant({ campaign, application, onAnswered }: OneApplicantProps) {
  const triage = useTriage(campaign.id, useAnswerToast());
  const [asked, setAsked] = useState<Asked>();
  const status = triage.statusOf(application);
  function answer(wanted: Answer) {
    if (wanted !== 'shortlisted') {
      setAsked({ applications: [application], answer: wanted });
      return;
    }
    onAnswered?.();
    triage.answer([application], wanted);
  }
  return (
    <div className="grid gap-4">
      <ApplicantStory
        campaign={campaign}
        application={application}
        status={status}
        head={<ApplicantHead application={application} isTitled />}
        hasSafetyMenu={false}
      />
      <div className="grid gap-2 xl:sticky xl:-bottom-5 xl:-mb-5 xl:bg-surface xl:py-4">
        <Answers campaign={campaign} application={application} status={status} onAnswer={answer} isChatOpen />
      </div>
      <Asking
        campaign={campaign}
        asked={asked}
        onClose={() => setAsked(undefined)}
        onAnswer={(applications, wanted, words) => {
          onAnswered?.();
          triage.answer(applications, wanted, words);
        }}
      />
    </div>
  );
}
