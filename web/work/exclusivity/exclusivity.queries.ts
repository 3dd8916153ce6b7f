import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OfferTerms } from '../../../contract/campaigns/offer-terms.ts';
import { exclusivityCalls } from '../../../contract/work/exclusivity.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

/** Agreements that an offer with this exclusivity would clash with. */
export function clashesQuery(applicationId: string, exclusivity: OfferTerms['exclusivity']) {
  const { days, from, category, brands = [] } = exclusivity ?? {};
  const query = {
    days: days?.toString(),
    from,
    category: category ?? undefined,
    ...(brands.length > 0 ? { brands } : {}),
  };
  return queryOptions({
    queryKey: [...sharedKeys.applications, 'clashes', applicationId, query],
    queryFn: ({ signal }) => request(exclusivityCalls.listClashes, { params: { applicationId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
