import type { PersonCard } from '../../../contract/core/people.ts';
import { roleNames } from '../../../contract/core/roles.ts';
import type { Person } from './people.views.ts';

export function viewPersonCard(person: Person): PersonCard {
  return {
    id: String(person.id),
    fullname: person.fullname,
    username: person.username,
    business_name: person.businessName,
    role: roleNames[person.role],
    profile_image: person.image,
    location: person.location,
  };
}
