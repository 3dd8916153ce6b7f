import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PoolDetails } from '../../../contract/hub/pools.ts';
import { formatPercent, formatShortDate } from '../../lib/format.ts';
import { nameOf } from '../../lib/people-names.ts';
import { EscrowText } from '../../ui/data/escrow-text.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';

/** Balance of the pool, drawn and proposed amounts, and the day the rest is returned. */
export function PoolBalance({ pool }: { pool: PoolDetails }) {
  const { i18n } = useLingui();
  const { funded, refunded, spent, settled, held, proposed, disputed, free, returns_on: back } = pool;
  const kept = funded - refunded;
  return (
    <div className="p-4 md:px-5">
      <h2 id="pool" className="h4">
        <Trans>Pool</Trans>
      </h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <Money value={held} size={44} className="max-md:text-3xl" />
        <span className="num text-sm text-t2">
          <EscrowText
            partner={<Trans>left of {formatRupees(kept)} paid in, held by the payment partner</Trans>}
            plain={<Trans>left of {formatRupees(kept)} paid in</Trans>}
          />
        </span>
      </p>
      <ProgressBar
        className="my-3"
        height={24}
        total={kept}
        parts={[{ value: spent + settled }, { value: proposed + disputed, kind: 'waiting' }]}
      />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm md:grid-cols-4">
        <Figure name={<Trans>Spent on the work</Trans>}>
          <Money value={spent} />
        </Figure>
        <Figure name={<Trans>Proposed now</Trans>}>
          <Money value={proposed} />
        </Figure>
        {disputed > 0 ? (
          <Figure name={<Trans>On hold</Trans>}>
            <Money value={disputed} />
          </Figure>
        ) : null}
        <Figure name={<Trans>Available</Trans>}>
          <Money value={free} />
        </Figure>
        {settled > 0 ? (
          <Figure name={<Trans>Split</Trans>}>
            <Money value={settled} />
          </Figure>
        ) : null}
        {refunded > 0 ? (
          <Figure name={<Trans>Refunded</Trans>}>
            <Money value={refunded} />
          </Figure>
        ) : null}
        {back ? <Figure name={<Trans>Refunded to payers</Trans>}>{formatShortDate(back, i18n.locale)}</Figure> : null}
      </dl>
    </div>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-t2">{name}</dt>
      <dd className="num font-bold">{children}</dd>
    </div>
  );
}

/** Payers of the pool with their shares. */
export function PoolPayers({ pool: { payers, minimum, lock } }: { pool: PoolDetails }) {
  return (
    <div className="border-line border-t px-4 py-3 text-sm md:px-5">
      <h3 className="h5">
        <Trans>Payers</Trans>
      </h3>
      <ul>
        {payers.map(({ user, paid, percent }) => (
          <li key={user.id} className="flex items-baseline justify-between gap-3 py-1">
            <span className="min-w-0 truncate">{nameOf(user)}</span>
            <span className="num flex-none">
              <Money value={paid} className="font-bold" /> <span className="text-t2">{formatPercent(percent)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-t3">
        {lock === null && minimum > 0 ? (
          <Trans>
            Minimum {formatRupees(minimum)}: if it isn’t paid in by the start date, everyone gets a full refund.
          </Trans>
        ) : (
          <Trans>
            The pool belongs to those who paid. Unverified contributions share in revenue but not in this money.
          </Trans>
        )}
      </p>
    </div>
  );
}
