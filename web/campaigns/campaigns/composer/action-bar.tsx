import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/forms/button.tsx';
import { stepCount } from './step-words.ts';

interface ActionBarProps {
  step: number;
  /** Label of the next step. */
  next: string | undefined;
  isPosted: boolean;
  onBack: () => unknown;
  onNext: () => unknown;
  onPost: () => Promise<void>;
}

/** On phones it replaces the bottom bar; the primary button is right and widest. On wide screens `PostHere` has Post. */
export function ActionBar({ step, next, isPosted, onBack, onNext, onPost }: ActionBarProps) {
  const isLast = step === stepCount;
  return (
    <div
      data-at-bottom=""
      className="sticky mt-6 flex gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:mt-0 max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:pt-3 max-md:pb-4"
    >
      {step > 1 ? (
        <Button onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      ) : null}
      {isPosted && !isLast ? (
        <Button onClick={onNext}>
          <Trans>Next</Trans>
        </Button>
      ) : null}
      {isPosted ? (
        <Button variant="primary" className="flex-1 md:flex-none" onClick={onPost}>
          <Trans>Save changes</Trans>
        </Button>
      ) : null}
      {!isPosted && !isLast ? (
        <Button variant="primary" className="flex-1 md:flex-none" onClick={onNext}>
          <Trans>Next: {next}</Trans>
        </Button>
      ) : null}
      {!isPosted && isLast ? (
        <Button variant="primary" className="flex-1 md:flex-none lg:hidden" onClick={onPost}>
          <Trans>Post campaign</Trans>
        </Button>
      ) : null}
    </div>
  );
}
