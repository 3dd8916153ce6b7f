import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { ArrowUpRight, Lock, ShieldCheck, Timer, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DashboardMoney } from '../../../contract/insights/dashboard.ts';
import { formatShortDate } from '../../lib/format.ts';
import { useOpens } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { useGapWord } from '../../lib/profile-gaps.ts';
import { useSession } from '../../lib/session.ts';
import { Money } from '../../ui/data/money.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { dashboardQuery, useCardQuery } from './dashboard.queries.ts';
import { DashboardCard, DashboardCardError } from './dashboard-card.tsx';

/** Balance, held money, next movement, and the profile's completeness. */
export function MoneyCard({ className }: { className: string | undefined }) {
  const { data, error, refetch } = useCardQuery(dashboardQuery);
  const isEarner = useSession().profile?.role === 'Influencer';
  const money = data?.money;
  const opens = useOpens();
  return (
    <DashboardCard
      title={<Trans>Money</Trans>}
      {...(opens(paths.wallet) ? { link: { to: paths.wallet, name: <Trans>Wallet</Trans> } } : {})}
      isLined
      className={className}
    >
      {error && !data ? (
        <DashboardCardError error={error} onRetry={refetch} />
      ) : (
        <>
          <div className="px-4 pt-4 pb-3 md:px-5">
            <p className="text-sm text-t3">
              {isEarner && money?.available !== null ? (
                <Trans>Available</Trans>
              ) : (
                <HeldFor count={money?.held_for ?? 0} isEarner={isEarner} />
              )}
            </p>
            <p className="mt-1 mb-3 min-h-13">
              {money ? (
                <Money value={(isEarner ? money.available : null) ?? money.held} size={44} />
              ) : (
                <Skeleton className="h-11 w-44" />
              )}
            </p>
            <dl>{money ? <Lines money={money} isEarner={isEarner} /> : <LineSkeletons />}</dl>
          </div>
          <Completeness profile={data?.profile ?? undefined} />
        </>
      )}
    </DashboardCard>
  );
}

function HeldFor({ count, isEarner }: { count: number; isEarner: boolean }) {
  return isEarner ? (
    <Plural value={count} _0="On hold for your work" one="On hold for # agreement" other="On hold for # agreements" />
  ) : (
    <Plural value={count} _0="On hold for creators" one="On hold for # agreement" other="On hold for # agreements" />
  );
}

/** For businesses held money comes first, since they fund each agreement separately; the wallet is below. */
function Lines({ money, isEarner }: { money: DashboardMoney; isEarner: boolean }) {
  const { i18n } = useLingui();
  const { available, on_hold: onHold, held, held_for: count, next, days_to_pay: days } = money;
  const day = next ? formatShortDate(next.date, i18n.locale) : null;
  return (
    <>
      {available === null ? null : isEarner ? (
        <Line icon={ShieldCheck} name={<HeldFor count={count} isEarner />}>
          <Money value={held} />
        </Line>
      ) : (
        <Line icon={Wallet} name={<Trans>Available in your wallet</Trans>}>
          <Money value={available} />
        </Line>
      )}
      {onHold !== null && onHold > 0 ? (
        <Line icon={Lock} name={isEarner ? <Trans>On hold</Trans> : <Trans>On hold in your wallet</Trans>}>
          <Money value={onHold} />
        </Line>
      ) : null}
      <Line
        icon={ArrowUpRight}
        name={
          day === null ? (
            <Trans>No payouts in progress</Trans>
          ) : isEarner ? (
            <Trans>In your bank by {day}</Trans>
          ) : (
            <Trans>Pays out by {day}</Trans>
          )
        }
      >
        {next ? <Money value={next.amount} /> : '–'}
      </Line>
      <Line icon={Timer} name={isEarner ? <Trans>Days until paid, median</Trans> : <Trans>Days to pay, median</Trans>}>
        {days.value === null ? (
          <span className="font-normal text-sm text-t3">
            <Trans>not enough data yet</Trans>
          </span>
        ) : (
          <>
            {days.value}{' '}
            <span className="font-normal text-sm text-t3">
              <Plural value={days.n} one="from # payment" other="from # payments" />
            </span>
          </>
        )}
      </Line>
    </>
  );
}

function Line({ icon: Icon, name, children }: { icon: LucideIcon; name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 border-line border-t border-dashed">
      <dt className="flex min-w-0 items-center gap-2 text-sm text-t2">
        <Icon className="size-4.5 text-t3" />
        <span className="min-w-0">{name}</span>
      </dt>
      <dd className="num whitespace-nowrap font-bold">{children}</dd>
    </div>
  );
}

function LineSkeletons() {
  return ['held', 'next', 'days'].map((key) => (
    <div key={key} className="flex min-h-11 items-center justify-between border-line border-t border-dashed">
      <dt>
        <Skeleton className="h-4 w-36" />
      </dt>
      <dd>
        <Skeleton className="h-5 w-16" />
      </dd>
    </div>
  ));
}

function Completeness({ profile }: { profile: { completeness: number; missing: readonly string[] } | undefined }) {
  const gapWord = useGapWord();
  const [gap, ...others] = profile?.missing ?? [];
  const word = gap && gapWord(gap);
  return (
    <div className="min-h-24 flex-1 border-line border-t bg-sunken px-4 pt-3.5 pb-4 md:px-5">
      <h3 className="flex justify-between gap-3 font-semibold text-sm">
        <Trans>Your profile</Trans>
        <span className="num font-normal text-t2">{profile ? `${profile.completeness}%` : null}</span>
      </h3>
      <ProgressBar parts={[{ value: profile?.completeness ?? 0 }]} total={100} height={6} className="my-2" />
      <p className="text-sm text-t2">
        {profile && !gap ? <Trans>Your profile is complete.</Trans> : null}
        {gap ? (
          <>
            <Plural
              value={others.length}
              _0={`Still missing: ${word}.`}
              one={`Still missing: ${word} and # more.`}
              other={`Still missing: ${word} and # more.`}
            />{' '}
            <Link
              to={gap === 'social_accounts' ? paths.socialAccounts : paths.myProfile}
              className="link hit-44 relative font-semibold"
            >
              <Trans>Add</Trans>
            </Link>
          </>
        ) : null}
      </p>
    </div>
  );
}
