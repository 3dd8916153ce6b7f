import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { inHandOf } from '../../../contract/work/escrow.ts';
import { formatPercent } from '../../lib/format.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { cx } from '../../ui/cx.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { netQuery } from '../escrow/escrow.queries.ts';
import { type Budget, overBy } from './over-budget.tsx';

interface OfferTotalsProps {
  applicationId: string;
  /** Rupees. */
  amount: number | undefined;
  budget: Budget | null;
  isOwner: boolean;
  partner: string;
  /** Rupees of the offer that this one answers. */
  theirs?: number | null;
}

/** Net, total and budget of the price being typed. */
export function OfferTotals({ applicationId, amount, budget, isOwner, partner, theirs = null }: OfferTotalsProps) {
  const settled = useDebounced(amount);
  const { data: net } = useQuery({
    ...netQuery(applicationId, settled),
    enabled: settled !== undefined && settled > 0,
  });
  const gst = net?.creator_gst ?? 0;
  const isStale = net?.amount !== amount;
  const limit = budget?.per_creator ?? null;
  const left = budget?.remaining ?? null;
  const difference = theirs === null || amount === undefined ? 0 : amount - theirs;
  const over = overBy(amount ?? 0, budget);
  return (
    <dl
      className="num grid border-line border-y text-sm max-sm:bg-ok-tint sm:grid-cols-3 sm:divide-x sm:divide-line sm:bg-sunken"
      aria-live="polite"
    >
      <Figure
        name={isOwner ? <Trans>Net for {partner}</Trans> : <Trans>Net in your hand</Trans>}
        value={net ? formatRupees(inHandOf(net), { paise: true }) : '–'}
        isStale={isStale}
      >
        {net ? (
          <Trans>
            after the {formatPercent(net.platform_fee_percent)} fee of {formatRupees(net.platform_fee, { paise: true })}
          </Trans>
        ) : null}
        {net?.manager_share ? (
          <>
            {' '}
            <Trans>and {formatRupees(net.manager_share.amount, { paise: true })} for your talent manager</Trans>
          </>
        ) : null}
      </Figure>
      <Figure
        name={isOwner ? <Trans>Total for you</Trans> : <Trans>They pay</Trans>}
        value={net ? formatRupees(net.amount + gst, { paise: true }) : '–'}
        isStale={isStale}
        isForWide={gst === 0}
      >
        {gst > 0 ? <Trans>with {formatRupees(gst, { paise: true })} GST</Trans> : null}{' '}
        {difference > 0 ? <Trans>{formatRupees(difference)} more than their offer</Trans> : null}
        {difference < 0 ? <Trans>{formatRupees(-difference)} less than their offer</Trans> : null}
      </Figure>
      {isOwner && limit !== null ? (
        <Figure isForWide name={<Trans>Your budget for a creator</Trans>} value={formatRupees(limit, { paise: true })}>
          {over > 0 ? (
            <span className="font-semibold text-amber-t">
              <Trans>{formatRupees(over)} over</Trans>
            </span>
          ) : (
            <Trans>{formatRupees(limit - (amount ?? 0))} inside your limit</Trans>
          )}
          {left !== null && over === 0 ? (
            <span className="block">
              <Trans>{formatRupees(left - (amount ?? 0))} left of the campaign’s budget after it</Trans>
            </span>
          ) : null}
        </Figure>
      ) : null}
    </dl>
  );
}

interface FigureProps {
  name: ReactNode;
  value: string;
  /** True while the figure of another price is shown. */
  isStale?: boolean;
  /** Left out on phones, where the amount beside says it. */
  isForWide?: boolean;
  children?: ReactNode;
}

function Figure({ name, value, isStale = false, isForWide = false, children }: FigureProps) {
  return (
    <div
      className={cx(
        'px-5 py-3 max-sm:items-baseline md:py-2.5 max-sm:justify-between max-sm:gap-3 md:px-6',
        isForWide ? 'max-sm:hidden' : 'max-sm:flex',
      )}
    >
      <dt className="text-t2 max-sm:text-ok">{name}</dt>
      <dd className={cx('money text-xl leading-tight max-sm:text-lg', isStale ? 'text-t3' : 'max-sm:text-ok')}>
        {value}
      </dd>
      {children ? <dd className="text-t3 text-xs max-sm:hidden">{children}</dd> : null}
    </div>
  );
}
