import { Plural, Trans } from '@lingui/react/macro';
import type { UserSubscription } from '../../../contract/subscriptions.ts';
import { formatDay } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { PlanChanges } from './plan-changes.tsx';
import { PlanStatus } from './plan-status.tsx';

/** The subscription one has: what it is, the next debit, what can be changed, what was paid. */
export function MyPlan({ subscription }: { subscription: UserSubscription }) {
  const { title, next_charge: next, current_end: end, cancels_at_end: ends, payments } = subscription;
  return (
    <div className="grid gap-6">
      <Card as="section" padding="lg">
        <div className="flex flex-wrap items-start gap-3">
          <h2 className="h3 min-w-0 flex-1">{title}</h2>
          <PlanStatus subscription={subscription} />
        </div>
        <dl className="mt-4 grid gap-4 border-line border-t border-dashed pt-4 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-t3">{next ? <Trans>Next debit</Trans> : <Trans>Paid until</Trans>}</dt>
            <dd className="num mt-1">
              {next ? (
                <>
                  <Money value={next.amount} size={28} />
                  <span className="ml-2 text-sm text-t2">{formatDay(next.at)}</span>
                </>
              ) : (
                <span className="h4">{end ? formatDay(end) : <Trans>Not paid yet</Trans>}</span>
              )}
            </dd>
          </div>
          {next && end ? (
            <div>
              <dt className="text-sm text-t3">
                <Trans>Paid until</Trans>
              </dt>
              <dd className="h4 num mt-1">{formatDay(end)}</dd>
            </div>
          ) : null}
        </dl>
        {ends ? (
          <p className="mt-4 text-sm text-t2">
            <Trans>It ends with the paid time; nothing more will be debited.</Trans>
          </p>
        ) : null}
        <PlanChanges subscription={subscription} />
      </Card>
      <section>
        <h2 className="h4 mb-3">
          <Trans>Payments</Trans>
        </h2>
        <Card padding="none">
          {payments.length === 0 ? (
            <p className="p-5 text-sm text-t3">
              <Trans>No payment was taken yet.</Trans>
            </p>
          ) : (
            <ul>
              {payments.map((payment) => (
                <li
                  key={payment.id}
                  className="flex items-center gap-4 border-line border-t px-5 py-3.5 first:border-t-0"
                >
                  <span className="num min-w-0 flex-1 text-sm text-t2">{formatDay(payment.paid_at)}</span>
                  <Money value={payment.amount} paise />
                </li>
              ))}
            </ul>
          )}
        </Card>
        <p className="mt-2 text-xs text-t3">
          <Plural value={payments.length} one="# payment, GST included" other="# payments, GST included" />
        </p>
      </section>
    </div>
  );
}
