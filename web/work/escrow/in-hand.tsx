import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useId } from 'react';
import { inHandOf, type NetQuote } from '../../../contract/work/escrow.ts';
import { formatDay } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/data/money.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NetLines } from './net-lines.tsx';

interface InHandProps {
  net: NetQuote | undefined;
  /** True while the net of another amount is loading. */
  isStale?: boolean;
  /** True when the money has been paid, so that no date is shown. */
  isReleased?: boolean;
}

/** Influencer's view of a quote: net, breakdown, and date in the bank. */
export function InHand({ net, isStale = false, isReleased = false }: InHandProps) {
  const heading = useId();
  if (!net) return <Skeleton className="h-80 rounded-box" />;
  return (
    <section
      aria-labelledby={heading}
      aria-busy={isStale}
      className={cx('rounded-box border border-line p-4', isStale && 'text-t3')}
    >
      <p id={heading} className="text-sm text-t2">
        <Trans>You receive</Trans>
      </p>
      <p className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Money value={inHandOf(net)} size={36} />
        {net.manager_share ? null : (
          <Tag tone="blue" icon={Eye}>
            <Trans>Both sides see this</Trans>
          </Tag>
        )}
      </p>
      <NetLines net={net} name={<Trans>Your price</Trans>} />
      {isReleased ? null : <BankDay net={net} />}
    </section>
  );
}

function BankDay({ net }: { net: NetQuote }) {
  const { i18n } = useLingui();
  const day = (date: string) => formatDay(date, { locale: i18n.locale });
  return (
    <>
      <p className="mt-3 flex justify-between gap-4 border-ctl border-t border-dashed pt-3 font-semibold text-sm">
        <span>
          <Trans>In your bank by</Trans>
        </span>
        <span className="num">{day(net.bank_by)}</span>
      </p>
      <p className="text-t3 text-xs">
        <Trans>Released by {day(net.release_by)} at the latest, then sent to your bank account.</Trans>
      </p>
    </>
  );
}
