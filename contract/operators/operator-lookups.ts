import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { id, instant, name, nextCursor, page, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { reason } from './operators.ts';

const kinds = ['category', 'city'] as const;
export type LookupKind = (typeof kinds)[number];
const kind = z.enum(kinds);

const operatorLookup = z.object({
  id,
  name: z.string(),
  /** State of a city. */
  state: z.nullable(z.object({ id, name: z.string() })),
  /** Number of profiles and campaigns that use it. */
  uses: z.number(),
  retired_at: z.nullable(instant),
  /** Entry it was merged into. */
  merged_into: z.nullable(id),
  can: canOf({ retire: 'retireLookup', restore: 'restoreLookup' }),
});
export type OperatorLookup = z.infer<typeof operatorLookup>;

const params = z.strictObject({ kind, id });
const one = { auth: 'operator', reply: { data: operatorLookup } } as const;

export const operatorLookupCalls = defineCalls(access.owner, {
  listOperatorLookups: {
    method: 'GET',
    path: '/operator/lookups/{kind}',
    auth: 'operator',
    summary: 'Categories or cities by name, retired ones too',
    params: z.strictObject({ kind }),
    query: z.strictObject({
      ...page,
      q: z.optional(text(0, 60)),
      state: z.optional(z.enum(['used', 'retired'])),
    }),
    reply: { data: z.array(operatorLookup), next_cursor: nextCursor },
  },
  addCategory: {
    level: 'moderator',
    payment: false,
    method: 'POST',
    path: '/operator/categories',
    everyday: true,
    summary: 'Add a category',
    ...one,
    body: z.strictObject({ name: name(2, 60) }),
    idempotent: true,
    errors: ['TAKEN', 'RULE'],
  },
  addCity: {
    level: 'moderator',
    payment: false,
    method: 'POST',
    path: '/operator/cities',
    everyday: true,
    summary: 'Add a city of a state',
    ...one,
    body: z.strictObject({
      name: name(2, 60),
      state_id: id,
      latitude: z.number().check(z.minimum(-90), z.maximum(90)),
      longitude: z.number().check(z.minimum(-180), z.maximum(180)),
      /** Population in thousands, roughly; larger cities come first in lists. */
      weight: z.number().check(z.int(), z.minimum(0), z.maximum(100_000)),
    }),
    idempotent: true,
    errors: ['TAKEN', 'NOT_FOUND', 'RULE'],
  },
  renameLookup: {
    level: 'moderator',
    payment: false,
    method: 'PUT',
    path: '/operator/lookups/{kind}/{id}',
    summary: 'Give a category or city another name; its id stays',
    ...one,
    params,
    body: z.strictObject({ name: name(2, 60), reason }),
    errors: ['TAKEN'],
  },
  retireLookup: {
    level: 'moderator',
    payment: false,
    method: 'POST',
    path: '/operator/lookups/{kind}/{id}/retire',
    summary: 'Offer it to nobody any more; where it is used it stays, or moves into another of its kind',
    ...one,
    params,
    body: z.strictObject({ into: z.optional(id), reason }),
    errors: ['CONFLICT', 'RULE'],
  },
  restoreLookup: {
    level: 'moderator',
    payment: false,
    method: 'POST',
    path: '/operator/lookups/{kind}/{id}/restore',
    summary: 'Offer a retired one again',
    ...one,
    params,
    body: z.strictObject({ reason }),
    errors: ['CONFLICT', 'RULE'],
  },
});
