import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { ProfileSkeleton } from '../../features/discovery/profile/profile-skeleton.tsx';
import { personQuery } from '../../features/people/people.queries.ts';
import { useSession } from '../../lib/session.ts';
import { useFirst } from '../../lib/use-first.ts';
import { late } from '../../ui/late.ts';
import { NotThere, NotYet } from './profile-states.tsx';

const load = async () => ({ default: (await import('./business-profile.tsx')).BusinessProfile });
const BusinessProfile = late(load);

/** The page of a brand or partner by its id, in each of its states. */
export default function BusinessPage({ id }: { id: string }) {
  const { token } = useSession();
  // It is on its way together with the person.
  useEffect(() => void load().catch(() => null), []);
  const query = useQuery({ ...personQuery(id), enabled: token !== null && id !== '' });
  const person = useFirst(query.data);
  if (!person) return <NotYet query={query} />;
  if (person.role !== 'Brand' && person.role !== 'Partner') return <NotThere />;
  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <BusinessProfile key={id} person={person} />
    </Suspense>
  );
}
