import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { PledgeStatus } from '../../../contract/campaigns/pledges.ts';
import type { User } from '../../kit/http/authenticate.ts';

/** A requested move of an application or a pledge. */
export interface MoveInput {
  user: User;
  id: string;
  status: ApplicationStatus | PledgeStatus;
  note?: string | null | undefined;
  /** Rupees: a counter-offer with an offer. */
  quote?: number | null | undefined;
  /** Rupees that the influencer keeps of a cancelled agreement. */
  keep?: number | null | undefined;
  /** Confirms an offer above the budget. */
  confirm?: boolean | undefined;
  /** Hash of the terms the person read before accepting. */
  terms_hash?: string | undefined;
}
