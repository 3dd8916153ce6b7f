import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { PledgeStatus } from '../../../contract/campaigns/pledges.ts';
import type { User } from '../../kit/http/authenticate.ts';

/** What somebody wants to do with an application or a pledge. */
export interface MoveInput {
  user: User;
  id: string;
  status: ApplicationStatus | PledgeStatus;
  note?: string | null | undefined;
  /** Rupees: a counter-quote that comes with an offer. */
  quote?: number | null | undefined;
  /** Of the terms that were read before they are accepted. */
  terms_hash?: string | undefined;
}
