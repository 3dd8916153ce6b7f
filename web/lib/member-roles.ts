import { type MemberRole, mayDo, type Permission } from '../../contract/kit/permissions.ts';
import { paths } from './paths.ts';
import { useSession } from './session.ts';

/** Permissions that pages need; all others are for every member. A page counts for those below it. */
const pageNeeds: readonly (readonly [page: string, Permission])[] = [
  ...[
    ...[paths.browse, paths.favourites, paths.messages, paths.notifications, paths.wallet, paths.performance],
    ...[paths.referral, paths.subscription, paths.mySubscription, paths.campaignPosts, paths.jointCampaigns],
    ...[paths.allCampaigns, paths.myCreators, paths.library, paths.approvals, paths.socialAccounts],
    ...['/influencer-profile', '/all-campaigns-chats'],
  ].map((page) => [page, 'money'] as const),
  ['/create-campaigns', 'work'],
  ['/create-joint-campaign', 'work'],
  [paths.team, 'manage'],
  [paths.myProfile, 'manage'],
];

/** Pages that sum up the whole account: not for members who work on named campaigns. */
const wholePages: readonly string[] = [paths.wallet, paths.performance, paths.referral];

/** Pages of the person, whichever account they act for. */
const personPages: readonly string[] = [paths.security, paths.allAccounts];

function needOf(page: string): Permission {
  const path = page.split(/[?#]/, 1)[0];
  return pageNeeds.find(([start]) => path === start || path?.startsWith(`${start}/`))?.[1] ?? 'look';
}

/** Whoever acts for their own account is its owner. */
const ownRoles: readonly MemberRole[] = ['owner'];

/** Nobody acts for an account that asks for a second factor before they have one. */
const noRoles: readonly MemberRole[] = [];

function useMemberRoles(): readonly MemberRole[] {
  const { profile } = useSession();
  return profile?.needs_factor ? noRoles : (profile?.member_roles ?? ownRoles);
}

/** Whether the reader sees what sums up the whole account. Profiles without it were stored by an earlier version. */
export function useSeesWhole(): boolean {
  return useSession().profile?.wallet_amount !== null;
}

/** Whether the reader's roles in the acting account include a permission. Without a `can` to ask, as for a page or a list. */
export function useMay(permission: Permission): boolean {
  return useRights()(permission);
}

/** The same for several permissions. */
export function useRights(): (permission: Permission) => boolean {
  const roles = useMemberRoles();
  return (permission) => mayDo(roles, permission);
}

/** Tells whether the reader's roles let them open a page. */
export function useOpens(): (page: string) => boolean {
  const roles = useMemberRoles();
  const seesWhole = useSeesWhole();
  return (page) =>
    personPages.includes(page) || (mayDo(roles, needOf(page)) && (seesWhole || !wholePages.includes(page)));
}
