import type { FieldName } from './fields.ts';
import type { PriceList } from './format-prices.ts';
import type { FieldHeader, SegmentParts } from './segment.ts';

type Values = Pick<SegmentParts, 'id' | 'followers' | 'price' | 'created' | 'engagement' | 'authenticity'>;

/** Indexed words in byte order, with their postings: twice the profile's number, plus one if in a name. */
export type Terms = Pick<SegmentParts, 'termBytes' | 'termStarts' | 'postingStarts' | 'postings'>;

/** Profiles by rank with all their data; a segment is this and the structures derived from it. */
export interface Draft {
  size: number;
  verified: number;
  values: Values;
  fields: Record<FieldName, FieldHeader>;
  codes: SegmentParts['codes'];
  prices: readonly PriceList[];
  terms: Terms;
}
