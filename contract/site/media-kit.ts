import * as z from 'zod/mini';
import { creatorPackage } from '../campaigns/packages.ts';
import { cardPicture } from '../core/content-picture.ts';
import { figureSource } from '../core/influencer-card.ts';
import { defineCalls } from '../kit/calls.ts';
import { id, instant, named } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** Parts of a kit that its creator shows or leaves out. */
export const kitParts = ['bio', 'pictures', 'figures', 'audience', 'packages', 'brands', 'reviews'] as const;
export type KitPart = (typeof kitParts)[number];

const kitSettings = z.object({
  /** When off, the page and its call are not found. */
  is_on: z.boolean(),
  /** Whether search engines may list it. */
  indexable: z.boolean(),
  parts: z.array(z.enum(kitParts)),
  /** Path of the page. */
  path: z.string(),
});
export type KitSettings = z.infer<typeof kitSettings>;

const share = z.object({ name: z.string(), percent: z.number() });
const kit = z.object({
  id,
  username: z.string(),
  fullname: z.string(),
  profile_image: z.nullable(z.string()),
  verified: z.boolean(),
  city: z.nullable(named),
  categories: z.array(named),
  languages: z.array(named),
  indexable: z.boolean(),
  /** Null, like every part below, where the creator does not show it. */
  bio: z.nullable(z.string()),
  pictures: z.nullable(
    z.array(z.extend(cardPicture, { views: z.nullable(z.number()), permalink: z.nullable(z.string()) })),
  ),
  figures: z.nullable(
    z.array(
      z.object({
        platform: id,
        handle: z.string(),
        followers: z.nullable(z.number()),
        engagement_rate: z.nullable(z.number()),
        median_views: z.nullable(z.number()),
        source: figureSource,
        as_of: instant,
      }),
    ),
  ),
  /** As one provider told it; cities are for those who unlocked. */
  audience: z.nullable(
    z.object({
      platform: id,
      as_of: instant,
      age: z.nullable(z.array(share)),
      gender: z.nullable(z.array(share)),
      country: z.nullable(z.array(share)),
    }),
  ),
  packages: z.nullable(z.array(creatorPackage)),
  brands: z.nullable(z.array(z.object({ id, name: z.string(), times: z.number() }))),
  reviews: z.nullable(
    z.object({
      rating: z.nullable(z.number()),
      count: z.number(),
      latest: z.array(
        z.object({ author_id: id, author: z.string(), rating: z.number(), text: z.string(), createdAt: instant }),
      ),
    }),
  ),
});
export type Kit = z.infer<typeof kit>;

export const mediaKitCalls = defineCalls(access.settings, {
  getKit: {
    method: 'GET',
    path: '/kit/{username}',
    auth: 'public',
    summary: 'The public media kit of an influencer; not found when switched off',
    mayLag: true,
    params: z.strictObject({ username: z.string().check(z.minLength(1), z.maxLength(100)) }),
    reply: { data: kit },
    errors: ['NOT_FOUND'],
  },
  getKitSettings: {
    method: 'GET',
    path: '/user/kit',
    auth: 'user',
    summary: 'What one’s own media kit shows',
    reply: { data: kitSettings },
    errors: ['ROLE'],
  },
  updateKitSettings: {
    method: 'PUT',
    path: '/user/kit',
    auth: 'user',
    summary: 'Switch the media kit on or off, choose its parts, and whether search engines may list it',
    body: z.strictObject({
      is_on: z.optional(z.boolean()),
      indexable: z.optional(z.boolean()),
      parts: z.optional(z.array(z.enum(kitParts)).check(z.maxLength(kitParts.length))),
    }),
    reply: { data: kitSettings },
    errors: ['ROLE'],
  },
});
