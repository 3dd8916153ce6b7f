import { useQuery } from '@tanstack/react-query';
import { NotThere, NotYet } from '../../../discovery/screens/sections/profile-states.tsx';
import { useSession } from '../../../lib/session.ts';
import { useDeferredFirstLoad } from '../../../lib/use-deferred-first-load.ts';
import { personQuery } from '../../people/people.queries.ts';
import { BusinessProfile } from './business-profile.tsx';

/** Profile page of a brand or partner with loading and error states. */
export default function BusinessPage({ id }: { id: string }) {
  const { token } = useSession();
  const query = useQuery({ ...personQuery(id), enabled: token !== null && id !== '' });
  const person = useDeferredFirstLoad(query.data);
  if (!person) return <NotYet query={query} />;
  if (person.role !== 'Brand' && person.role !== 'Partner') return <NotThere />;
  return <BusinessProfile key={id} person={person} />;
}
