/** Beginnings of addresses that only the signed-in see, or that are steps and no pages; `$` ends an address. */
const notListed = [
  '/all-campaigns',
  '/all-notifications',
  '/api/',
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
  '/joint-campaign',
  '/l/',
  '/language',
  '/loader',
  '/login?',
  '/my-campaigns',
  '/my-profile',
  '/my-subscription',
  '/newsletter',
  '/offline',
  '/operator',
  '/performance',
  '/post-campaign',
  '/profile-settings',
  '/referal',
  '/remove-profile',
  '/reset-password/',
  '/sandbox',
  '/security/',
  '/signup?',
  '/social-account-connect',
  '/subscription$',
  '/wallet',
];

/** Whoever draws the preview of a shared link; they list nothing. */
const previewers = [
  'facebookexternalhit',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'TelegramBot',
  'Twitterbot',
  'WhatsApp',
];

/** What search engines may read, and where the list of it is. */
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
