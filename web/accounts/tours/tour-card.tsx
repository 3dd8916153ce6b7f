import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, type MouseEvent, use, useId } from 'react';
import type { TooltipRenderProps } from 'react-joyride';
import { Steps } from '../../ui/data/steps.tsx';
import { Button } from '../../ui/forms/button.tsx';

export interface TourActs {
  onBack: () => void;
  onNext: () => void;
  onSkip: () => void;
}

export const TourActsContext = createContext<TourActs>({ onBack: () => {}, onNext: () => {}, onSkip: () => {} });

/** Ignores the second click of a double click. */
const single = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

/** Card of a tour step beside its target: progress, Skip, Back and Next. */
export function TourCard({ index, size, isLastStep, step, tooltipProps }: TooltipRenderProps) {
  const { t } = useLingui();
  const { onBack, onNext, onSkip } = use(TourActsContext);
  const id = useId();
  const number = index + 1;
  return (
    <section
      {...tooltipProps}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-tour-card
      className="w-[min(360px,calc(100vw-32px))] rounded-card bg-raised px-4 pt-[18px] pb-3 text-left text-t1 shadow-pop"
    >
      <div className="mb-2.5 flex items-center gap-3">
        <div className="w-24">
          <Steps current={number} total={size} label={t`Step ${number} of ${size}`} />
        </div>
        <span aria-hidden="true" className="num font-semibold text-t3 text-xs">
          <Trans>
            {number} of {size}
          </Trans>
        </span>
      </div>
      <h2 id={`${id}-title`} className="h4">
        {step.title}
      </h2>
      <p id={`${id}-text`} className="mt-1 mb-3 text-t2">
        {step.content}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        <Button variant="text" onClick={single(onSkip)} className="-ml-2">
          <Trans>Skip tour</Trans>
        </Button>
        <span className="flex-1" />
        {index > 0 ? (
          <Button variant="text" onClick={single(onBack)}>
            <Trans>Back</Trans>
          </Button>
        ) : null}
        <Button variant="primary" data-action="primary" onClick={single(onNext)} className="px-[22px]">
          {isLastStep ? <Trans>Done</Trans> : <Trans>Next</Trans>}
        </Button>
      </div>
    </section>
  );
}
