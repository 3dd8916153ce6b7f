import type { RawBuilder } from 'kysely';
import type { Schema } from '../../../database/schema.ts';

/** The person's data before the erasure. */
export interface Person {
  id: number;
  fullname: string;
  businessName: string | null;
  email: string | null;
  /** Keyed digests of the contacts, to find others' invitations to them. */
  invitationMarks: string[];
  /** Storage keys of the profile picture. */
  pictures: string[];
}

/** A file of the archive: its rows, each with a `key` for sorting that is left out. */
interface Telling {
  file: string;
  about: string;
  rows: (id: number) => RawBuilder<unknown>;
}

/** Treatment of a table: what is exported and what is erased; or a text why nothing is. */
export interface Treatment {
  exported: Telling[] | string;
  erased: ((person: Person) => RawBuilder<unknown>)[] | string;
}

export type Treatments<Table extends keyof Schema> = Record<Table, Treatment>;

/** Tables of lookups, places and counters, without personal data. */
export const nobodys: Treatment = { exported: 'Nothing of a person.', erased: 'Nothing of a person.' };

/** Name shown instead of a deleted person's. */
export const goneName = 'Deleted user';

/**
 * Companies Act 2013, s.128(5): eight financial years. CGST Act 2017, s.36: 72 months from the due date of the annual
 * return, which end before that.
 */
export const books =
  'Part of the books, which tax and company law want kept for eight financial years. It names nobody but by a number.';
