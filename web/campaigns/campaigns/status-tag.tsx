import { Trans } from '@lingui/react/macro';
import { CalendarClock, CircleCheck, CirclePause, CirclePlay, PencilLine } from 'lucide-react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { Tag } from '../../ui/data/tag.tsx';

const looks = {
  'not-started': { tone: 'blue', icon: CalendarClock },
  'on going': { tone: 'green', icon: CirclePlay },
  completed: { tone: 'grey', icon: CircleCheck },
} as const;

type Shown = Pick<Campaign, 'status' | 'is_held' | 'is_draft'>;

/** Status as icon and word, or draft or paused. The three status words are the specification's. */
export function StatusTag({ campaign, size }: { campaign: Shown; size?: 'sm' | 'md' }) {
  const sized = size ? { size } : {};
  if (campaign.is_draft) {
    return (
      <Tag tone="outline" icon={PencilLine} {...sized}>
        <Trans>Draft</Trans>
      </Tag>
    );
  }
  return (
    <>
      <Tag {...looks[campaign.status]} {...sized}>
        <StatusWord status={campaign.status} />
      </Tag>
      {campaign.is_held ? (
        <Tag tone="amber" icon={CirclePause} {...sized}>
          <Trans>Paused</Trans>
        </Tag>
      ) : null}
    </>
  );
}

function StatusWord({ status }: { status: Campaign['status'] }) {
  if (status === 'not-started') return <Trans>not-started</Trans>;
  if (status === 'on going') return <Trans>on going</Trans>;
  return <Trans>completed</Trans>;
}
