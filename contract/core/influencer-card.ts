import * as z from 'zod/mini';
import { id, instant, named } from '../kit/fields.ts';
import { cardPicture } from './content-picture.ts';

/** Source of an account's figures: typed in by the owner, an operator's import, or the platform. */
export const figureSources = ['self_reported', 'imported', 'provider'] as const;
export const figureSource = z.enum(figureSources);

/** A social account with its figures, their source and date. */
const influencerAccount = z.object({
  platform: id,
  handle: z.string(),
  /** Null when hidden by the owner on the platform. */
  followers: z.nullable(z.number()),
  /** Percent; null when unknown. */
  engagement_rate: z.nullable(z.number()),
  average_views: z.nullable(z.number()),
  source: figureSource,
  as_of: instant,
});

/** Influencer in lists; public data only, prices in rupees. */
export const influencerCard = z.object({
  id,
  type: z.literal('influencer'),
  fullname: z.string(),
  username: z.string(),
  profile_image: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  city: z.nullable(named),
  country: z.nullable(named),
  gender: z.nullable(named),
  categories: z.array(named),
  languages: z.array(named),
  /** True when at least one account is connected through its provider. */
  verified: z.boolean(),
  /** False for an imported profile that nobody has claimed. */
  claimed: z.boolean(),
  accounts: z.array(influencerAccount),
  /**
   * Sum over the connected accounts, or over all where none is connected; unknown counts are left out, and null means none
   * is known. The engagement rate covers the same accounts.
   */
  followers: z.nullable(z.number()),
  engagement_rate: z.nullable(z.number()),
  price_from: z.nullable(z.number()),
  /** Lowest rate, of the requested format if one was given; ids of the platform and the format. */
  price: z.nullable(z.object({ amount: z.number(), platform: id, format: id })),
  /** Rate card, by platform, highest price first. */
  rates: z.array(z.object({ platform: id, content: named, price: z.number() })),
  authenticity: z.nullable(z.number()),
  /** Up to three pieces of work: those the creator chose, then the most viewed of the last 90 days. */
  pictures: z.array(cardPicture),
  last_active: z.nullable(instant),
  /** First messages of the last year that are at least seven days old, and how many were answered within seven days. */
  replies: z.object({ asked: z.number(), answered: z.number() }),
  is_bookmarked: z.boolean(),
  /** Id of the bookmark, for removing it. */
  bookmark_id: z.nullable(id),
  /** True when unlocking reveals at least one contact: an e-mail, a mobile or a website. */
  unlockable: z.boolean(),
  /** True when the reader sees no contact and no detailed audience data. */
  locked: z.boolean(),
});

export type InfluencerCard = z.infer<typeof influencerCard>;
export type InfluencerAccount = z.infer<typeof influencerAccount>;
export type FigureSource = z.infer<typeof figureSource>;
