import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Lock, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { addRupees } from '../../../contract/kit/money.ts';
import type { WalletBalance } from '../../../contract/money/wallet.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useSession } from '../../lib/session.ts';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { balanceQuery, payingQuery } from './wallet.queries.ts';

/** Balance split into available, on hold with reasons, and arriving. `act` is rendered below the headline figure. */
export function BalanceSplit({ act }: { act: (balance: WalletBalance) => ReactNode }) {
  const { token, profile } = useSession();
  const { data, error, refetch } = useQuery({ ...balanceQuery, enabled: token !== null });
  if (error && !data) {
    return <ErrorState title={<Trans>Couldn’t load your balance</Trans>} text={reasonOf(error)} onRetry={refetch} />;
  }
  return (
    <Card padding="none" aria-busy={!data} className="grid md:grid-cols-[1.7fr_1fr_1fr]">
      <section aria-labelledby="available" className="p-5 md:p-6">
        <h2 id="available" className="font-semibold text-sm text-t2">
          <Trans>Available</Trans>
        </h2>
        <p className="mt-1.5 min-h-12 md:min-h-14">
          {data ? <Headline value={data.available} /> : <Skeleton className="h-12 w-48" />}
        </p>
        {data ? <Shares balance={data} /> : null}
        <div className="mt-3 min-h-25 md:min-h-12">{data ? act(data) : null}</div>
        {data && data.debt > 0 ? <Debt value={data.debt} /> : null}
        {data ? <Advances balance={data} /> : null}
      </section>
      <Part icon={Lock} name={<Trans>On hold</Trans>} value={data?.on_hold}>
        {data ? <Holds holds={data.holds} /> : null}
      </Part>
      {profile?.role === 'Influencer' ? <ArrivingPart value={data?.arriving} /> : <PayingPart />}
    </Card>
  );
}

function ArrivingPart({ value }: { value: number | undefined }) {
  return (
    <Part icon={CalendarClock} name={<Trans>Arriving</Trans>} value={value}>
      {value === undefined ? null : value ? (
        <Trans>Funded for your work, before the fee. You’re paid by the payment plan of each agreement.</Trans>
      ) : (
        <Trans>What brands fund for your work appears here until it’s released to you.</Trans>
      )}
    </Part>
  );
}

/** Money a business has funded and that is not released yet; not part of its balance. */
function PayingPart() {
  const { token } = useSession();
  const { data } = useQuery({ ...payingQuery, enabled: token !== null });
  const sum = data && addRupees(data.map(({ amount }) => amount));
  return (
    <Part icon={CalendarClock} name={<Trans>On hold for work</Trans>} value={sum}>
      {!data ? null : data.length > 0 ? (
        <Plural
          value={data.length}
          one="For # agreement, until its payment plan releases it."
          other="For # agreements, until their payment plans release it."
        />
      ) : (
        <Trans>What you fund for work appears here until it’s released.</Trans>
      )}
    </Part>
  );
}

/** Headline figure; long amounts are smaller on phones to fit one line. */
function Headline({ value }: { value: number }) {
  const text = formatRupees(value);
  return <span className={cx('money md:text-5xl', text.length > 10 ? 'text-3xl' : 'text-4xl')}>{text}</span>;
}

/** Bar comparing the three parts, for phones, where they are stacked. */
function Shares({ balance: { available, arriving, on_hold: held } }: { balance: WalletBalance }) {
  const total = available + arriving + held;
  if (available === 0 || available === total) return null;
  return (
    <ProgressBar
      className="mt-2 md:hidden"
      total={total}
      parts={[{ value: available }, { value: arriving, kind: 'accepted' }, { value: held, kind: 'waiting' }]}
    />
  );
}

interface PartProps {
  icon: LucideIcon;
  name: ReactNode;
  value: number | undefined;
  children: ReactNode;
}

function Part({ icon: Icon, name, value, children }: PartProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="border-line border-t px-5 py-4 md:border-t-0 md:border-l md:p-6">
      <h2 id={heading} className="flex items-center gap-2 font-semibold text-sm text-t2">
        <Icon className="size-4 text-t3" />
        {name}
      </h2>
      <p className="mt-1.5 mb-2 min-h-8">
        {value === undefined ? <Skeleton className="h-8 w-28" /> : <Money value={value} size={28} />}
      </p>
      <div className="min-h-5.5 text-sm text-t2 md:min-h-10">{children}</div>
    </section>
  );
}

/** Debt, shown beside the button because it blocks payouts. */
function Debt({ value }: { value: number }) {
  return (
    <p role="note" className="mt-3 text-bad text-sm">
      <Trans>
        You owe <Money value={value} className="font-semibold" /> for a payment that was charged back. Your next
        earnings pay it off. Until then, you can’t withdraw, fund work or earn from referrals.
      </Trans>
    </p>
  );
}

/** Advances of cancelled work that are still to be paid back, by the reader or to the reader. */
function Advances({ balance: { advances_owed: owed, advances_coming: coming } }: { balance: WalletBalance }) {
  if (owed > 0) {
    return (
      <p role="note" className="mt-3 text-sm text-t2">
        <Trans>
          <Money value={owed} className="font-semibold" /> of an advance goes back to the brand from your next earnings.
        </Trans>
      </p>
    );
  }
  if (coming === 0) return null;
  return (
    <p role="note" className="mt-3 text-sm text-t2">
      <Trans>
        <Money value={coming} className="font-semibold" /> of an advance comes back to you as the creator earns again.
      </Trans>
    </p>
  );
}

/** Breakdown of the money on hold. */
function Holds({ holds }: Pick<WalletBalance, 'holds'>) {
  const parts = [
    { id: 'payouts', name: <Trans>Payouts in progress</Trans>, value: holds.payouts },
    { id: 'disputes', name: <Trans>In dispute</Trans>, value: holds.disputes },
    { id: 'referrals', name: <Trans>Pending referral rewards</Trans>, value: holds.referrals },
    { id: 'cards', name: <Trans>Paid with a new card</Trans>, value: holds.cards },
  ].filter(({ value }) => value > 0);
  if (parts.length === 0) return <Trans>Nothing is on hold.</Trans>;
  return (
    <dl className="grid gap-1">
      {parts.map(({ id, name, value }) => (
        <div key={id} className="flex justify-between gap-3">
          <dt>{name}</dt>
          <dd className="font-semibold text-t1">
            <Money value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
