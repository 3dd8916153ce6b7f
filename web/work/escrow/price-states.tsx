import { Trans } from '@lingui/react/macro';
import { reasonOf } from '../../lib/form-errors.ts';
import { ErrorState } from '../../ui/feedback/states.tsx';

export function NoPriceYet() {
  return (
    <p className="rounded-box border border-line border-dashed p-4 text-sm text-t3">
      <Trans>Enter a price to see the fee, the tax and what reaches the bank by when.</Trans>
    </p>
  );
}

export function NotWorkedOut({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  return <ErrorState title={<Trans>Couldn’t calculate the amount</Trans>} text={reasonOf(error)} onRetry={onRetry} />;
}
