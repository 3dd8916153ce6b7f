import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Public pages: the clear header; scripts only on intent. */
const publicPages = layout('layouts/public-layout.tsx', [
  index('../screens/landing.tsx'),
  route('subscription-plans', '../screens/subscription-plans.tsx'),
  route('solutions-provided', '../screens/solutions-provided.tsx'),
  route('referral-program', '../screens/referral-program.tsx'),
  route('plaform-faqs', '../screens/plaform-faqs.tsx'),
  route('terms-conditions', '../screens/terms-conditions.tsx'),
  route('privacy-policy', '../screens/privacy-policy.tsx'),
  route('cancellation-policy', '../screens/cancellation-policy.tsx'),
  route('cookies', '../screens/cookies.tsx'),
  route('newsletter', '../screens/newsletter.tsx'),
  route('remove-profile', '../screens/remove-profile.tsx'),
  route('top-influencers/:city', '../screens/top-influencers.tsx'),
]);

/** The app: open pages, and those for signed-in people only. */
const appPages = layout('layouts/app-layout.tsx', [
  route('subscription', '../screens/subscription.tsx'),
  layout('layouts/guarded-layout.tsx', [
    route('dashboard', '../screens/dashboard.tsx'),
    route('loader', '../screens/loader.tsx'),
    route('browse-influencer', '../screens/browse-influencer.tsx'),
    route('influencer-profile/:type/:id', '../screens/influencer-profile.tsx'),
    route('brand-profile', '../screens/brand-profile.tsx'),
    route('bookmarks', '../screens/bookmarks.tsx'),
    route('chat-section', '../screens/chat-section.tsx'),
    route('all-notifications', '../screens/all-notifications.tsx'),
    route('performance', '../screens/performance.tsx'),
    route('wallet', '../screens/wallet.tsx'),
    route('referal', '../screens/referal.tsx'),
    route('my-subscription', '../screens/my-subscription.tsx'),
    route('profile-settings', '../screens/profile-settings.tsx'),
    route('my-profile', '../screens/my-profile.tsx'),
    route('social-account-connect', '../screens/social-account-connect.tsx'),
    route('post-campaign', '../screens/post-campaign.tsx'),
    route('my-campaigns', '../screens/my-campaigns.tsx'),
    route('all-campaigns', '../screens/all-campaigns.tsx'),
    route('all-campaigns-chats/:id', '../screens/all-campaigns-chats.tsx'),
    route('campaign-details/:id', '../screens/campaign-details.tsx'),
    route('create-campaigns/:id', '../screens/create-campaigns.tsx'),
    route('joint-campaign', '../screens/joint-campaign.tsx'),
    route('create-joint-campaign/:id', '../screens/create-joint-campaign.tsx'),
    layout('layouts/operator-layout.tsx', [
      route('operator', '../screens/operator-home.tsx'),
      route('operator/users', '../screens/operator-users.tsx'),
      route('operator/users/:id', '../screens/operator-user.tsx'),
      route('operator/roster', '../screens/operator-roster.tsx'),
      route('operator/reports', '../screens/operator-reports.tsx'),
      route('operator/reports/:id', '../screens/operator-report.tsx'),
      route('operator/payouts', '../screens/operator-payouts.tsx'),
      route('operator/messages', '../screens/operator-messages.tsx'),
      route('operator/plans', '../screens/operator-plans.tsx'),
      route('operator/lookups', '../screens/operator-lookups.tsx'),
      route('operator/audit', '../screens/operator-audit.tsx'),
      route('operator/maintenance', '../screens/operator-maintenance.tsx'),
      route('operator/disputes', '../screens/operator-disputes.tsx'),
      route('operator/disputes/:id', '../screens/operator-dispute.tsx'),
    ]),
  ]),
]);

/** Bare pages: sign-in and the like, what stands in without a connection, and what was not found. */
const barePages = layout('layouts/bare-layout.tsx', [
  route('signup', '../screens/signup.tsx'),
  route('login', '../screens/login.tsx'),
  route('forgot-password', '../screens/forgot-password.tsx'),
  route('reset-password/:username', '../screens/reset-password.tsx'),
  route('security/not-me', '../screens/security-not-me.tsx'),
  route('security/undo-change', '../screens/security-undo-change.tsx'),
  route('offline', '../screens/offline.tsx'),
  route('*', '../screens/not-found.tsx'),
]);

export default [publicPages, appPages, barePages, route('language', 'language.ts')] satisfies RouteConfig;
