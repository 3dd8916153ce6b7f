import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { CircleCheck, CirclePause, CircleX, Clock, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserSubscription } from '../../../contract/money/subscriptions.ts';
import { formatDay } from '../../lib/format.ts';
import { Tag, type Tone } from '../../ui/data/tag.tsx';
import { paidUntil } from './paid-until.ts';

type Status = UserSubscription['status'];

const marks: Record<Status, { tone: Tone; icon: LucideIcon; word: ReactNode }> = {
  created: { tone: 'amber', icon: Clock, word: <Trans>Waiting for payment</Trans> },
  authenticated: { tone: 'green', icon: CircleCheck, word: <Trans>Authorised</Trans> },
  active: { tone: 'green', icon: CircleCheck, word: <Trans>Active</Trans> },
  pending: { tone: 'amber', icon: RotateCw, word: <Trans>Payment being retried</Trans> },
  halted: { tone: 'red', icon: CircleX, word: <Trans>Stopped: payments failed</Trans> },
  paused: { tone: 'amber', icon: CirclePause, word: <Trans>Paused</Trans> },
  cancelled: { tone: 'grey', icon: CircleX, word: <Trans>Cancelled</Trans> },
  completed: { tone: 'grey', icon: CircleCheck, word: <Trans>Completed</Trans> },
  expired: { tone: 'grey', icon: CircleX, word: <Trans>Expired</Trans> },
};
const ending = { tone: 'amber', icon: Clock, word: <Trans>Ends with the paid period</Trans> } as const;

/** Status of a subscription as icon and label. */
export function PlanStatus({ subscription: { status, cancels_at_end } }: { subscription: UserSubscription }) {
  const { tone, icon, word } = cancels_at_end ? ending : marks[status];
  return (
    <Tag tone={tone} icon={icon}>
      {word}
    </Tag>
  );
}

/** Explanation of the status. */
export function PlanMeaning({ subscription }: { subscription: UserSubscription }) {
  const { i18n } = useLingui();
  const { status, cancels_at_end, is_current: isCurrent } = subscription;
  const end = paidUntil(subscription);
  const day = end ? formatDay(end, { locale: i18n.locale }) : null;
  if (cancels_at_end) return <Trans>You won’t be charged again. You keep your plan until {day}.</Trans>;
  switch (status) {
    case 'authenticated':
      return (
        <Trans>Your bank has authorised the payments and your plan is active. The first payment is on its way.</Trans>
      );
    case 'active':
      return <Trans>Your plan is active. We tell you two days before each payment.</Trans>;
    case 'pending':
      return (
        <Trans>
          Your last payment failed. Your bank will try again in the next days, and your plan stays active until then.
        </Trans>
      );
    case 'halted':
      return <Trans>Several payments failed, so we stopped charging you. Subscribe again to continue.</Trans>;
    case 'paused':
      return isCurrent ? (
        <Trans>Paused. You keep your plan until {day} and can resume any time.</Trans>
      ) : (
        <Trans>Paused, and your paid period is over. Resume to continue.</Trans>
      );
    case 'cancelled':
    case 'completed':
      return isCurrent ? (
        <Trans>You won’t be charged again. You keep your plan until {day}.</Trans>
      ) : (
        <Trans>Your plan has ended. Subscribe again to continue.</Trans>
      );
    case 'expired':
      return <Trans>Payment failed and you weren’t charged. You can try again anytime.</Trans>;
    default:
      return <Trans>Your bank hasn’t confirmed the payment yet. This page updates automatically.</Trans>;
  }
}
