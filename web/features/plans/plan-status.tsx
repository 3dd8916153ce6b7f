import { Trans } from '@lingui/react/macro';
import { CircleCheck, CirclePause, CircleX, Clock } from 'lucide-react';
import type { UserSubscription } from '../../../contract/subscriptions.ts';
import { Tag } from '../../ui/tag.tsx';

/** The state of a subscription as icon and word. */
export function PlanStatus({ subscription: { status, cancels_at_end: ends } }: { subscription: UserSubscription }) {
  switch (status) {
    case 'authenticated':
    case 'active':
      return (
        <Tag tone={ends ? 'amber' : 'green'} icon={ends ? Clock : CircleCheck}>
          {ends ? <Trans>Ends with the paid time</Trans> : <Trans>Active</Trans>}
        </Tag>
      );
    case 'created':
    case 'pending':
      return (
        <Tag tone="amber" icon={Clock}>
          <Trans>Payment pending</Trans>
        </Tag>
      );
    case 'paused':
      return (
        <Tag tone="amber" icon={CirclePause}>
          <Trans>Paused</Trans>
        </Tag>
      );
    case 'halted':
      return (
        <Tag tone="red" icon={CircleX}>
          <Trans>Stopped: debits failed</Trans>
        </Tag>
      );
    default:
      return <Tag icon={CircleX}>{status === 'cancelled' ? <Trans>Cancelled</Trans> : <Trans>Ended</Trans>}</Tag>;
  }
}
