import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useDeferredFirstLoad } from '../../lib/use-deferred-first-load.ts';
import { LazyPart } from '../../ui/loading/lazy-part.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { detailsQuery } from '../discovery/details.queries.ts';
import { ProfileSkeleton } from '../discovery/profile/profile-skeleton.tsx';
import { CreatorProfile } from './sections/creator-profile.tsx';
import { NotThere, NotYet } from './sections/profile-states.tsx';

// Most opened profiles are creators'.
const BusinessPage = lazyWithRetry(() => import('../../accounts/screens/sections/business-page.tsx'));

/** Creator's media kit, or the page of a brand or partner, by the type in the URL. */
export default function InfluencerProfile() {
  const { type = '', id = '' } = useParams();
  if (type === 'influencer') return <Creator id={id} />;
  if (type === 'brand' || type === 'partner') {
    return (
      <LazyPart fallback={<ProfileSkeleton />}>
        <BusinessPage id={id} />
      </LazyPart>
    );
  }
  return <NotThere />;
}

function Creator({ id }: { id: string }) {
  const { token } = useSession();
  const query = useQuery({ ...detailsQuery(id), enabled: token !== null });
  const details = useDeferredFirstLoad(query.data);
  // A merged profile redirects to the one it was merged into.
  if (details && details.id !== id) return <Navigate to={paths.influencerProfile('influencer', details.id)} replace />;
  if (details) return <CreatorProfile key={id} details={details} />;
  return <NotYet query={query} />;
}
