import type { Site } from '../../../contract/site/pages.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a long press on the app's icon offers. */
const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('shortcut', 96, 'any')] });

/** The installed app. Phones of Apple take pushes only for one that is on the home screen. */
export function describeApp({ brand }: Site) {
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description: 'Where brands and influencers find each other, run campaigns together and get paid.',
    start_url: '/dashboard',
    scope: '/',
    lang: 'en-IN',
    dir: 'ltr',
    categories: ['business', 'social', 'productivity'],
    display: 'standalone',
    // The paper of the light theme.
    background_color: '#fcfaf5',
    theme_color: '#fcfaf5',
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')],
    shortcuts: [
      shortcut('Messages', '/chat-section'),
      shortcut('My Campaigns', '/my-campaigns'),
      shortcut('Campaign Posts', '/post-campaign'),
      shortcut('Wallet', '/wallet'),
    ],
  };
}
