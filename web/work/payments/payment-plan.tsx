import { Trans, useLingui } from '@lingui/react/macro';
import type { Payment } from '../../../contract/campaigns/offer-terms.ts';
import { addRupees } from '../../../contract/kit/money.ts';
import type { NetQuote } from '../../../contract/work/escrow.ts';
import { netsOf } from '../../../contract/work/payment-nets.rules.ts';
import { Money } from '../../ui/data/money.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { paymentName, percentOf, piecesInWords } from './payment-words.ts';
import { Release } from './release.tsx';

interface PaymentPlanProps {
  payments: readonly Payment[];
  /** Quote of the whole price: each payment is then shown as the creator gets it. */
  net?: NetQuote;
}

/** Agreed or offered payments with their shares and what releases each. */
export function PaymentPlan({ payments, net }: PaymentPlanProps) {
  const { i18n } = useLingui();
  const amounts = payments.map(({ amount }) => amount);
  const total = addRupees(amounts);
  const shown = net ? netsOf(amounts, net) : amounts;
  return (
    <div className="num flex-1 rounded-box border border-line px-4 py-3 text-sm">
      <ProgressBar
        total={total}
        parts={amounts.map((value, at) => ({ value, kind: at === 0 ? 'solid' : 'accepted' }))}
      />
      <ul>
        {payments.map((payment, at) => (
          <li
            // Two payments can be alike, and a plan is shown whole.
            key={at}
            className="grid grid-cols-[40px_minmax(0,1fr)_auto] gap-x-3 border-line border-b border-dashed py-2.5"
          >
            <span className="font-semibold text-link">{percentOf(payment.amount, total)}%</span>
            <b className="break-words font-semibold">{paymentName(payment, i18n)}</b>
            <b className="font-semibold">
              <Money value={shown[at] ?? 0} paise />
            </b>
            <span className="col-span-2 col-start-2 min-w-0">
              {payment.deliverables.length > 0 ? (
                <span className="block text-t2 text-xs">
                  <Trans>for {piecesInWords(payment.deliverables, i18n)}</Trans>
                </span>
              ) : null}
              <span className="block text-t3 text-xs">
                <Release due={payment.due} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between pt-2.5 pl-13 font-semibold">
        {net ? <Trans>Sum, net</Trans> : <Trans>Sum</Trans>} <Money value={addRupees(shown)} paise />
      </p>
    </div>
  );
}
