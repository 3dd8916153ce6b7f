import type { FieldName } from './fields.ts';
import type { PriceList } from './format-prices.ts';
import type { FieldHeader, SegmentParts } from './segment.ts';

type Values = Pick<SegmentParts, 'id' | 'followers' | 'price' | 'created' | 'engagement' | 'authenticity'>;

/** The searched words in the order of their bytes; per word who has it: twice the profile's number, plus one in a name. */
export type Terms = Pick<SegmentParts, 'termBytes' | 'termStarts' | 'postingStarts' | 'postings'>;

/** Profiles by rank with all that is known of them; a segment is this and what follows from it. */
export interface Draft {
  size: number;
  verified: number;
  values: Values;
  fields: Record<FieldName, FieldHeader>;
  codes: SegmentParts['codes'];
  prices: readonly PriceList[];
  terms: Terms;
}
