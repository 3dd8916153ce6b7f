import { Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { HydrationSafeText } from '../../ui/feedback/hydration-safe-text.tsx';

interface SignsOfLifeProps {
  card: Pick<InfluencerCard, 'claimed' | 'replies'>;
  /** Last activity, as text. */
  activity: string;
}

/** Last activity and reply rate with sample size, shown before anything is paid. */
export function SignsOfLife({ card: { claimed, replies }, activity }: SignsOfLifeProps) {
  const { asked, answered } = replies;
  if (!claimed) return <Trans>From an imported list, not claimed yet.</Trans>;
  return (
    <span className="flex items-center gap-1.5">
      <MessageCircle className="size-4 flex-none stroke-[2.1]" />
      <span>
        <HydrationSafeText>{activity}</HydrationSafeText> ·{' '}
        {asked === 0 ? (
          <Trans>no messages yet</Trans>
        ) : (
          <Trans>
            answered {answered} of {asked} first messages within a week
          </Trans>
        )}
      </span>
    </span>
  );
}
