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
  pending: { tone: 'amber', icon: RotateCw, word: <Trans>Debit is retried</Trans> },
  halted: { tone: 'red', icon: CircleX, word: <Trans>Stopped: debits failed</Trans> },
  paused: { tone: 'amber', icon: CirclePause, word: <Trans>Paused</Trans> },
  cancelled: { tone: 'grey', icon: CircleX, word: <Trans>Cancelled</Trans> },
  completed: { tone: 'grey', icon: CircleCheck, word: <Trans>Completed</Trans> },
  expired: { tone: 'grey', icon: CircleX, word: <Trans>Expired</Trans> },
};
const ending = { tone: 'amber', icon: Clock, word: <Trans>Ends with the paid time</Trans> } as const;

/** The state of a subscription as icon and word. */
export function PlanStatus({ subscription: { status, cancels_at_end } }: { subscription: UserSubscription }) {
  const { tone, icon, word } = cancels_at_end ? ending : marks[status];
  return (
    <Tag tone={tone} icon={icon}>
      {word}
    </Tag>
  );
}

/** What the state means for its owner, in a sentence. */
export function PlanMeaning({ subscription }: { subscription: UserSubscription }) {
  const { i18n } = useLingui();
  const { status, cancels_at_end, is_current: isCurrent } = subscription;
  const end = paidUntil(subscription);
  const day = end ? formatDay(end, { locale: i18n.locale }) : null;
  if (cancels_at_end) return <Trans>Nothing more is debited. What you have paid is yours until {day}.</Trans>;
  switch (status) {
    case 'authenticated':
      return <Trans>Your bank has authorised the debits, and everything is open. The first debit is on its way.</Trans>;
    case 'active':
      return <Trans>Everything is open. You are told two days before each debit.</Trans>;
    case 'pending':
      return (
        <Trans>
          The last debit did not go through. Your bank is asked again in the next days; until then everything stays
          open.
        </Trans>
      );
    case 'halted':
      return <Trans>The debits failed again and again, so nothing more is debited. Subscribe again to go on.</Trans>;
    case 'paused':
      return isCurrent ? (
        <Trans>Nothing is debited. What you have paid is yours until {day}; resume whenever you like.</Trans>
      ) : (
        <Trans>Nothing is debited, and the paid time is over. Resume to go on.</Trans>
      );
    case 'cancelled':
    case 'completed':
      return isCurrent ? (
        <Trans>Nothing more is debited. What you have paid is yours until {day}.</Trans>
      ) : (
        <Trans>It has ended. Subscribe again to go on.</Trans>
      );
    case 'expired':
      return <Trans>The payment did not go through, and nothing was debited. You can try again anytime.</Trans>;
    default:
      return <Trans>Your bank has not confirmed the payment yet. This page changes by itself once it has.</Trans>;
  }
}
