import type { Locale } from '../../contract/languages.ts';

/** What a page of a kind may cost: a phone with a quarter of this processor, on slow 4G. */
interface Limits {
  /** Scripts, bytes of gzip. */
  script: number;
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Total blocking time, ms. */
  tbt: number;
  /** Lighthouse's score of performance. */
  performance: number;
}

export interface Kind {
  name: string;
  isSignedIn: boolean;
  /** In which it is read; English when left out. */
  language?: Locale;
  /** Routes as they are declared; `:joint` is a joint campaign. */
  paths: string[];
  limits: Limits;
}

export const kinds: Kind[] = [
  {
    name: 'public',
    isSignedIn: false,
    paths: ['/', '/subscription-plans', '/top-influencers/:city', '/privacy-policy'],
    limits: { script: 15_000, lcp: 1_000, tbt: 50, performance: 98 },
  },
  {
    name: 'auth',
    isSignedIn: false,
    paths: ['/login', '/signup'],
    limits: { script: 150_000, lcp: 1_600, tbt: 200, performance: 92 },
  },
  {
    name: 'browse, campaigns, profile',
    isSignedIn: true,
    paths: [
      '/browse-influencer',
      '/influencer-profile/:type/:id',
      '/brand-profile',
      '/post-campaign',
      '/campaign-details/:id',
      '/campaign-details/:joint',
    ],
    limits: { script: 190_000, lcp: 2_000, tbt: 300, performance: 88 },
  },
  {
    // As much time as in English; the scripts are let have 12 kB more, as in tests/browser.ts.
    name: 'browse in Hindi',
    isSignedIn: true,
    language: 'hi',
    paths: ['/browse-influencer', '/post-campaign'],
    limits: { script: 202_000, lcp: 2_000, tbt: 300, performance: 88 },
  },
  {
    name: 'chat',
    isSignedIn: true,
    paths: ['/chat-section', '/all-campaigns-chats/:id'],
    limits: { script: 205_000, lcp: 2_200, tbt: 350, performance: 85 },
  },
  {
    name: 'dashboard, performance',
    isSignedIn: true,
    paths: ['/dashboard', '/performance'],
    limits: { script: 220_000, lcp: 2_400, tbt: 400, performance: 82 },
  },
];

/** What holds for every page. */
export const everywhere = { cls: 0.02, style: 18_000, font: 36_000, score: 100 };
