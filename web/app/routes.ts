import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Public pages: transparent header, scripts on intent. */
const publicPages = layout('layouts/public-layout.tsx', [
  index('../site/screens/landing.tsx'),
  route('subscription-plans', '../money/screens/subscription-plans.tsx'),
  route('solutions-provided', '../site/screens/solutions-provided.tsx'),
  route('referral-program', '../money/screens/referral-program.tsx'),
  route('plaform-faqs', '../site/screens/plaform-faqs.tsx'),
  route('terms-conditions', '../site/screens/terms-conditions.tsx'),
  route('privacy-policy', '../site/screens/privacy-policy.tsx'),
  route('cancellation-policy', '../site/screens/cancellation-policy.tsx'),
  route('cookies', '../site/screens/cookies.tsx'),
  route('newsletter', '../notifications/screens/newsletter.tsx'),
  route('unsubscribe', '../notifications/screens/unsubscribe.tsx'),
  route('never-write', '../campaigns/screens/never-write.tsx'),
  route('remove-profile', '../operators/screens/remove-profile.tsx'),
  route('top-influencers/:city', '../discovery/screens/top-influencers.tsx'),
]);

/** Media kits: a creator's own page, without the product's navigation. */
const kitPages = layout('layouts/kit-layout.tsx', [route('c/:username', '../site/screens/media-kit.tsx')]);

/** App pages: open ones, and those for signed-in users. */
const appPages = layout('layouts/app-layout.tsx', [
  route('subscription', '../money/screens/subscription.tsx'),
  layout('layouts/guarded-layout.tsx', [
    route('dashboard', '../insights/screens/dashboard.tsx'),
    route('loader', '../accounts/screens/loader.tsx'),
    route('browse-influencer', '../discovery/screens/browse-influencer.tsx'),
    route('browse-influencer/compare', '../discovery/screens/compare-creators.tsx'),
    route('browse-influencer/like', '../discovery/screens/creators-like.tsx'),
    route('influencer-profile/:type/:id', '../discovery/screens/influencer-profile.tsx'),
    route('brand-profile', '../accounts/screens/brand-profile.tsx'),
    route('bookmarks', '../campaigns/screens/bookmarks.tsx'),
    route('chat-section', '../chat/screens/chat-section.tsx'),
    route('all-notifications', '../notifications/screens/all-notifications.tsx'),
    route('performance', '../insights/screens/performance.tsx'),
    route('wallet', '../money/screens/wallet.tsx'),
    route('referal', '../money/screens/referal.tsx'),
    route('my-subscription', '../money/screens/my-subscription.tsx'),
    route('profile-settings', '../accounts/screens/profile-settings.tsx'),
    route('security', '../accounts/screens/security.tsx'),
    route('accounts', '../insights/screens/all-accounts.tsx'),
    route('team', '../accounts/screens/team.tsx'),
    route('team/activity', '../accounts/screens/team-activity.tsx'),
    route('approvals', '../accounts/screens/approvals.tsx'),
    route('my-profile', '../accounts/screens/my-profile.tsx'),
    route('social-account-connect', '../social/screens/social-account-connect.tsx'),
    route('post-campaign', '../campaigns/screens/post-campaign.tsx'),
    route('my-campaigns', '../campaigns/screens/my-campaigns.tsx'),
    route('all-campaigns', '../campaigns/screens/all-campaigns.tsx'),
    route('all-campaigns-chats/:id', '../campaigns/screens/all-campaigns-chats.tsx'),
    route('my-creators', '../campaigns/screens/my-creators.tsx'),
    route('library', '../work/screens/library.tsx'),
    route('campaign-details/:id', '../campaigns/screens/campaign-details.tsx'),
    route('create-campaigns/:id', '../campaigns/screens/create-campaigns.tsx'),
    route('joint-campaign', '../hub/screens/joint-campaign.tsx'),
    route('create-joint-campaign/:id', '../hub/screens/create-joint-campaign.tsx'),
    layout('layouts/operator-layout.tsx', [
      route('operator', '../operators/screens/operator-home.tsx'),
      route('operator/users', '../operators/screens/operator-users.tsx'),
      route('operator/users/:id', '../operators/screens/operator-user.tsx'),
      route('operator/roster', '../operators/screens/operator-roster.tsx'),
      route('operator/imports', '../operators/screens/operator-imports.tsx'),
      route('operator/imports/:id', '../operators/screens/operator-import.tsx'),
      route('operator/reports', '../operators/screens/operator-reports.tsx'),
      route('operator/reports/:id', '../operators/screens/operator-report.tsx'),
      route('operator/referrals', '../operators/screens/operator-referrals.tsx'),
      route('operator/payouts', '../operators/screens/operator-payouts.tsx'),
      route('operator/messages', '../operators/screens/operator-messages.tsx'),
      route('operator/plans', '../operators/screens/operator-plans.tsx'),
      route('operator/lookups', '../operators/screens/operator-lookups.tsx'),
      route('operator/audit', '../operators/screens/operator-audit.tsx'),
      route('operator/maintenance', '../operators/screens/operator-maintenance.tsx'),
      route('operator/disputes', '../operators/screens/operator-disputes.tsx'),
      route('operator/disputes/:id', '../operators/screens/operator-dispute.tsx'),
    ]),
  ]),
]);

/** Bare pages: sign-in, offline, not found. */
const barePages = layout('layouts/bare-layout.tsx', [
  route('signup', '../accounts/screens/signup.tsx'),
  route('login', '../accounts/screens/login.tsx'),
  route('forgot-password', '../accounts/screens/forgot-password.tsx'),
  route('reset-password/:username', '../accounts/screens/reset-password.tsx'),
  route('security/not-me', '../accounts/screens/security-not-me.tsx'),
  route('security/recovery', '../accounts/screens/security-recovery.tsx'),
  route('security/undo-change', '../accounts/screens/security-undo-change.tsx'),
  route('join-team', '../accounts/screens/join-team.tsx'),
  route('offline', '../site/screens/offline.tsx'),
  route('*', './not-found.tsx'),
]);

export default [publicPages, kitPages, appPages, barePages, route('language', 'language.ts')] satisfies RouteConfig;
