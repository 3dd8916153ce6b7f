/** Path prefixes of pages for signed-in users, and of intermediate steps; `$` ends a path. */
const notListed = [
  '/all-campaigns',
  '/all-notifications',
  '/api/',
  '/approvals',
  '/bookmarks',
  '/brand-profile',
  '/browse-influencer',
  '/campaign-details/',
  '/chat-section',
  '/create-campaigns/',
  '/create-joint-campaign/',
  '/dashboard',
  '/forgot-password',
  '/influencer-profile/',
  '/join-team',
  '/joint-campaign',
  '/l/',
  '/language',
  '/library',
  '/loader',
  '/login?',
  '/my-campaigns',
  '/my-profile',
  '/my-subscription',
  '/newsletter',
  '/never-write',
  '/offline',
  '/operator',
  '/performance',
  '/post-campaign',
  '/profile-settings',
  '/referal',
  '/remove-profile',
  '/reset-password/',
  '/sandbox',
  '/security',
  '/signup?',
  '/social-account-connect',
  '/subscription$',
  '/team',
  '/unsubscribe',
  '/wallet',
];

/** Crawlers that render previews of shared links; they do not index. */
const previewers = [
  'facebookexternalhit',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'TelegramBot',
  'Twitterbot',
  'WhatsApp',
];

/** Writes robots.txt, with the sitemap's address. */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    ...notListed.map((path) => `Disallow: ${path}`),
    '',
    ...previewers.map((name) => `User-agent: ${name}`),
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
