import type { Actor } from '../../../contract/core/people.ts';

/** A record's account and who acted for it, as stored. */
export interface Acted {
  accountId: number | null;
  personId: number | null;
}

/** How events are stored. */
export function actedIn({ by_id, person_id }: { by_id: number | null; person_id: number | null }): Acted {
  return { accountId: by_id, personId: person_id };
}

/** The person of a record; null for the platform. */
export type ActorOf = (acted: Acted) => Actor | null;
