/** One listed profile as the index takes it in. Texts arrive folded by the database: words apart by single spaces. */
export interface ProfileRecord {
  id: number;
  verified: boolean;
  /** Null: there are accounts, and no number of any is known. */
  followers: number | null;
  /** Hundredths of a percent. */
  engagement: number | null;
  /** Paise: the lowest of the rate card. */
  price: number | null;
  /** Paise: the lowest of each format of the rate card, by the format's id. */
  formatPrices: Record<string, number>;
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
  /** What names the person: a query that hits these words comes first by relevance. */
  names: string;
  /** The rest of what is searched. */
  text: string;
}
