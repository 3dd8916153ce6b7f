import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { detailsQuery } from '../features/discovery/details.queries.ts';
import { ProfileSkeleton } from '../features/discovery/profile/profile-skeleton.tsx';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { useFirst } from '../lib/use-first.ts';
import { late } from '../ui/late.ts';
import { LatePart } from '../ui/late-part.tsx';
import { CreatorProfile } from './parts/creator-profile.tsx';
import { NotThere, NotYet } from './parts/profile-states.tsx';

// Most profiles that are opened are creators'.
const BusinessPage = late(() => import('./parts/business-page.tsx'));

/** A creator's media kit, or the page of a brand or partner, by the type in the address. */
export default function InfluencerProfile() {
  const { type = '', id = '' } = useParams();
  if (type === 'influencer') return <Creator id={id} />;
  if (type === 'brand' || type === 'partner') {
    return (
      <LatePart fallback={<ProfileSkeleton />}>
        <BusinessPage id={id} />
      </LatePart>
    );
  }
  return <NotThere />;
}

function Creator({ id }: { id: string }) {
  const { token } = useSession();
  const query = useQuery({ ...detailsQuery(id), enabled: token !== null });
  const details = useFirst(query.data);
  // The address of a merged profile leads to the one it went into.
  if (details && details.id !== id) return <Navigate to={paths.influencerProfile('influencer', details.id)} replace />;
  if (details) return <CreatorProfile key={id} details={details} />;
  return <NotYet query={query} />;
}
