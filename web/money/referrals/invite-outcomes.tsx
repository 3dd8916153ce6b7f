import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Check, CircleAlert, Clock, History } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SentTo } from '../../../contract/money/referrals.ts';
import { Tag, type Tone } from '../../ui/data/tag.tsx';

const words: Record<SentTo['outcome'], { tone: Tone; icon: LucideIcon; name: ReactNode; text?: ReactNode }> = {
  sent: { tone: 'green', icon: Check, name: <Trans>Sent</Trans> },
  already_invited: {
    tone: 'grey',
    icon: History,
    name: <Trans>Already invited</Trans>,
    text: <Trans>You invited them in the last 30 days.</Trans>,
  },
  invalid: {
    tone: 'red',
    icon: CircleAlert,
    name: <Trans>Invalid address</Trans>,
    text: <Trans>Enter someone else’s email address or 10-digit mobile number.</Trans>,
  },
  not_sent: {
    tone: 'amber',
    icon: Clock,
    name: <Trans>Not sent</Trans>,
    text: <Trans>You’ve used all of today’s invitations. Try again tomorrow.</Trans>,
  },
};

/** Result for each address, in order. */
export function InviteOutcomes({ sent }: { sent: readonly SentTo[] }) {
  return (
    <div role="status">
      {sent.length > 0 ? (
        <ul className="mt-4 divide-y divide-line border-line border-t">
          {sent.map(({ to, outcome }) => {
            const { tone, icon, name, text } = words[outcome];
            return (
              <li key={to} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
                <Tag tone={tone} icon={icon}>
                  {name}
                </Tag>
                <span className="min-w-0 break-all font-semibold">{to}</span>
                {text ? <span className="text-sm text-t3">{text}</span> : null}
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
