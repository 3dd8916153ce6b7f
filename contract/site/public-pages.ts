/** The pages everybody may read and search engines may list, by name. The cities of the rankings come from the data. */
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

/** Pages whose text says from when it is in force. */
export const policyPages = ['terms', 'privacy', 'cancellation', 'cookies'] as const satisfies PublicPage[];

/** A picture for whoever shares a page, of 1200 × 630: of a page, of a city's ranking or of a campaign. */
export function shareImage(kind: 'page' | 'city' | 'campaign', id: string): string {
  return `/share/${kind}/${encodeURIComponent(id)}.png`;
}
