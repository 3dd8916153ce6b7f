import { Plural, Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import { Card } from '../../../ui/data/card.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { ProgressBar } from '../../../ui/data/progress-bar.tsx';
import { formatRupees } from '../../../ui/forms/rupees.ts';

/** Maximum total for all creators compared with the budget; exceeding it is a warning only. Added up in paise. */
export function BudgetSum({ body }: { body: CampaignBody }) {
  const { budget_per_creator: each, budget_total: total, slots, compensation } = body;
  if (compensation !== 'paid' && compensation !== 'mixed') return null;
  if (each == null || slots == null) return null;
  const sum = (Math.round(each * 100) * slots) / 100;
  const left = total == null ? null : (Math.round(total * 100) - Math.round(sum * 100)) / 100;
  const isOver = left !== null && left < 0;
  return (
    <Card flat className="grid gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span className="num text-sm text-t2">
          <Plural value={slots} one="# creator" other="# creators" /> × {formatRupees(each)}
        </span>
        <Money value={sum} size={19} />
      </p>
      {total == null || left === null ? null : (
        <>
          <ProgressBar parts={[{ value: Math.min(sum, total) }]} total={total} />
          <p
            // Announced only when over budget, not after every digit.
            aria-live={isOver ? 'polite' : 'off'}
            className={`num flex items-center gap-2 text-sm ${isOver ? 'font-semibold text-bad' : 'text-ok'}`}
          >
            {isOver ? <CircleAlert className="size-4" /> : <CircleCheck className="size-4" />}
            {isOver ? (
              <Trans>{formatRupees(-left)} over your budget</Trans>
            ) : (
              <Trans>
                {formatRupees(left)} of your {formatRupees(total)} left
              </Trans>
            )}
          </p>
        </>
      )}
    </Card>
  );
}
