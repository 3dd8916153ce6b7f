import type { Locale } from '../../contract/kit/languages.ts';

/** Limits of a page on a phone with a quarter of this processor and slow 4G. */
interface Limits {
  /** Scripts in bytes, gzipped. */
  script: number;
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Total blocking time, ms. */
  tbt: number;
  /** Lighthouse's performance score. */
  performance: number;
}

export interface Kind {
  name: string;
  isSignedIn: boolean;
  /** Language of the page; default English. */
  language?: Locale;
  /** Route paths; `:joint` is a joint campaign. */
  paths: string[];
  limits: Limits;
}

/** Script budgets in bytes, gzipped: a guard against accidents, not a goal. */
export const scriptBudgets = { public: 15_000, auth: 190_000, app: 270_000, chat: 280_000 };
/** Extra for the catalogue, place names and three-byte letters. */
export const hindiScripts = 12_000;

export const kinds: Kind[] = [
  {
    name: 'public',
    isSignedIn: false,
    paths: ['/', '/subscription-plans', '/top-influencers/:city', '/privacy-policy'],
    limits: { script: scriptBudgets.public, lcp: 1_000, tbt: 50, performance: 98 },
  },
  {
    name: 'auth',
    isSignedIn: false,
    paths: ['/login', '/signup'],
    limits: { script: scriptBudgets.auth, lcp: 1_600, tbt: 200, performance: 92 },
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
    limits: { script: scriptBudgets.app, lcp: 2_000, tbt: 300, performance: 90 },
  },
  {
    // Same time limits as in English.
    name: 'browse in Hindi',
    isSignedIn: true,
    language: 'hi',
    paths: ['/browse-influencer', '/post-campaign'],
    limits: { script: scriptBudgets.app + hindiScripts, lcp: 2_000, tbt: 300, performance: 90 },
  },
  {
    name: 'chat',
    isSignedIn: true,
    paths: ['/chat-section', '/all-campaigns-chats/:id'],
    limits: { script: scriptBudgets.chat, lcp: 2_000, tbt: 350, performance: 88 },
  },
  {
    name: 'dashboard, performance',
    isSignedIn: true,
    paths: ['/dashboard', '/performance'],
    limits: { script: scriptBudgets.app, lcp: 2_000, tbt: 300, performance: 90 },
  },
];

/** Limits of every page. */
export const everywhere = { cls: 0.02, style: 24_000, font: 36_000, score: 100 };
