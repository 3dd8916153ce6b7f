/** Public, indexable pages by name. The city rankings come from the data. */
export const publicPages = {
  home: '/',
  solutions: '/solutions-provided',
  plans: '/subscription-plans',
  referralProgram: '/referral-program',
  faqs: '/plaform-faqs',
  signup: '/signup',
  login: '/login',
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  cancellation: '/cancellation-policy',
  cookies: '/cookies',
} as const;

export type PublicPage = keyof typeof publicPages;

/** Pages with an effective date. */
export const policyPages = ['terms', 'privacy', 'cancellation', 'cookies'] as const satisfies PublicPage[];

/** URL of the 1200 × 630 preview picture of a page, a city's ranking or a campaign. */
export function shareImage(kind: 'page' | 'city' | 'campaign', id: string): string {
  return `/share/${kind}/${encodeURIComponent(id)}.png`;
}
