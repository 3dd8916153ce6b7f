import { Trans, useLingui } from '@lingui/react/macro';
import type { Payment } from '../../../contract/campaigns/offer-terms.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { momentOf } from './payment-words.ts';
import { isSamePayment, planChanges } from './plan-changes.ts';

interface ChangedPlanProps {
  from: readonly Payment[];
  to: readonly Payment[];
}

/** Each payment of a changed plan: as it stays, or struck and new. */
export function ChangedPlan({ from, to }: ChangedPlanProps) {
  const { i18n } = useLingui();
  const words = (payment: Payment) => `${momentOf(payment, i18n)}, ${formatRupees(payment.amount)}`;
  return (
    <ul className="num grid gap-1">
      {planChanges(from, to).map(({ was, now }, at) => (
        // Two payments can be alike, and a plan is shown whole.
        <li key={at} className="flex flex-wrap gap-x-2">
          {was && now && isSamePayment({ was, now }) ? (
            <span>{words(now)}</span>
          ) : (
            <>
              {was ? (
                <del className="text-t3 decoration-[1.5px]">
                  <span className="sr-only">
                    <Trans>was</Trans>{' '}
                  </span>
                  {words(was)}
                </del>
              ) : null}
              {now ? (
                <ins className="font-semibold no-underline">
                  <span className="sr-only">
                    <Trans>now</Trans>{' '}
                  </span>
                  {words(now)}
                </ins>
              ) : null}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
