import type { ProfileRecord } from '../../../../search/engine/profile-record.ts';

/** Longest word that a search compares; OpenSearch would cut a longer one in two. */
const longestWord = 10_000;
/** Prefixes of these lengths are terms of their own, so that a short one does not visit every word. */
const indexedPrefixes = { min_chars: 1, max_chars: 8 };

const keyword = { type: 'keyword' } as const;
const whole = { type: 'long' } as const;
const words = { type: 'text', analyzer: 'words', norms: false, index_options: 'docs' } as const;

/**
 * Fields of a profile in an index: those of a ProfileRecord in its units. Texts are folded by the database, with words
 * separated by single spaces.
 */
const properties = {
  id: whole,
  verified: { type: 'byte' },
  followers: whole,
  engagement: { type: 'integer' },
  price: whole,
  prices: { type: 'nested', properties: { format: keyword, amount: whole } },
  audience: { type: 'nested', properties: { name: keyword, percent: { type: 'double' } } },
  authenticity: { type: 'short' },
  createdAt: whole,
  platforms: keyword,
  categories: keyword,
  languages: keyword,
  contents: keyword,
  country: keyword,
  state: keyword,
  city: keyword,
  gender: keyword,
  names: { ...words, index_prefixes: indexedPrefixes },
  text: { ...words, index_prefixes: indexedPrefixes },
} as const;

/** Version of `properties`: an index of another version is not used, and stays for processes of that release. */
export const layoutVersion = 1;

export interface IndexOrigin {
  /** Mark of the database it was built from (search_snapshot). */
  mark: string;
  /** PostgreSQL's text of the snapshot whose changes are all in the index. */
  seen: string;
  /** Milliseconds, UTC, of that snapshot. */
  seenAt: number;
}

export const indexMappings = (origin: IndexOrigin | null) => ({
  dynamic: false as const,
  _source: { enabled: false },
  _meta: { origin },
  properties,
});

/** Settings while an index is filled; `servingSettings` follow. */
export const fillingSettings = (shards: number) => ({
  number_of_shards: shards,
  auto_expand_replicas: 'false',
  number_of_replicas: 0,
  refresh_interval: '-1',
  // A late writer must still meet the version of a deleted profile.
  gc_deletes: '10m',
  analysis: {
    tokenizer: { spaces: { type: 'char_group', tokenize_on_chars: [' '], max_token_length: longestWord } },
    analyzer: { words: { type: 'custom', tokenizer: 'spaces' } },
  },
});

export const servingSettings = { refresh_interval: '1s', auto_expand_replicas: '0-1' };

const pairsOf = <K extends string, V extends string>(values: Record<string, number>, key: K, value: V) =>
  Object.entries(values).map(([name, number]) => ({ [key]: name, [value]: number }));

/** The profile as a document of the index. */
export function documentOf({ formatPrices, audience, verified, ...record }: ProfileRecord) {
  return {
    ...record,
    verified: Number(verified),
    prices: pairsOf(formatPrices, 'format', 'amount'),
    audience: pairsOf(audience, 'name', 'percent'),
  };
}
