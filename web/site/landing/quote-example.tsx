import { Trans } from '@lingui/react/macro';
import { Check, Clock, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { platformFee, toRupees } from '../../../contract/kit/money.ts';
import { useSite } from '../../lib/site.ts';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Tag } from '../../ui/data/tag.tsx';

/** In paise. */
const price = 18_000_00;

/** Example of a quote with all deductions; the fee is the configured one. */
export function QuoteExample({ className }: { className?: string }) {
  const { platformFee: percent } = useSite().terms;
  const fee = platformFee(price, percent);
  return (
    <div className={cx('flex min-w-0 flex-col border-line p-5 md:p-6', className)}>
      <div className="flex items-center gap-3">
        <Avatar id="aarohi-8" size={48} />
        <div className="min-w-0 flex-1">
          <p className="h4">
            <Trans>Aarohi’s quote</Trans>
          </p>
          <p className="text-sm text-t3">
            <Trans>1 reel, by 28 Nov</Trans>
          </p>
        </div>
        <Tag tone="amber" icon={Send}>
          <Trans>Offered</Trans>
        </Tag>
      </div>
      <dl className="num mt-4 border-line border-t">
        <Line term={<Trans>You fund</Trans>} amount={<Money value={toRupees(price)} paise />} />
        <Line
          minor
          term={<Trans>Platform fee {percent}%, incl. GST</Trans>}
          amount={<Money value={-toRupees(fee)} paise />}
        />
        <Line minor term={<Trans>Tax deducted at source</Trans>} amount={<Money value={0} paise />} />
      </dl>
      <p className="mt-3.5 text-sm text-t2">
        <Trans>She receives</Trans>
      </p>
      <p className="mt-1 mb-1.5">
        <Money value={toRupees(price - fee)} size={44} />
      </p>
      <p className="flex items-center gap-2 text-sm text-t3">
        <Clock className="size-4" />
        <Trans>In her bank by 3 Dec</Trans>
      </p>
      <p className="mt-auto flex items-center gap-2 pt-3 text-ok text-sm">
        <Check className="size-4" />
        <Trans>Both sides see the same numbers</Trans>
      </p>
    </div>
  );
}

function Line({ term, amount, minor = false }: { term: ReactNode; amount: ReactNode; minor?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-3 border-line border-b border-dashed py-2 ${minor ? 'text-sm text-t2' : ''}`}
    >
      <dt>{term}</dt>
      <dd className="font-semibold">{amount}</dd>
    </div>
  );
}
