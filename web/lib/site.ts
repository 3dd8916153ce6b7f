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

/** The operator's particulars, from the root loader; defaults while an error page stands in for it. */
export function useSite(): Site {
  const root = useRouteLoaderData<{ site: Site }>('root');
  return root?.site ?? unknownSite;
}
