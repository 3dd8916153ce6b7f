import { publicPages } from '../../contract/site/public-pages.ts';

/** Every address of the product, in one place; the spellings are the specification's own. */
export const paths = {
  ...publicPages,
  howItWorks: '/#how-it-works',
  jointSection: '/#joint-campaigns',
  contact: '/plaform-faqs#contact',
  newsletter: '/newsletter',
  removeProfile: (handle = '') => `/remove-profile${handle ? `?handle=${encodeURIComponent(handle)}` : ''}`,
  topInfluencers: (city: string) => `/top-influencers/${encodeURIComponent(city)}`,

  forgotPassword: '/forgot-password',
  resetPassword: (username: string) => `/reset-password/${encodeURIComponent(username)}`,

  dashboard: '/dashboard',
  browse: '/browse-influencer',
  influencerProfile: (type: string, id: string) =>
    `/influencer-profile/${encodeURIComponent(type)}/${encodeURIComponent(id)}`,
  brandProfile: '/brand-profile',
  brandProfileOf: (id: string) => `/brand-profile?id=${encodeURIComponent(id)}`,
  campaignPosts: '/post-campaign',
  jointCampaigns: '/joint-campaign',
  myCampaigns: '/my-campaigns',
  campaign: (id: string) => `/campaign-details/${encodeURIComponent(id)}`,
  appliedUsers: (id: string) => `/campaign-details/${encodeURIComponent(id)}?tab=applied`,
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
  socialAccounts: '/social-account-connect',
  operator: '/operator',
  operatorUsers: '/operator/users',
  operatorUser: (id: string) => `/operator/users/${encodeURIComponent(id)}`,
  operatorRoster: '/operator/roster',
  operatorReports: '/operator/reports',
  operatorReport: (id: string) => `/operator/reports/${encodeURIComponent(id)}`,
  operatorReferrals: '/operator/referrals',
  operatorPayouts: '/operator/payouts',
  operatorPayoutsOf: (id: string) => `/operator/payouts?user_id=${encodeURIComponent(id)}`,
  operatorMessages: '/operator/messages',
  operatorPlans: '/operator/plans',
  operatorLookups: '/operator/lookups',
  operatorAudit: '/operator/audit',
  operatorAuditOf: (target: string) => `/operator/audit?target=${encodeURIComponent(target)}`,
  operatorMaintenance: '/operator/maintenance',
  operatorDisputes: '/operator/disputes',
  operatorDispute: (id: string) => `/operator/disputes/${encodeURIComponent(id)}`,
} as const;

/** Where the header leads when nothing else was asked for. */
export const defaultTarget = paths.browse;

/** The login page, coming back to `address` (path, query and hash) afterwards. */
export function loginFor(address: string): string {
  return `${paths.login}?callbackUrl=${encodeURIComponent(address)}`;
}

/** An address as path, query and hash when it stays on this origin, else null. */
export function ownAddress(address: string | null, origin: string): string | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Where a `callbackUrl` leads: on this origin, and not back to login; else the default target. */
export function safeCallback(callbackUrl: string | null, origin: string): string {
  const address = ownAddress(callbackUrl, origin);
  return address && new URL(address, origin).pathname !== paths.login ? address : defaultTarget;
}

/** Waits for the payment of a subscription, by the provider's id, and leads on. */
export function paymentReturn(subscribedId: string): string {
  return `${paths.loader}?subscribedId=${encodeURIComponent(subscribedId)}`;
}

/** Changes the language and comes back to `address`. */
export function languageChange(locale: string, address: string): string {
  return `/language?to=${locale}&back=${encodeURIComponent(address)}`;
}

/** Only a path of our own is followed. */
export function ownPath(link: string | null): string | null {
  return link && /^\/(?![/\\])/.test(link) ? link : null;
}

/** Whether an address is one of the pages of conversations. */
export function isChatPath(pathname: string): boolean {
  return pathname === paths.messages || pathname.startsWith(paths.campaignChats(''));
}
