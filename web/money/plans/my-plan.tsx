import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UserSubscription } from '../../../contract/money/subscriptions.ts';
import { formatDay } from '../../lib/format.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { paidUntil } from './paid-until.ts';
import { PlanChanges } from './plan-changes.tsx';
import { PlanMeaning, PlanStatus } from './plan-status.tsx';

interface MyPlanProps {
  subscription: UserSubscription;
  /** Remaining unlocks of the period. */
  quota: ReactNode;
}

/** Current subscription: details, next debit, changes and payments. */
export function MyPlan({ subscription, quota }: MyPlanProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,816fr)_minmax(0,360fr)] lg:items-start">
      <Card as="section" padding="lg">
        <div className="flex flex-wrap items-start gap-3">
          <h2 className="h3 min-w-0 flex-1">{wordIn(i18n.locale, subscription.title)}</h2>
          <PlanStatus subscription={subscription} />
        </div>
        <p className="mt-2 max-w-[60ch] text-sm text-t2">
          <PlanMeaning subscription={subscription} />
        </p>
        <Dates subscription={subscription} />
        <div className="mt-4 empty:hidden">{quota}</div>
        <PlanChanges subscription={subscription} />
      </Card>
      <Payments payments={subscription.payments} />
    </div>
  );
}

function Dates({ subscription }: Pick<MyPlanProps, 'subscription'>) {
  const { i18n } = useLingui();
  const { status, next_charge: next } = subscription;
  // The period of a debit that finally failed was never paid.
  const end = status === 'halted' ? null : paidUntil(subscription);
  const isPast = end !== null && new Date(end) < new Date();
  return (
    <dl className="mt-4 grid gap-4 border-line border-t border-dashed pt-4 sm:grid-cols-2">
      <div>
        <dt className="text-sm text-t3">
          <Trans>Next payment</Trans>
        </dt>
        <dd className="num mt-1 flex flex-wrap items-baseline gap-x-2">
          {next ? (
            <>
              <Money value={next.amount} size={28} />
              <span className="text-sm text-t2">{formatDay(next.at, { locale: i18n.locale })}</span>
            </>
          ) : (
            <span className="h4">
              <Trans>None</Trans>
            </span>
          )}
        </dd>
      </div>
      {end ? (
        <div>
          <dt className="text-sm text-t3">{isPast ? <Trans>Was paid until</Trans> : <Trans>Paid until</Trans>}</dt>
          <dd className="h4 num mt-1">{formatDay(end, { locale: i18n.locale })}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function Payments({ payments }: Pick<UserSubscription, 'payments'>) {
  const { i18n } = useLingui();
  return (
    <section>
      <h2 className="h4 mb-3">
        <Trans>Payments</Trans>
      </h2>
      <Card padding="none">
        {payments.length === 0 ? (
          <p className="p-5 text-sm text-t3">
            <Trans>You haven’t been charged yet.</Trans>
          </p>
        ) : (
          <ul>
            {payments.map((payment) => (
              <li
                key={payment.id}
                className="flex items-center gap-4 border-line border-t px-5 py-3.5 first:border-t-0"
              >
                <span className="num min-w-0 flex-1 text-sm">
                  {formatDay(payment.paid_at, { locale: i18n.locale })}
                  {payment.period_end ? (
                    <span className="block text-t3 text-xs">
                      <Trans>Pays until {formatDay(payment.period_end, { locale: i18n.locale })}</Trans>
                    </span>
                  ) : null}
                </span>
                <Money value={payment.amount} paise />
              </li>
            ))}
          </ul>
        )}
      </Card>
      {payments.length > 0 ? (
        <p className="mt-2 text-t3 text-xs">
          <Plural value={payments.length} one="# payment, any tax included" other="# payments, any tax included" />
        </p>
      ) : null}
    </section>
  );
}
