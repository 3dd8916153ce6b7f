import * as z from 'zod/mini';
import { usageChannels, usageEdits } from '../campaigns/offer-terms.ts';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { date, entityId, id, instant, name, named, nextCursor, page, queryList } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { deliverable } from './deliverables.ts';

/** Standing of the rights to a piece today, in the order in which they need attention: end within 30 days, last, none agreed, ended. */
export const rightsStates = ['ends_soon', 'in_use', 'none', 'ended'] as const;
export type RightsState = (typeof rightsStates)[number];

/** Most pieces in one archive, and most bytes of their files together. */
export const archiveLimits = { pieces: 50, bytes: 2 * 1024 ** 3 } as const;

const libraryPiece = z.object({
  /** Of the deliverable. */
  id,
  campaign: z.object({ id, title: z.string() }),
  application_id: id,
  user: personCard,
  type: z.string(),
  number: z.number(),
  caption: z.string(),
  /** Of the published post. */
  url: z.nullable(z.string()),
  /** Signed URL of the picture; null for a video, a link, and once the rights have ended. */
  picture: z.nullable(z.string()),
  video: deliverable.shape.video,
  has_file: z.boolean(),
  rights: z.object({
    state: z.enum(rightsStates),
    /** Channels it may be used in; null where the agreement names none, and so all. */
    channels: z.nullable(z.array(z.enum(usageChannels))),
    editing: z.nullable(z.enum(usageEdits)),
    territory: z.nullable(z.string()),
    /** First day: the one on which every payment that names the piece was paid; null for no rights. */
    from: z.nullable(date),
    /** Last day; null for no end, and for no rights. */
    until: z.nullable(date),
    days_left: z.nullable(z.number()),
  }),
  approved_at: instant,
});
export type LibraryPiece = z.infer<typeof libraryPiece>;

export const libraryCalls = defineCalls(access.work, {
  listLibrary: {
    method: 'GET',
    path: '/library',
    auth: 'user',
    summary:
      'The content library: every paid piece of one’s campaigns with its rights, newest first, those that end soon by their last day; the rights also as CSV',
    query: z.strictObject({
      state: z.optional(z.enum(rightsStates)),
      campaign_id: z.optional(entityId),
      /** The creator of the piece. */
      influencer_id: z.optional(entityId),
      type: z.optional(z.string().check(z.maxLength(40))),
      /** Pieces that were agreed for use there, whether that has ended or not. */
      channel: z.optional(z.enum(usageChannels)),
      /** Part of a creator’s name, a campaign’s title or a caption. */
      q: z.optional(name(0, 100)),
      format: z.optional(z.enum(['json', 'csv'])),
      ...page,
    }),
    reply: {
      data: z.array(libraryPiece),
      total: z.number(),
      /** Pieces by state, before the filter of state. */
      facets: z.record(z.enum(rightsStates), z.number()),
      /** Campaigns and creators with pieces in the library, by name; at most 200 of each. */
      campaigns: z.array(named),
      creators: z.array(named),
      next_cursor: nextCursor,
    },
    downloads: { csv: 'text/csv' },
    errors: ['ROLE'],
  },
  getLibraryArchive: {
    method: 'GET',
    path: '/library/archive',
    auth: 'user',
    summary:
      'The files of chosen pieces as a ZIP, with a document of the rights to each and a list as CSV; while all their rights last',
    query: z.strictObject({ id: queryList(entityId, archiveLimits.pieces), format: z.literal('zip') }),
    reply: {},
    downloads: { zip: 'application/zip' },
    errors: ['ROLE', 'NOT_FOUND', 'RIGHTS_ENDED', 'TOO_LARGE'],
  },
  getLibraryFile: {
    method: 'GET',
    path: '/library/{id}/file',
    auth: 'user',
    summary: 'A signed link to the file of a piece, while its rights last',
    params: z.strictObject({ id }),
    reply: { data: z.object({ url: z.string(), filename: z.string() }) },
    errors: ['RIGHTS_ENDED'],
  },
  getLibraryRights: {
    method: 'GET',
    path: '/library/{id}/rights',
    auth: 'user',
    summary: 'The document of the rights to a piece: its sides, agreement, channels, editing, territory and days',
    params: z.strictObject({ id }),
    query: z.strictObject({ format: z.enum(['pdf', 'text']) }),
    reply: {},
    downloads: { pdf: 'application/pdf', text: 'text/plain' },
  },
});
