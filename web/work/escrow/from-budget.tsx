import { Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import type { CampaignMoney, NetQuote } from '../../../contract/work/escrow.ts';
import { formatDay } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/data/money.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { NetLines } from './net-lines.tsx';

interface FromBudgetProps {
  net: NetQuote | undefined;
  isStale?: boolean;
  /** The creator who pays, or an operator deciding a dispute. */
  reader?: 'creator' | 'operator';
}

/** Funded amount, deductions, and net for the influencer. */
export function FromBudget({ net, isStale = false, reader = 'creator' }: FromBudgetProps) {
  const isOwn = reader === 'creator';
  return (
    <div aria-busy={isStale || !net}>
      <p className="h5 mb-1">
        {isOwn ? <Trans>From your budget to their bank account</Trans> : <Trans>If paid in full</Trans>}
      </p>
      {net ? (
        <div className={cx('rounded-box border border-line', isStale && 'text-t3')}>
          <div className="px-4 py-3">
            <NetLines
              net={net}
              name={isOwn ? <Trans>Their quote and what you fund</Trans> : <Trans>Agreed price</Trans>}
            />
          </div>
          <p className="flex items-baseline justify-between gap-4 border-ctl border-t border-dashed px-4 py-2.5">
            <span className="font-semibold text-sm">
              <Trans>They receive</Trans>
            </span>
            <Money value={net.net} size={23} paise />
          </p>
          {isOwn ? <BankCredit net={net} /> : null}
        </div>
      ) : (
        <Skeleton className="h-52 rounded-box" />
      )}
    </div>
  );
}

function BankCredit({ net }: { net: NetQuote }) {
  const { i18n } = useLingui();
  const day = (date: string) => formatDay(date, { locale: i18n.locale });
  return (
    <p className="flex items-start gap-1.5 border-line border-t border-dashed px-4 py-2 text-t3 text-xs">
      <Clock className="mt-px size-3.5 flex-none" />
      <Trans>
        In their bank by {day(net.bank_by)} if released by {day(net.release_by)}
      </Trans>
    </p>
  );
}

interface BudgetAfterProps {
  money: CampaignMoney;
  /** Price in rupees. */
  price: number;
  /** True when the price is already included in the offers. */
  isOffered: boolean;
}

/** Remaining budget of the campaign after this price. */
export function BudgetAfter({ money, price, isOffered }: BudgetAfterProps) {
  const { budget_total: total, offered, to_fund: toFund, held, disputed, released } = money;
  if (total === null) return null;
  // The totals may be older than the offer they should include.
  const promised = Math.max(0, offered + toFund + held + disputed + released - (isOffered ? price : 0));
  const left = total - promised - price;
  return (
    <div className="num grid gap-1.5 text-sm">
      <p className="flex justify-between gap-3">
        <span className="text-t2">
          <Trans>Budget after this offer</Trans>
        </span>
        <span className={cx('font-semibold', left < 0 && 'text-bad')}>
          {left < 0 ? (
            <Trans>
              {formatRupees(-left)} over {formatRupees(total)}
            </Trans>
          ) : (
            <Trans>
              {formatRupees(left)} of {formatRupees(total)} left
            </Trans>
          )}
        </span>
      </p>
      <ProgressBar total={total} parts={[{ value: promised }, { value: price, kind: 'waiting' }]} />
    </div>
  );
}
