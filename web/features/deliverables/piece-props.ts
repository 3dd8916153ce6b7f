import type { Campaign } from '../../../contract/campaigns.ts';
import type { Deliverable } from '../../../contract/deliverables.ts';

export interface PieceProps {
  campaign: Campaign;
  piece: Deliverable;
  as: 'creator' | 'influencer' | 'side';
  isOpen: boolean;
  /** Everything else of its agreement is approved. */
  isLast: boolean;
}
