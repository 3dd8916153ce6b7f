import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PayoutQuote } from '../../../contract/money/payouts.ts';
import { formatPercent } from '../../lib/format.ts';
import { Money } from '../../ui/data/money.tsx';

type Figures = Pick<PayoutQuote, 'amount' | 'fee' | 'deductions'>;

/** Deduction from the wallet, with fee and taxes. */
export function Breakdown({ amount, fee, deductions }: Figures) {
  return (
    <dl className="grid gap-2">
      <Line name={<Trans>Deducted from your wallet</Trans>}>
        <Money value={amount} paise />
      </Line>
      <Line name={<Trans>Payout fee</Trans>}>
        <Money value={-fee} paise />
      </Line>
      {deductions.map(({ name, percent, amount: taken }) => (
        <Line key={name} name={`${name} (${formatPercent(percent)})`}>
          <Money value={-taken} paise />
        </Line>
      ))}
    </dl>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 text-t2">
      <dt className="min-w-0">{name}</dt>
      <dd className="font-semibold text-t1">{children}</dd>
    </div>
  );
}
