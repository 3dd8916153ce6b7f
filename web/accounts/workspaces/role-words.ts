import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MemberRole } from '../../../contract/kit/permissions.ts';

/** Name of each role. */
export const roleName: Record<MemberRole, MessageDescriptor> = {
  owner: msg`Owner`,
  admin: msg`Admin`,
  manager: msg`Manager`,
  talent_manager: msg`Talent manager`,
  finance: msg`Finance`,
  reviewer: msg`Reviewer`,
  viewer: msg`Viewer`,
};

/** Rights of each role in a sentence. */
export const roleSentence: Record<MemberRole, MessageDescriptor> = {
  owner: msg`Everything. Only owners manage billing and give away the account.`,
  admin: msg`Members and settings, and all of the campaign work.`,
  manager: msg`Campaigns, applications, chat and content. Moves no money.`,
  talent_manager: msg`Negotiates, agrees and hands in work for a creator, in both names. Withdraws only to the creator’s own payout accounts.`,
  finance: msg`Funds, pays and withdraws. Invoices and tax papers.`,
  reviewer: msg`Approves content and comments on it. Sees no money.`,
  viewer: msg`Looks at everything, changes nothing.`,
};
