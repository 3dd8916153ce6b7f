import { useLocation } from 'react-router';
import type { Campaign } from '../../../../contract/campaigns.ts';
import { CoverField } from './cover-field.tsx';
import { StepAbout } from './step-about.tsx';
import { StepCheck } from './step-check.tsx';
import { StepDates } from './step-dates.tsx';
import { StepFit } from './step-fit.tsx';
import { StepNeeds } from './step-needs.tsx';
import { StepWork } from './step-work.tsx';
import type { Composing } from './use-composer.ts';

interface StepContentProps {
  step: number;
  type: 'standard' | 'joint';
  composer: Composing;
  campaign: Campaign | null;
}

export function StepContent({ step, type, composer, campaign }: StepContentProps) {
  const { pathname } = useLocation();
  const { fields } = composer;
  if (step === 1) {
    return (
      <div className="grid gap-4">
        <StepAbout {...fields} />
        <CoverField id={campaign?.id ?? null} cover={campaign?.cover ?? null} />
      </div>
    );
  }
  if (step === 2) return <StepDates {...fields} />;
  if (step === 3) return type === 'joint' ? <StepNeeds {...fields} /> : <StepWork {...fields} />;
  if (step === 4) return <StepFit {...fields} />;
  return <StepCheck problems={composer.problems} hrefOf={(next) => `${pathname}?step=${next}`} />;
}
