import * as z from 'zod/mini';
import { facetItem } from '../kit/fields.ts';

/** Filters of Campaign Posts whose values are counted; `pay` and `deadline` by the steps below. */
export const feedFacets = [
  'platform',
  'content',
  'compensation',
  'category',
  'language',
  'city',
  'objective',
  'pay',
  'deadline',
] as const;
export type FeedFacet = (typeof feedFacets)[number];

/** Lower bounds of the classes of the `pay` facet, rupees a creator; the last is open-ended. */
export const paySteps = [0, 2_000, 5_000, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000, 200_000, 500_000] as const;

/** Days until applications close, of the `deadline` facet: each counts what closes within so many. */
export const deadlineSteps = [3, 7, 14, 30] as const;

export const feedFacetsReply = z.object(
  Object.fromEntries(feedFacets.map((facet) => [facet, z.array(facetItem)])) as Record<
    FeedFacet,
    z.ZodMiniArray<typeof facetItem>
  >,
);
export type FeedFacets = z.infer<typeof feedFacetsReply>;
