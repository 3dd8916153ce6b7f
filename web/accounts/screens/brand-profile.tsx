import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ProfileSkeleton } from '../../discovery/discovery/profile/profile-skeleton.tsx';
import { paths } from '../../lib/paths.ts';
import { useHydrated, useSession } from '../../lib/session.ts';
import { preloadedLazy } from '../../ui/loading/preloaded-lazy.tsx';
import { personQuery } from '../people/people.queries.ts';

// A creator is led on to their own.
const BusinessPage = preloadedLazy('business-page', () => import('./sections/business-page.tsx'));

/** A brand or partner as creators see it: one's own, or the one the address names. */
export default function BrandProfile() {
  const [search] = useSearchParams();
  const { profile } = useSession();
  const id = search.get('id');
  const isAwake = useHydrated();
  if (!id && profile?.role === 'Influencer') {
    return (
      <>
        <ProfileSkeleton />
        {isAwake ? <Navigate to={paths.influencerProfile('influencer', profile.id)} replace /> : null}
      </>
    );
  }
  const whose = id ?? profile?.id;
  return whose && profile ? <Business id={whose} /> : <ProfileSkeleton />;
}

function Business({ id }: { id: string }) {
  const client = useQueryClient();
  // Beside the scripts of the part, which asks for it too.
  useEffect(() => void client.prefetchQuery(personQuery(id)), [client, id]);
  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <BusinessPage id={id} />
    </Suspense>
  );
}
