import { Trans } from '@lingui/react/macro';
import { Money } from '../../ui/data/money.tsx';
import type { FundRow } from './fund-rows.ts';

interface ChosenBarProps {
  rows: readonly FundRow[];
  chosen: readonly FundRow[];
  /** Rupees. */
  amount: number;
}

/** The chosen people, and their sum. */
export function ChosenBar({ rows, chosen, amount }: ChosenBarProps) {
  const names = chosen.map(({ application }) => application.user.fullname).join(', ');
  return (
    <p className="num flex items-center gap-3 bg-pea px-4 py-3 text-on-pea md:px-5">
      <span role="status" className="min-w-0 flex-1">
        <b className="font-semibold">
          <Trans>
            {chosen.length} of {rows.length} chosen
          </Trans>
        </b>{' '}
        <span className="line-clamp-1 text-sm">{names}</span>
      </span>
      <Money value={amount} size={19} />
    </p>
  );
}
