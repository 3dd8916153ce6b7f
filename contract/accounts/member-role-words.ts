import type { MemberRole } from '../kit/permissions.ts';

/** Name of each role, a word of the product's lists. */
export const memberRoleNames: Record<MemberRole, string> = {
  owner: 'Owner',
  admin: 'Admin',
  manager: 'Manager',
  talent_manager: 'Talent manager',
  finance: 'Finance',
  reviewer: 'Reviewer',
  viewer: 'Viewer',
};

/** Rights of each role in a sentence. */
export const memberRoleRights: Record<MemberRole, string> = {
  owner: 'Everything. Only owners manage billing and give away the account.',
  admin: 'Members and settings, and all of the campaign work.',
  manager: 'Campaigns, applications, chat and content. Moves no money.',
  talent_manager:
    'Negotiates, agrees and hands in work for a creator, in both names. Withdraws only to the creator’s own payout accounts.',
  finance: 'Funds, pays and withdraws. Invoices and tax papers.',
  reviewer: 'Approves content and comments on it. Sees no money.',
  viewer: 'Looks at everything, changes nothing.',
};
