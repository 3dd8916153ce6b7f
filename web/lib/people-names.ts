import type { PersonCard } from '../../contract/people.ts';

/** Organisations go by their business name. */
export function nameOf(person: Pick<PersonCard, 'fullname' | 'business_name'>): string {
  return person.business_name ?? person.fullname;
}
