import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import { type Said, say } from '../../kit/i18n/messages.ts';

/** Names of the statuses of an application within sentences. */
export const statusWords: Record<ApplicationStatus, Said> = {
  applied: say`applied`,
  shortlisted: say`shortlisted`,
  offered: say`offered`,
  accepted: say`accepted`,
  in_progress: say`in progress`,
  submitted: say`submitted`,
  changes_requested: say`waiting for changes`,
  approved: say`approved`,
  paid: say`paid`,
  declined: say`declined`,
  withdrawn: say`withdrawn`,
  cancelled: say`cancelled`,
};
