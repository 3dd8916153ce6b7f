import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import BusinessPage from './parts/business-page.tsx';

/** A brand or partner as creators see it: one's own, or the one the address names. */
export default function BrandProfile() {
  const [search] = useSearchParams();
  const { profile } = useSession();
  const id = search.get('id');
  if (!id && profile?.role === 'Influencer') {
    return <Navigate to={paths.influencerProfile('influencer', profile.id)} replace />;
  }
  return <BusinessPage id={id ?? profile?.id ?? ''} />;
}
