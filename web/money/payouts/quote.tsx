import { Trans } from '@lingui/react/macro';
import { reasonOf } from '../../lib/form-errors.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/data/money.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Breakdown } from './breakdown.tsx';
import type { useWithdrawal } from './use-withdrawal.ts';

/** Net amount with its breakdown; keeps its height while empty. */
export function Quote({ withdrawal }: { withdrawal: ReturnType<typeof useWithdrawal> }) {
  const { quote, quoteError, retryQuote, isValid, isQuoted } = withdrawal;
  if (isValid && quoteError) {
    return (
      <ErrorState title={<Trans>Couldn’t calculate the fee</Trans>} text={reasonOf(quoteError)} onRetry={retryQuote} />
    );
  }
  const shown = isValid ? quote : undefined;
  return (
    <section
      aria-live="polite"
      aria-busy={isValid && !isQuoted}
      className={cx('rounded-box border border-line', !isQuoted && 'text-t3')}
    >
      <div className="min-h-20 p-4 text-sm">
        {shown ? (
          <Breakdown {...shown} />
        ) : (
          <p className="text-t3">
            <Trans>Enter an amount to see the fee, the deductions and what you receive.</Trans>
          </p>
        )}
      </div>
      <p className="flex items-baseline justify-between gap-4 border-ctl border-t border-dashed p-4">
        <span className="font-semibold">
          <Trans>You receive</Trans>
        </span>
        {shown ? <Money value={shown.net} size={28} /> : <span className="money text-2xl text-t3">–</span>}
      </p>
    </section>
  );
}
