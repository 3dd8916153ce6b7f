import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ProfileSkeleton } from '../../discovery/discovery/profile/profile-skeleton.tsx';
import { paths } from '../../lib/paths.ts';
import { useHydrated, useSession } from '../../lib/session.ts';
import { preloadedLazy } from '../../ui/loading/preloaded-lazy.tsx';
import { personQuery } from '../people/people.queries.ts';

// Lazy: creators are redirected to their own page and do not need it.
const BusinessPage = preloadedLazy('business-page', () => import('./sections/business-page.tsx'));

/** Profile of a brand or partner as creators see it: the user's own, or that in the URL. */
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
  // Prefetches in parallel with the component's scripts, which run the same query.
  useEffect(() => void client.prefetchQuery(personQuery(id)), [client, id]);
  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <BusinessPage id={id} />
    </Suspense>
  );
}
