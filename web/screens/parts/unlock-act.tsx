import { useQueryClient } from '@tanstack/react-query';
import type { InfluencerCard } from '../../../contract/influencer-card.ts';
import { markUnlocked } from '../../features/discovery/discovery.queries.ts';
import { UnlockButton } from '../../features/unlocks/unlock-button.tsx';

/** The unlock button of a creator, after which what is shown of them opens. */
export function UnlockAct({ card }: { card: Pick<InfluencerCard, 'id' | 'fullname'> }) {
  const client = useQueryClient();
  return <UnlockButton influencerId={card.id} name={card.fullname} onUnlocked={() => markUnlocked(client, card.id)} />;
}
