import { useQuery } from '@tanstack/react-query';
import { personQuery } from '../../features/people/people.queries.ts';
import { useSession } from '../../lib/session.ts';
import { useFirst } from '../../lib/use-first.ts';
import { BusinessProfile } from './business-profile.tsx';
import { NotThere, NotYet } from './profile-states.tsx';

/** The page of a brand or partner by its id, in each of its states. */
export default function BusinessPage({ id }: { id: string }) {
  const { token } = useSession();
  const query = useQuery({ ...personQuery(id), enabled: token !== null && id !== '' });
  const person = useFirst(query.data);
  if (!person) return <NotYet query={query} />;
  if (person.role !== 'Brand' && person.role !== 'Partner') return <NotThere />;
  return <BusinessProfile key={id} person={person} />;
}
