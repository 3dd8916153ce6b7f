/**
 * A listed profile as input of the index. Texts are already folded by the database, with words separated by single
 * spaces.
 */
export interface ProfileRecord {
  id: number;
  verified: boolean;
  /** Null when there are accounts but no follower count is known. */
  followers: number | null;
  /** Hundredths of a percent. */
  engagement: number | null;
  /** Paise: the lowest of the rate card. */
  price: number | null;
  /** Paise: the lowest of each content type, by its id. */
  formatPrices: Record<string, number>;
  /** Percent of the audience by the name of the share; empty where it was never read. */
  audience: Record<string, number>;
  /** 0 to 100. */
  authenticity: number | null;
  /** Milliseconds, UTC. */
  createdAt: number;
  platforms: string[];
  categories: string[];
  languages: string[];
  contents: string[];
  country: string | null;
  state: string | null;
  city: string | null;
  gender: string | null;
  /** Names of the person: matches of these rank first by relevance. */
  names: string;
  /** Other searchable text. */
  text: string;
}
