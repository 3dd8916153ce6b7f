import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Shares } from '../../../contract/campaigns/pledges.ts';
import type { PoolDetails } from '../../../contract/hub/pools.ts';
import type { SettlementSource } from '../../../contract/hub/settlements.ts';
import { whyNot } from '../../lib/can.ts';
import { formatShortDate } from '../../lib/format.ts';
import { Card } from '../../ui/data/card.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { RupeeInput } from '../../ui/forms/number-input.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { paidParties, previewShares } from './preview.ts';
import type { NewSettlement } from './settlements.queries.ts';
import { ShareBar } from './share-bar.tsx';
import { ShareRows, ShareTable } from './share-table.tsx';

const SettleDialog = lazyWithRetry(() => import('./settle-dialog.tsx'));

interface SettlementCardProps {
  campaignId: string;
  shares: Shares;
  /** Undefined while loading. */
  pool: PoolDetails | undefined;
  isOwn: boolean;
  /** Set when the creator asked to record revenue: focuses the amount and calls `onAmountFocused`. */
  asksAmount: boolean;
  onAmountFocused: () => void;
}

/** Settlement form with a live preview of the shares; for the creator. */
export function SettlementCard({ campaignId, shares, pool, isOwn, asksAmount, onAmountFocused }: SettlementCardProps) {
  const { t } = useLingui();
  const amount = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<number>();
  const [source, setSource] = useState<SettlementSource>('recorded');
  const [problem, setProblem] = useState<string>();
  const [settling, setSettling] = useState<NewSettlement>();
  const held = pool?.free ?? 0;
  const isPool = isOwn && source === 'pool' && held > 0;
  const refusal = isOwn && pool ? whyNot(pool.can[isPool ? 'pool' : 'recorded']) : null;
  const rows = previewShares(isPool && pool ? paidParties(pool) : shares.parties, typed);
  const confirmed = isPool && pool ? pool.paid : shares.confirmed;

  useEffect(() => {
    if (!asksAmount) return;
    amount.current?.focus();
    onAmountFocused();
  }, [asksAmount, onAmountFocused]);

  function choose(next: SettlementSource) {
    setSource(next);
    setProblem(undefined);
    setTyped(next === 'pool' ? held : undefined);
  }
  function ask() {
    if (!typed) setProblem(t`Enter an amount to split.`);
    else if (isPool && typed > held) setProblem(t`The pool has ${formatRupees(held)} available.`);
    else setSettling({ amount: typed, source: isPool ? 'pool' : 'recorded' });
  }
  return (
    <Card as="section" padding="none" aria-labelledby="settlement">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 md:px-5">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h2 id="settlement" className="h4">
            <Trans>Settlement</Trans>
          </h2>
          <p className="mt-0.5 text-sm text-t3">
            <LockLine shares={shares} />
          </p>
        </div>
        <Field label={<Trans>Amount in rupees</Trans>} hideLabel error={problem} className="w-full md:w-44">
          <RupeeInput
            ref={amount}
            whole={false}
            value={typed}
            placeholder="0"
            className="num text-right font-bold"
            onChange={(next) => {
              setTyped(next);
              setProblem(undefined);
            }}
          />
        </Field>
      </div>
      {isOwn && held > 0 ? (
        <div className="px-4 pb-4 md:px-5">
          <Segmented
            label={t`Source`}
            name="settlement-source"
            value={isPool ? 'pool' : 'recorded'}
            onChange={choose}
            segments={[
              { id: 'recorded', name: t`Revenue, paid outside Tandem` },
              { id: 'pool', name: t`Left in the pool` },
            ]}
            className="max-sm:w-full"
          />
        </div>
      ) : null}
      <div className="px-4 pb-2 md:px-5">
        <ShareBar shares={rows} />
      </div>
      <ShareTable shares={rows} confirmed={confirmed} amount={typed} />
      <ShareRows shares={rows} confirmed={confirmed} amount={typed} />
      <Foot>
        {refusal ? <p className="text-sm text-t2">{refusal}</p> : null}
        {isOwn && !refusal ? (
          <Button variant="peacock" className="max-sm:w-full" onClick={ask}>
            {isPool ? <Trans>Split the pool</Trans> : <Trans>Record settlement</Trans>}
          </Button>
        ) : null}
      </Foot>
      <Suspense>
        {settling ? (
          <SettleDialog
            campaignId={campaignId}
            settlement={settling}
            parties={rows.length}
            onClose={() => setSettling(undefined)}
            onDone={() => setTyped(undefined)}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}

function LockLine({ shares: { is_locked, locks_on } }: { shares: Shares }) {
  const { i18n } = useLingui();
  if (is_locked) return <Trans>Shares are locked. Change the amount to see who gets what.</Trans>;
  if (!locks_on) return <Trans>Change the amount to see who gets what.</Trans>;
  const day = formatShortDate(locks_on, i18n.locale);
  return <Trans>A preview until the pool locks on {day}. Change the amount to see who gets what.</Trans>;
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-1 pb-4 md:px-5">
      <p className="min-w-0 flex-[1_1_16rem] text-t3 text-xs">
        <Trans>
          Shares are exact fractions of confirmed contributions, rounded to the paisa so they always add up.
        </Trans>
      </p>
      {children}
    </div>
  );
}
