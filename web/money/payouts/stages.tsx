import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Payout } from '../../../contract/money/payouts.ts';
import { formatClock, formatShortDate } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';

type Status = Payout['status'];

const names: Record<Status, ReactNode> = {
  requested: <Trans>Requested</Trans>,
  processing: <Trans>Processing</Trans>,
  paid: <Trans>Paid</Trans>,
  failed: <Trans>Failed</Trans>,
};

/** Regular stages of a payout; a failed one has no further stages. */
const way: readonly Status[] = ['requested', 'processing', 'paid'];

function aheadOf({ status }: Payout): readonly Status[] {
  return status === 'failed' ? [] : way.slice(way.indexOf(status) + 1);
}

/** Stages of a payout: reached ones with their time, then future ones. */
export function Stages({ payout }: { payout: Payout }) {
  const { i18n } = useLingui();
  return (
    <ol className="grid auto-cols-fr grid-flow-col gap-1.5 text-xs">
      {payout.stages.map(({ status, at }) => (
        <Stage key={status} status={status} isCurrent={status === payout.status}>
          {formatShortDate(at, i18n.locale)}, {formatClock(at, i18n.locale)}
        </Stage>
      ))}
      {aheadOf(payout).map((status) => (
        <Stage key={status} status={status} isAhead>
          <span className="sr-only">
            <Trans>still to come</Trans>
          </span>
        </Stage>
      ))}
    </ol>
  );
}

interface StageProps {
  status: Status;
  isCurrent?: boolean;
  isAhead?: boolean;
  children: ReactNode;
}

function Stage({ status, isCurrent, isAhead, children }: StageProps) {
  return (
    <li aria-current={isCurrent ? 'step' : undefined}>
      <span
        aria-hidden="true"
        className={cx(
          'mb-1.5 block h-1 rounded-full forced-color-adjust-none',
          isAhead ? 'bg-line' : status === 'failed' ? 'bg-bad' : 'bg-pea',
        )}
      />
      <span className={cx('block', isAhead ? 'text-t3' : 'font-semibold text-t1')}>{names[status]}</span>
      <span className="num block text-t3">{children}</span>
    </li>
  );
}
