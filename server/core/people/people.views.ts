import type { Role } from '../../../contract/core/roles.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { PersonRow } from './people.queries.ts';

/** A person as other features display them. */
export interface Person {
  id: number;
  role: Role;
  fullname: string;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  /** URL of the image, or null. */
  image: string | null;
  businessName: string | null;
  /** 'City, State'. */
  location: string | null;
  lastActiveAt: Date | null;
  /** Language of notifications and e-mails to them. */
  locale: Locale;
  /** Verified and not deleted, so that one can write to them. */
  isReachable: boolean;
}

/** 'City, State', or one name where both are the same, as in Delhi. */
export function viewPlace({ city, state }: { city: string | null; state: string | null }): string | null {
  if (!city || !state) return null;
  return city === state ? city : `${city}, ${state}`;
}

/** A person for other features. Nothing personal of a deleted account leaves the server. */
export function viewPerson(row: PersonRow, imageUrl: (stem: string) => string): Person {
  const { id, role, locale } = row;
  if (row.deleted_at) {
    const nothing = {
      firstName: null,
      lastName: null,
      username: null,
      image: null,
      businessName: null,
      location: null,
    };
    return { id, role, fullname: 'Deleted user', ...nothing, lastActiveAt: null, locale, isReachable: false };
  }
  return {
    id,
    role,
    fullname: row.fullname,
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    image: row.profile_image === null ? null : imageUrl(row.profile_image),
    businessName: row.business_name,
    location: viewPlace(row),
    lastActiveAt: row.last_active_at,
    locale,
    isReachable: row.is_verified,
  };
}
