import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ProfileSkeleton } from '../../features/discovery/profile/profile-skeleton.tsx';
import { personQuery } from '../../features/people/people.queries.ts';
import { useSession } from '../../lib/session.ts';
import { NotThere, NotYet } from './profile-states.tsx';

const BusinessProfile = lazy(async () => ({ default: (await import('./business-profile.tsx')).BusinessProfile }));

/** The page of a brand or partner by its id, in each of its states. */
export default function BusinessPage({ id }: { id: string }) {
  const { token } = useSession();
  const query = useQuery({ ...personQuery(id), enabled: token !== null && id !== '' });
  if (!query.data) return <NotYet query={query} />;
  if (query.data.role !== 'Brand' && query.data.role !== 'Partner') return <NotThere />;
  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <BusinessProfile key={id} person={query.data} />
    </Suspense>
  );
}
