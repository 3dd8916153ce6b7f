import { publicPages } from '../../contract/site/public-pages.ts';

/** All URLs of the product; the spellings are the specification's. */
export const paths = {
  ...publicPages,
  howItWorks: '/#how-it-works',
  jointSection: '/#joint-campaigns',
  contact: '/plaform-faqs#contact',
  newsletter: '/newsletter',
  removeProfile: (handle = '') => `/remove-profile${handle ? `?handle=${encodeURIComponent(handle)}` : ''}`,
  /** The public media kit of a creator. */
  mediaKit: (username: string) => `/c/${encodeURIComponent(username)}`,
  topInfluencers: (city: string) => `/top-influencers/${encodeURIComponent(city)}`,

  forgotPassword: '/forgot-password',
  resetPassword: (username: string) => `/reset-password/${encodeURIComponent(username)}`,

  dashboard: '/dashboard',
  browse: '/browse-influencer',
  compareCreators: (ids: readonly string[]) =>
    `/browse-influencer/compare?${new URLSearchParams(ids.map((id) => ['id', id]))}`,
  /** Creators like these. */
  creatorsLike: (ids: readonly string[]) =>
    `/browse-influencer/like?${new URLSearchParams(ids.map((id) => ['id', id]))}`,
  influencerProfile: (type: string, id: string) =>
    `/influencer-profile/${encodeURIComponent(type)}/${encodeURIComponent(id)}`,
  brandProfile: '/brand-profile',
  brandProfileOf: (id: string) => `/brand-profile?id=${encodeURIComponent(id)}`,
  campaignPosts: '/post-campaign',
  jointCampaigns: '/joint-campaign',
  myCampaigns: '/my-campaigns',
  library: '/library',
  myCreators: '/my-creators',
  campaign: (id: string) => `/campaign-details/${encodeURIComponent(id)}`,
  appliedUsers: (id: string) => `/campaign-details/${encodeURIComponent(id)}?tab=applied`,
  /** The negotiation with an applicant, or the own one. */
  deal: (id: string, application?: string) =>
    `/campaign-details/${encodeURIComponent(id)}?tab=offers${application ? `&application=${encodeURIComponent(application)}` : ''}`,
  /** The work page of an agreement. */
  agreedWork: (id: string, application: string) =>
    `/campaign-details/${encodeURIComponent(id)}?tab=deliverables&application=${encodeURIComponent(application)}`,
  /** Funding accepted applications together: all of them, or those named. */
  fundMany: (id: string, applications: readonly string[] = []) =>
    `/campaign-details/${encodeURIComponent(id)}?tab=fund${applications.length > 0 ? `&applications=${applications.map(encodeURIComponent).join(',')}` : ''}`,
  whoFits: (id: string) => `/campaign-details/${encodeURIComponent(id)}?tab=fits`,
  campaignReviews: (id: string) => `/campaign-details/${encodeURIComponent(id)}?tab=reviews`,
  createCampaign: (id = 'new') => `/create-campaigns/${encodeURIComponent(id)}`,
  createJointCampaign: (id = 'new') => `/create-joint-campaign/${encodeURIComponent(id)}`,
  allCampaigns: '/all-campaigns',
  campaignChats: (id: string) => `/all-campaigns-chats/${encodeURIComponent(id)}`,
  messages: '/chat-section',
  chatWith: (senderId: string) => `/chat-section?user=${encodeURIComponent(senderId)}`,
  loader: '/loader',
  notifications: '/all-notifications',
  favourites: '/bookmarks',
  referral: '/referal',
  wallet: '/wallet',
  subscription: '/subscription',
  mySubscription: '/my-subscription',
  performance: '/performance',
  myProfile: '/my-profile',
  profileSettings: '/profile-settings',
  security: '/security',
  allAccounts: '/accounts',
  team: '/team',
  teamActivity: '/team/activity',
  approvals: '/approvals',
  socialAccounts: '/social-account-connect',
  operator: '/operator',
  operatorUsers: '/operator/users',
  operatorUser: (id: string) => `/operator/users/${encodeURIComponent(id)}`,
  operatorRoster: '/operator/roster',
  operatorImports: '/operator/imports',
  operatorImport: (id: string) => `/operator/imports/${encodeURIComponent(id)}`,
  operatorReports: '/operator/reports',
  operatorReport: (id: string) => `/operator/reports/${encodeURIComponent(id)}`,
  operatorReferrals: '/operator/referrals',
  operatorPayouts: '/operator/payouts',
  operatorPayoutsOf: (id: string) => `/operator/payouts?user_id=${encodeURIComponent(id)}`,
  operatorMessages: '/operator/messages',
  operatorPlans: '/operator/plans',
  operatorLookups: '/operator/lookups',
  operatorAudit: '/operator/audit',
  operatorReads: '/operator/audit?view=reads',
  operatorAuditOf: (target: string) => `/operator/audit?target=${encodeURIComponent(target)}`,
  operatorMaintenance: '/operator/maintenance',
  operatorDisputes: '/operator/disputes',
  operatorDispute: (id: string) => `/operator/disputes/${encodeURIComponent(id)}`,
} as const;

/** Default target after login. */
export const defaultTarget = paths.browse;

/** Login page that returns to `address` (path, query and hash). */
export function loginFor(address: string): string {
  return `${paths.login}?callbackUrl=${encodeURIComponent(address)}`;
}

/** Path, query and hash of a URL of this origin, else null. */
export function ownAddress(address: string | null, origin: string): string | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Target of a `callbackUrl`: on this origin and not the login page, else `fallback`. */
export function safeCallback(callbackUrl: string | null, origin: string, fallback: string = defaultTarget): string {
  const address = ownAddress(callbackUrl, origin);
  return address && new URL(address, origin).pathname !== paths.login ? address : fallback;
}

/** Page that waits for a subscription payment, by the provider's id. */
export function paymentReturn(subscribedId: string): string {
  return `${paths.loader}?subscribedId=${encodeURIComponent(subscribedId)}`;
}

/** Switches the language and returns to `address`. */
export function languageChange(locale: string, address: string): string {
  return `/language?to=${locale}&back=${encodeURIComponent(address)}`;
}

/** The link if it is a path of this site, else null. */
export function ownPath(link: string | null): string | null {
  return link && /^\/(?![/\\])/.test(link) ? link : null;
}

/** Whether a path is a chat page. */
export function isChatPath(pathname: string): boolean {
  return pathname === paths.messages || pathname.startsWith(paths.campaignChats(''));
}
