import { Trans, useLingui } from '@lingui/react/macro';
import type { Payment } from '../../../contract/campaigns/offer-terms.ts';
import { Money } from '../../ui/data/money.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { shareOf, whenPaid } from './offer-terms.ts';

/** Payments of an offer with their shares and what releases each. */
export function PaymentPlan({ payments }: { payments: readonly Payment[] }) {
  const { i18n } = useLingui();
  const total = payments.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className="num rounded-box border border-line px-4 py-3 text-sm">
      <ProgressBar
        total={total}
        parts={payments.map(({ amount }, at) => ({ value: amount, kind: at === 0 ? 'solid' : 'accepted' }))}
      />
      <ul>
        {payments.map((payment) => (
          <li
            key={`${payment.label}-${payment.due}-${payment.date}`}
            className="flex gap-3 border-line border-b border-dashed py-2.5"
          >
            <span className="w-10 flex-none font-semibold text-link">{shareOf(payment.amount, total)}%</span>
            <span className="min-w-0 flex-1">
              <b className="block font-semibold">{whenPaid(payment, i18n)}</b>
              <span className="text-t3 text-xs">
                <Release due={payment.due} />
              </span>
            </span>
            <b className="flex-none font-semibold">
              <Money value={payment.amount} paise />
            </b>
          </li>
        ))}
      </ul>
      <p className="flex justify-between pt-2.5 pl-13 font-semibold">
        <Trans>Sum</Trans> <Money value={total} paise />
      </p>
    </div>
  );
}

/** Condition that releases a payment. */
function Release({ due }: Pick<Payment, 'due'>) {
  switch (due) {
    case 'advance':
      return <Trans>released when it is funded and work starts</Trans>;
    case 'approved':
      return <Trans>released when the work is approved</Trans>;
    case 'published':
      return <Trans>released when the post is matched or confirmed, or 72 h after the link</Trans>;
    case 'date':
      return <Trans>released on the day, if the work is approved by then</Trans>;
  }
}
