import { Plural, Trans } from '@lingui/react/macro';
import { ArrowUpRight, CircleCheck, Clapperboard, type LucideIcon, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/data/card.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { type FundRow, type sumRows, waitsForPosts } from './fund-rows.ts';

interface AfterFundingProps {
  chosen: readonly FundRow[];
  sums: ReturnType<typeof sumRows>;
}

/** Steps after the payment, in order. */
export function AfterFunding({ chosen, sums }: AfterFundingProps) {
  const advances = chosen.filter(({ released_now: now }) => now > 0).length;
  return (
    <Card as="section">
      <h3 className="h4 mb-4">
        <Trans>Then</Trans>
      </h3>
      <ol className="num grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Then icon={ShieldCheck} title={<Trans>Held at once</Trans>}>
          <Plural value={chosen.length} one="they’re told and may start" other="all # are told and may start" />
        </Then>
        {sums.now > 0 ? (
          <Then icon={ArrowUpRight} title={<Trans>{formatRupees(sums.now)} goes on</Trans>}>
            <Plural value={advances} one="the advance, to their wallet" other="the # advances, to their wallets" />
          </Then>
        ) : null}
        <Then icon={Clapperboard} title={<Trans>You approve</Trans>}>
          <Trans>each draft, before it’s live</Trans>
        </Then>
        <Then icon={CircleCheck} title={<Trans>{formatRupees(sums.held)} follows</Trans>}>
          {waitsForPosts(chosen) ? <Trans>once their pieces are live</Trans> : <Trans>by each payment plan</Trans>}
        </Then>
      </ol>
    </Card>
  );
}

function Then({ icon: Icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className="mb-2 grid size-9 place-items-center rounded-tile bg-sunken text-t2">
        <Icon className="size-5" />
      </span>
      <b className="block font-semibold">{title}</b>
      <span className="block text-sm text-t2">{children}</span>
    </li>
  );
}
