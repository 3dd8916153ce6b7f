import * as z from 'zod/mini';
import { id, instant, named } from '../kit/fields.ts';

/** Where an account's figures come from: typed in by hand, an operator's list, or the platform itself. */
export const figureSource = z.enum(['self_reported', 'imported', 'provider']);

/** One social account with its figures, each of which says its source and age. */
const influencerAccount = z.object({
  platform: id,
  handle: z.string(),
  /** Null where the platform does not say: the owner hides it. */
  followers: z.nullable(z.number()),
  /** Percent; null when nobody measured it. */
  engagement_rate: z.nullable(z.number()),
  average_views: z.nullable(z.number()),
  source: figureSource,
  as_of: instant,
});

/** An influencer as lists show one. Only what is public; prices in rupees. */
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
  /** At least one account is connected through its provider. */
  verified: z.boolean(),
  /** False for a profile from an operator's list that nobody has taken over yet. */
  claimed: z.boolean(),
  accounts: z.array(influencerAccount),
  /**
   * Sum over the connected accounts, or over all where none is connected, as far as they are known: null where there are
   * accounts and no number of any. The engagement rate is theirs too.
   */
  followers: z.nullable(z.number()),
  engagement_rate: z.nullable(z.number()),
  price_from: z.nullable(z.number()),
  /** The lowest rate of the format that was asked for, else of all; ids of the platform and the format. */
  price: z.nullable(z.object({ amount: z.number(), platform: id, format: id })),
  /** The rate card: by platform, the dearest first. */
  rates: z.array(z.object({ platform: id, content: named, price: z.number() })),
  authenticity: z.nullable(z.number()),
  last_active: z.nullable(instant),
  /** First messages of the last year that are at least seven days old, and how many got an answer within seven days. */
  replies: z.object({ asked: z.number(), answered: z.number() }),
  is_bookmarked: z.boolean(),
  /** Names the bookmark for its removal. */
  bookmark_id: z.nullable(id),
  /** Somebody unlocking it would find an e-mail, a mobile or a website. */
  unlockable: z.boolean(),
  /** Contact and deep audience data are not open to the reader. */
  locked: z.boolean(),
});

export type InfluencerCard = z.infer<typeof influencerCard>;
export type InfluencerAccount = z.infer<typeof influencerAccount>;
export type FigureSource = z.infer<typeof figureSource>;
