import type { RawBuilder } from 'kysely';
import type { Schema } from '../../../database/schema.ts';

/** Whose data it is, as it was before an erasure. */
export interface Person {
  id: number;
  fullname: string;
  businessName: string | null;
  email: string | null;
  /** Keyed digests of the contacts, by which others' invitations to them are found. */
  invitationMarks: string[];
  /** Storage keys of the picture. */
  pictures: string[];
}

/** A file of the archive: its rows, each with a `key` that orders them and is left out. */
interface Telling {
  file: string;
  about: string;
  rows: (id: number) => RawBuilder<unknown>;
}

/** What a table holds of a person: what of it the archive tells, and what an erasure does; or, in words, why nothing. */
export interface Treatment {
  told: Telling[] | string;
  erased: ((person: Person) => RawBuilder<unknown>)[] | string;
}

export type Treatments<Table extends keyof Schema> = Record<Table, Treatment>;

/** Tables of words, places and counters: nobody's data. */
export const nobodys: Treatment = { told: 'Nothing of a person.', erased: 'Nothing of a person.' };

/** Who did something is shown under this name from then on. */
export const goneName = 'Deleted user';
