import type { Place } from './words.ts';

/** An account of a line. Figures of columns that the list does not have are absent; an empty cell is null. */
export interface ImportedAccount {
  platform: string;
  handle: string;
  followers?: number | null;
  engagement_rate?: number | null;
  average_views?: number | null;
  /** Paise by content type. */
  prices: Record<string, number | null>;
}

/** A valid line: one person. Fields of columns that the list does not have are absent; an empty cell is null or an empty list. */
export interface InfluencerRow {
  /** At least one; no two on one platform with one handle. */
  accounts: ImportedAccount[];
  /** Absent: a new profile is called by its handle. */
  name?: string;
  place?: Place | null;
  gender?: string | null;
  categories?: string[];
  /** Topics that are no category, in the list's words. */
  topics?: string[];
  languages?: string[];
  bio?: string | null;
  email?: string | null;
  mobile?: string | null;
  website?: string | null;
}
