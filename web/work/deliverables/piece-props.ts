import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';

export interface PieceProps {
  campaign: Campaign;
  piece: Deliverable;
  as: 'creator' | 'influencer' | 'side';
  /** True when all other pieces of the agreement are approved. */
  isLast: boolean;
}
