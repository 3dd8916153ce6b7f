import { useQuery } from '@tanstack/react-query';
import type { OfferTerms } from '../../../contract/campaigns/offer-terms.ts';
import { ClashNotes } from './clash-notes.tsx';
import { clashesQuery } from './exclusivity.queries.ts';

interface ClashesProps {
  applicationId: string;
  exclusivity: OfferTerms['exclusivity'];
}

/** Running agreements that the offer being written clashes with. */
export function Clashes({ applicationId, exclusivity }: ClashesProps) {
  const { data } = useQuery(clashesQuery(applicationId, exclusivity));
  return <ClashNotes clashes={data?.data ?? []} />;
}
