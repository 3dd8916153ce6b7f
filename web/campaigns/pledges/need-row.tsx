import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PledgeLine } from '../../../contract/campaigns/pledges.ts';
import { needNames } from '../../lib/campaign-labels.ts';
import { type Need, needIcons, openOf, partsOf, spokenFor } from '../../lib/needs.ts';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';

interface NeedRowProps {
  need: Need;
  /** Undefined until loaded. */
  pledges: readonly PledgeLine[] | undefined;
  isOwn: boolean;
  /** Displayed status, including a pending answer. */
  statusOf: (pledge: PledgeLine) => PledgeLine['status'];
  row: (pledge: PledgeLine) => ReactNode;
}

/** In the order of the bar; ended ones last. */
const order = ['contributed', 'accepted', 'pledged', 'declined', 'withdrawn'] as const;

/** Need with a segmented bar, pledges and numbers. */
export function NeedRow({ need, pledges, isOwn, statusOf, row }: NeedRowProps) {
  const { i18n } = useLingui();
  const Icon = needIcons[need.kind];
  const sorted = pledges?.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || b.value - a.value);
  return (
    <li className="flex gap-3 border-line border-t px-4 py-4 first:border-t-0 md:gap-4 md:px-5">
      <span className="grid size-10 flex-none place-items-center rounded-box bg-pea-tint text-link max-sm:hidden">
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="h5">{i18n._(needNames[need.kind])}</h3>
          <p className="num flex-none text-sm">
            <b className="font-bold text-base">{formatRupees(spokenFor(need))}</b>{' '}
            <span className="text-t3">
              <Trans>of {formatRupees(need.value)}</Trans>
            </span>
          </p>
        </div>
        <div className="mb-2 flex items-baseline justify-between gap-3 text-sm">
          <p className="min-w-0 text-t3">{need.description}</p>
          <OpenAmount need={need} isOwn={isOwn} />
        </div>
        <ProgressBar parts={segmentsOf(need, pledges, statusOf)} total={need.value} height={16} />
        {sorted && sorted.length > 0 ? <ul className="mt-2.5 grid gap-1">{sorted.map(row)}</ul> : null}
        {sorted?.length === 0 && need.pledged === 0 ? (
          <p className="mt-3 text-sm text-t3">
            <Trans>No pledges yet.</Trans>
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** One segment per accepted pledge, largest first; unanswered ones share one. */
function segmentsOf(need: Need, pledges: readonly PledgeLine[] | undefined, statusOf: NeedRowProps['statusOf']) {
  const [contributed, accepted, waiting] = partsOf([need]);
  if (!pledges) return [contributed, accepted, waiting].filter((part) => part !== undefined);
  const parts = (status: PledgeLine['status'], kind: 'solid' | 'accepted') =>
    pledges
      .filter((pledge) => statusOf(pledge) === status)
      .toSorted((a, b) => b.value - a.value)
      .map(({ value }) => ({ value, kind }));
  return [...parts('contributed', 'solid'), ...parts('accepted', 'accepted'), ...(waiting ? [waiting] : [])];
}

function OpenAmount({ need, isOwn }: { need: Need; isOwn: boolean }) {
  if (need.value === 0) return null;
  if (need.accepted >= need.value) {
    return (
      <p className="flex-none font-semibold text-ok">
        <Trans>fully pledged</Trans>
      </p>
    );
  }
  const open = openOf(need);
  if (open > 0) {
    return (
      <p className="num flex-none font-semibold text-amber-t">
        <Trans>{formatRupees(open)} still needed</Trans>
      </p>
    );
  }
  return (
    <p className="flex-none font-semibold text-amber-t">
      {isOwn ? <Trans>fully pledged once you accept</Trans> : <Trans>fully pledged once accepted</Trans>}
    </p>
  );
}
