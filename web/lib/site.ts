import { useRouteLoaderData } from 'react-router';
import { platformTerms } from '../../contract/core/platform-terms.ts';
import { referralTerms } from '../../contract/money/referral-terms.ts';
import type { Site } from '../../contract/site/pages.ts';

const unknownSite: Site = {
  brand: 'Tandem',
  supportEmail: '',
  origin: '',
  influencerClaim: '2.5M+',
  messageLength: 4000,
  referral: referralTerms,
  terms: platformTerms,
  moneyHolding: null,
  company: { name: 'Tandem', address: '' },
  grievance: { name: null, email: '' },
};

/** Settings of the operator, from the root loader; defaults on error pages. */
export function useSite(): Site {
  const root = useRouteLoaderData<{ site: Site }>('root');
  return root?.site ?? unknownSite;
}
