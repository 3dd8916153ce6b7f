import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock, type LucideIcon, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Payout } from '../../../contract/money/payouts.ts';
import { Tag, type Tone } from '../../ui/data/tag.tsx';

const looks: Record<Payout['status'], { tone: Tone; icon: LucideIcon; name: ReactNode }> = {
  requested: { tone: 'blue', icon: Send, name: <Trans>Requested</Trans> },
  processing: { tone: 'blue', icon: Clock, name: <Trans>Processing</Trans> },
  paid: { tone: 'green', icon: CircleCheck, name: <Trans>Paid</Trans> },
  failed: { tone: 'red', icon: CircleX, name: <Trans>Failed</Trans> },
};

export function PayoutTag({ status }: Pick<Payout, 'status'>) {
  const { tone, icon, name } = looks[status];
  return (
    <Tag tone={tone} icon={icon}>
      {name}
    </Tag>
  );
}
