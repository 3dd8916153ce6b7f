import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Box, Clapperboard, MapPin, Megaphone, Newspaper, Sparkles, TramFront, Wallet } from 'lucide-react';
import type { Campaign } from '../../../contract/campaigns.ts';
import { needNames } from '../../lib/campaign-words.ts';
import { Money } from '../../ui/money.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { formatRupees } from '../../ui/rupees.ts';

export type Need = Campaign['needs'][number];

const needIcons: Record<Need['kind'], LucideIcon> = {
  budget: Wallet,
  product: Box,
  venue: MapPin,
  production: Clapperboard,
  reach: Megaphone,
  travel: TramFront,
  media: Newspaper,
  other: Sparkles,
};

export function sumOf(needs: readonly Need[], part: 'value' | 'pledged' | 'accepted' | 'contributed'): number {
  return needs.reduce((sum, need) => sum + need[part], 0);
}

/** Solid is contributed, paler is accepted, stripes wait for the creator's answer. */
export function partsOf(needs: readonly Need[]) {
  const [pledged, accepted, contributed] = (['pledged', 'accepted', 'contributed'] as const).map((part) =>
    sumOf(needs, part),
  ) as [number, number, number];
  return [
    { value: contributed, kind: 'solid' as const },
    { value: accepted - contributed, kind: 'accepted' as const },
    { value: pledged - accepted, kind: 'waiting' as const },
  ];
}

/** What a joint campaign still needs, in one bar and a line. */
export function NeedsInShort({ needs }: { needs: readonly Need[] }) {
  const { i18n } = useLingui();
  const total = sumOf(needs, 'value');
  const open = [...new Set(needs.filter((need) => need.accepted < need.value).map(({ kind }) => kind))];
  if (needs.length === 0) return null;
  return (
    <div className="mb-3 grid gap-1.5">
      <p className="flex items-baseline justify-between gap-3">
        <Money value={sumOf(needs, 'pledged')} size={23} />
        <span className="text-sm text-t2">
          <Trans>
            of <Money value={total} />
          </Trans>
        </span>
      </p>
      <ProgressBar parts={partsOf(needs)} total={total} />
      {open.length > 0 ? (
        <p className="text-sm text-t2">
          <Trans>Still needed: {open.map((kind) => i18n._(needNames[kind])).join(', ')}</Trans>
        </p>
      ) : null}
    </div>
  );
}

/** One need with its bar and numbers. */
export function NeedRow({ need, children }: { need: Need; children?: React.ReactNode }) {
  const { i18n } = useLingui();
  const Icon = needIcons[need.kind];
  const open = Math.max(0, need.value - need.pledged);
  return (
    <li className="flex gap-3 border-line border-t px-4 py-4 first:border-t-0 md:px-5">
      <span className="grid size-10 flex-none place-items-center rounded-tile bg-pea-tint text-link">
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="h5">{i18n._(needNames[need.kind])}</h3>
          <p className="num text-sm">
            <b className="font-bold">{formatRupees(need.pledged)}</b>{' '}
            <span className="text-t3">
              <Trans>of {formatRupees(need.value)}</Trans>
            </span>
          </p>
        </div>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <p className="text-t2">{need.description}</p>
          <OpenAmount need={need} open={open} />
        </div>
        <ProgressBar parts={partsOf([need])} total={need.value} height={16} />
        {children}
      </div>
    </li>
  );
}

function OpenAmount({ need, open }: { need: Need; open: number }) {
  if (need.value === 0) return null;
  if (need.accepted >= need.value) {
    return (
      <p className="font-semibold text-ok">
        <Trans>full</Trans>
      </p>
    );
  }
  return (
    <p className="num font-semibold text-amber-t">
      {open > 0 ? <Trans>{formatRupees(open)} open</Trans> : <Trans>full once accepted</Trans>}
    </p>
  );
}
