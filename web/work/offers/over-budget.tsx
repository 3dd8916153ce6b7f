import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';

/** Limits of the campaign in rupees; null: no limit. */
export interface Budget {
  per_creator: number | null;
  remaining: number | null;
}

/** Rupees above the tighter of the two limits; 0 inside both, and for the applicant, who does not see them. */
export function overBy(price: number, budget: Budget | null): number {
  const limits = [budget?.per_creator ?? null, budget?.remaining ?? null].filter((limit) => limit !== null);
  return Math.max(0, ...limits.map((limit) => price - limit));
}

interface OverBudgetProps {
  over: number;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Strip above the action bar: by how much, and the tick that allows it. */
export function OverBudget({ over, isConfirmed, onConfirm }: OverBudgetProps) {
  const sum = formatRupees(over);
  return (
    <div className="num flex flex-wrap items-center gap-x-4 gap-y-1 bg-amber-tint px-4 py-3 text-on-tint md:px-5 md:py-1.5">
      <p className="flex min-w-0 flex-1 items-center gap-3 font-semibold">
        <TriangleAlert className="size-5 flex-none" />
        <Trans>{sum} over your budget</Trans>
      </p>
      <Checkbox checked={isConfirmed} onChange={() => onConfirm(!isConfirmed)}>
        <span className="font-semibold text-sm">
          <Trans>Go {sum} over</Trans>
        </span>
      </Checkbox>
    </div>
  );
}
