import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import { type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';

/** Names of the statuses of an application within sentences. */
export const statusWords: Record<ApplicationStatus, LocalizedMessage> = {
  applied: msg`applied`,
  shortlisted: msg`shortlisted`,
  offered: msg`offered`,
  accepted: msg`accepted`,
  in_progress: msg`in progress`,
  submitted: msg`submitted`,
  changes_requested: msg`waiting for changes`,
  approved: msg`approved`,
  paid: msg`paid`,
  declined: msg`declined`,
  withdrawn: msg`withdrawn`,
  cancelled: msg`cancelled`,
};
