import type { Site } from '../../../contract/site/pages.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** A shortcut in the context menu of the app's icon. */
const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('shortcut', 96, 'any')] });

/** The web app manifest. iOS delivers pushes only to an app on the home screen. */
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
    // Background of the light theme.
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
