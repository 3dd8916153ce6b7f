import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { BadgeCheck, Send, UserCheck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';

interface FunnelProps {
  counts: { sent: number; joined: number; qualified: number };
  /** In rupees and coins. */
  earned: number;
  coins: number;
}

/** Referral funnel: invited, joined, qualified, earned. */
export function Funnel({ counts, earned, coins }: FunnelProps) {
  const { t } = useLingui();
  return (
    <Card padding="none">
      <dl
        aria-label={t`Invited, joined, qualified, earned`}
        className="grid grid-cols-2 md:grid-cols-4 [&>*]:border-line max-md:[&>*:nth-child(even)]:border-l max-md:[&>*:nth-child(n+3)]:border-t md:[&>*+*]:border-l"
      >
        <Step icon={Send} name={<Trans>Invited</Trans>} text={<Trans>by email and SMS</Trans>}>
          {formatCount(counts.sent)}
        </Step>
        <Step icon={UserCheck} name={<Trans>Joined</Trans>} text={<Trans>by your link</Trans>}>
          {formatCount(counts.joined)}
        </Step>
        <Step icon={BadgeCheck} name={<Trans>Qualified</Trans>} text={<Trans>got started</Trans>}>
          {formatCount(counts.qualified)}
        </Step>
        <Step
          icon={Wallet}
          name={<Trans>Earned</Trans>}
          text={
            <Trans>
              and <span className="num">{formatCount(coins)}</span> coins
            </Trans>
          }
        >
          <Money value={earned} />
        </Step>
      </dl>
    </Card>
  );
}

interface StepProps {
  icon: LucideIcon;
  name: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

function Step({ icon: Icon, name, text, children }: StepProps) {
  return (
    <div className="flex min-w-0 flex-col p-4 md:p-5">
      <dt className="flex items-center gap-1.5 font-semibold text-sm text-t2">
        <Icon className="size-4 text-t3" />
        {name}
      </dt>
      <dd className="money mt-1 text-2xl leading-[1.2] md:text-3xl">{children}</dd>
      <dd className="mt-0.5 text-sm text-t3">{text}</dd>
    </div>
  );
}
