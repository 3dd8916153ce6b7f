import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StartFromTemplate } from '../../templates/template-acts.tsx';
import { FocusFirst, type FocusWish } from './focus-first.tsx';
import { StepCheck, StepDates, StepFit, StepNeeds, StepPictures, StepWork } from './lazy-parts.tsx';
import { StepAbout } from './step-about.tsx';
import type { Composing } from './use-composer.ts';

interface StepContentProps {
  step: number;
  type: 'standard' | 'joint';
  composer: Composing;
  campaign: Campaign | null;
  wish: FocusWish | null;
}

export function StepContent(props: StepContentProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Step {...props} />
      <FocusFirst step={props.step} wish={props.wish} />
    </Suspense>
  );
}

function Step({ step, type, composer, campaign }: StepContentProps) {
  const { pathname } = useLocation();
  const { fields, autosave } = composer;
  if (step === 1) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {composer.isPosted ? null : <StartFromTemplate body={fields.body} onPick={fields.change} />}
        <StepAbout {...fields} />
      </div>
    );
  }
  if (step === 2) return <StepDates {...fields} />;
  if (step === 4) return <StepFit {...fields} />;
  if (step === 5) {
    return composer.problems ? (
      <StepCheck
        problems={composer.problems}
        body={fields.body}
        campaign={campaign}
        hrefOf={(next) => `${pathname}?step=${next}`}
      />
    ) : (
      <Skeleton className="h-20" />
    );
  }
  return (
    <div className="grid gap-6">
      {type === 'joint' ? <StepNeeds {...fields} /> : <StepWork {...fields} />}
      <StepPictures campaign={campaign} autosave={autosave} />
    </div>
  );
}
