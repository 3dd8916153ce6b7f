import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { email, entityId, flag, id, instant, mobile, name, named, nextCursor, page, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { byId, reason } from './operators.ts';

const rosterFilters = ['all', 'doubles', 'no_city', 'old', 'hidden'] as const;
export type RosterFilter = (typeof rosterFilters)[number];

/** Unclaimed profile for operators. */
const rosterProfile = z.object({
  id,
  fullname: z.string(),
  bio: z.nullable(z.string()),
  city: z.nullable(named),
  gender: z.nullable(id),
  categories: z.array(named),
  /** Topics of an imported list that are no category. */
  topics: z.array(z.string()),
  accounts: z.array(z.object({ platform: id, handle: z.string(), followers: z.nullable(z.number()), as_of: instant })),
  followers: z.nullable(z.number()),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  website: z.nullable(z.string()),
  hidden: flag,
  /** Rows moved by a merge, or deleted by an erasure. */
  bookmarks: z.number(),
  unlocks: z.number(),
  createdAt: instant,
});
export type RosterProfile = z.infer<typeof rosterProfile>;

/** Fields a merge can take from the other profile. */
const mergeFields = ['fullname', 'bio', 'city', 'gender', 'email', 'mobile', 'website'] as const;
export type MergeField = (typeof mergeFields)[number];

const edit = z.strictObject({
  fullname: z.optional(name(1, 120)),
  bio: z.optional(z.nullable(text(0, 2_000))),
  city: z.optional(z.nullable(id)),
  gender: z.optional(z.nullable(id)),
  categories: z.optional(z.array(id).check(z.maxLength(8, 'Choose at most 8.'))),
  email: z.optional(z.nullable(email)),
  mobile: z.optional(z.nullable(mobile)),
  website: z.optional(
    z.nullable(text(1, 200).check(z.regex(/^https?:\/\/\S+$/i, 'Enter a link such as https://example.com.'))),
  ),
  /** Hidden from all lists and searches, for example a minor's profile; an import does not show it again. */
  hidden: z.optional(z.boolean()),
  reason: z.optional(reason),
});
export type RosterEdit = z.infer<typeof edit>;

export const rosterCalls = defineCalls(access.owner, {
  listRoster: {
    shows: { what: ['contacts'], whose: [] },
    method: 'GET',
    path: '/operator/influencers',
    auth: 'operator',
    summary: 'Unclaimed profiles; q is part of a name or begins a handle; with the count of each filter',
    query: z.strictObject({ ...page, q: z.optional(text(0, 100)), filter: z._default(z.enum(rosterFilters), 'all') }),
    reply: {
      data: z.array(rosterProfile),
      next_cursor: nextCursor,
      facets: z.object({
        all: z.number(),
        doubles: z.number(),
        no_city: z.number(),
        old: z.number(),
        hidden: z.number(),
      }),
    },
  },
  updateRosterProfile: {
    shows: { what: ['contacts'], whose: [] },
    level: 'moderator',
    payment: false,
    method: 'PUT',
    path: '/operator/influencers/{id}',
    auth: 'operator',
    summary: 'Edit, hide or show an unclaimed profile: any subset of the fields',
    params: byId,
    body: edit,
    reply: { data: rosterProfile },
    errors: ['RULE'],
  },
  eraseRosterProfile: {
    level: 'admin',
    payment: false,
    method: 'DELETE',
    path: '/operator/influencers/{id}',
    auth: 'operator',
    summary: 'Erase an unclaimed profile for good and put its handles, email and mobile on the suppression list',
    params: byId,
    body: z.optional(z.strictObject({ reason: z.optional(reason) })),
    reply: {},
    errors: ['RULE'],
  },
  mergeRosterProfile: {
    shows: { what: ['contacts'], whose: [] },
    level: 'moderator',
    payment: false,
    method: 'POST',
    path: '/operator/influencers/{id}/merge',
    auth: 'operator',
    summary:
      'Make two unclaimed profiles one: handles, figures, bookmarks and unlocks go to `into`, whose address the other leads to',
    params: byId,
    body: z.strictObject({
      into: entityId,
      /** Fields taken from the profile that is removed; other fields stay, or are filled in where empty. */
      take: z.optional(z.array(z.enum(mergeFields))),
      reason: z.optional(reason),
    }),
    reply: { data: rosterProfile },
    errors: ['RULE', 'CONFLICT'],
  },
});
