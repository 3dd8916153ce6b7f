import * as z from 'zod/mini';
import { cardPicture } from '../core/content-picture.ts';
import { contentIds, platformIds } from '../core/platforms.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { entityId, id, instant, name, rupees } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { agreedContent, deliveries } from './agreed-content.ts';

/** Maximum number of packages of a creator. */
export const mostPackages = 10;
/** Maximum number of pictures of a package. */
export const packagePictures = 3;

const packageActs = { change: 'changePackage', remove: 'removePackage', book: 'bookPackage' } as const;
export type PackageAct = keyof typeof packageActs;

const wholeNumber = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

const packageBody = z.strictObject({
  title: name(5, 100),
  deliverables: z
    .array(
      z.strictObject({
        type: z.enum(contentIds),
        quantity: wholeNumber(1, 50),
        delivery: z.optional(z.enum(deliveries)),
      }),
    )
    .check(z.minLength(1, 'Choose at least one deliverable.'), z.maxLength(20, 'Choose at most 20.')),
  /** Days from the agreement until all of it is handed in. */
  days: wholeNumber(1, 365),
  /** Rupees without GST. */
  price: rupees.check(z.minimum(1, 'Enter ₹1 or more.')),
  /** Default: those of the rate card, or of the accounts. */
  platforms: z.optional(z.array(z.enum(platformIds)).check(z.minLength(1), z.maxLength(platformIds.length))),
  /** Ids of own pieces of content with a picture. */
  pictures: z.optional(z.array(entityId).check(z.maxLength(packagePictures, `Choose at most ${packagePictures}.`))),
});
export type PackageBody = z.infer<typeof packageBody>;
const packageChange = z.partial(packageBody);
export type PackageChange = z.infer<typeof packageChange>;

/** Fixed work at a fixed price, as a creator offers it. */
export const creatorPackage = z.object({
  id,
  title: z.string(),
  deliverables: z.array(agreedContent),
  platforms: z.array(id),
  days: z.number(),
  /** Rupees without GST. */
  price: z.number(),
  pictures: z.array(cardPicture),
  createdAt: instant,
  can: canOf(packageActs),
});
export type CreatorPackage = z.infer<typeof creatorPackage>;

const byId = z.strictObject({ id });

export const packageCalls = defineCalls(access.work, {
  listPackages: {
    method: 'GET',
    path: '/packages',
    auth: 'user',
    summary: 'Packages of a creator, in the order they were added; without an id one’s own',
    query: z.strictObject({ user_id: z.optional(entityId) }),
    reply: { data: z.array(creatorPackage) },
    errors: ['NOT_FOUND', 'ROLE'],
  },
  addPackage: {
    method: 'POST',
    path: '/packages',
    auth: 'user',
    summary: `Offer fixed work at a fixed price; at most ${mostPackages} packages`,
    status: 201,
    body: packageBody,
    reply: { data: creatorPackage },
    errors: ['ROLE', 'RULE', 'REFUSED_KIND'],
    idempotent: true,
  },
  changePackage: {
    method: 'PUT',
    path: '/packages/{id}',
    auth: 'user',
    summary: 'Change fields of a package of one’s own; what is booked stays as it was',
    params: byId,
    body: packageChange,
    reply: { data: creatorPackage },
    errors: ['REFUSED_KIND'],
  },
  removePackage: {
    method: 'DELETE',
    path: '/packages/{id}',
    auth: 'user',
    summary: 'Remove a package of one’s own; what is booked stays',
    params: byId,
    reply: {},
  },
});
