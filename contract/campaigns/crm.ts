import * as z from 'zod/mini';
import { type ImportField, importReasons } from '../core/import-fields.ts';
import { influencerCard } from '../core/influencer-card.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { email, entityId, id, instant, name, nextCursor, page, queryBoolean, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** Where a creator stands with the team, in the order of work. */
export const crmStages = ['found', 'asked', 'talking', 'working', 'not_now'] as const;
export type CrmStage = (typeof crmStages)[number];

/** Limits of an account's list of creators and of an imported list. */
export const crmLimits = { entries: 10_000, tags: 20, rows: 5_000, bytes: 5_000_000, text: 60_000 } as const;
export const crmPreviewRows = 20;
/** People asked to join in one call. */
export const crmInvitedAtOnce = 50;
export const crmMessageLength = 600;
/** Days for which an import can be undone. */
export const crmUndoDays = 30;

/** Orders of the list. */
const crmSorts = ['newest', 'contact'] as const;
export type CrmSort = (typeof crmSorts)[number];

/** Fields that a column of a list of own creators can be mapped to; other fields of creators are left alone. */
export const crmImportFields = [
  'ignore',
  'name',
  'handle',
  'address',
  'name_and_handle',
  'platform',
  'handle_instagram',
  'handle_facebook',
  'handle_youtube',
  'foreign',
  'email',
] as const satisfies readonly ImportField[];

const contactKinds = ['message', 'application', 'invitation', 'mail'] as const;
export type CrmContactKind = (typeof contactKinds)[number];

const tags = z.array(name(1, 30)).check(z.maxLength(crmLimits.tags, `Use at most ${crmLimits.tags} tags.`));

const entry = z.object({
  influencer: influencerCard,
  /** Null: not on the list. */
  stage: z.nullable(z.enum(crmStages)),
  tags: z.array(z.string()),
  /** The latest of messages, applications and invitations between the account and the creator. */
  last_contact: z.nullable(z.object({ at: instant, kind: z.enum(contactKinds) })),
  createdAt: z.nullable(instant),
});
export type CrmEntry = z.infer<typeof entry>;

/** Work done together so far; rupees. */
const facts = z.object({ campaigns: z.number(), paid: z.number() });
export type CrmFacts = z.infer<typeof facts>;

const outcomes = ['added', 'already', 'invited', 'left_out'] as const;
export type CrmOutcome = (typeof outcomes)[number];
/** Why a row is left out: a fault of it, nobody of this handle on the product and no address, or a full list. */
const leftOutReasons = [...importReasons, 'not_found', 'full'] as const;
export type CrmReason = (typeof leftOutReasons)[number];

const leftOut = z.object({ line: z.number(), name: z.string(), reason: z.enum(leftOutReasons) });
export type CrmLeftOut = z.infer<typeof leftOut>;

const importCounts = z.object({
  rows: z.number(),
  added: z.number(),
  already: z.number(),
  invited: z.number(),
  left_out: z.number(),
});
export type CrmImportCounts = z.infer<typeof importCounts>;

const previewRow = z.object({
  line: z.number(),
  /** As the list has it. */
  name: z.string(),
  handle: z.nullable(z.string()),
  platform: z.nullable(z.string()),
  /** The public profile of this handle. */
  influencer_id: z.nullable(id),
  outcome: z.enum(outcomes),
  reason: z.nullable(z.enum(leftOutReasons)),
});
export type CrmPreviewRow = z.infer<typeof previewRow>;

const importActs = { undo: 'undoCrmImport' } as const;
const crmImport = z.object({
  id,
  name: z.string(),
  counts: importCounts,
  /** The first 200 rows left out. */
  left_out: z.array(leftOut),
  createdAt: instant,
  undoneAt: z.nullable(instant),
  can: canOf(importActs),
});
export type CrmImport = z.infer<typeof crmImport>;

const importResult = z.object({
  /** Null after a dry run. */
  import: z.nullable(crmImport),
  /** Headings of the list and what they are read as; `ignore` is not used. */
  columns: z.array(z.object({ heading: z.string(), field: z.string() })),
  preview: z.array(previewRow),
  counts: importCounts,
});
export type CrmImportResult = z.infer<typeof importResult>;

const invitationOutcome = z.object({
  influencer_id: id,
  result: z.boolean(),
  /** `invited`, whatever becomes of the mail: the reply does not tell who has an account or wants no mail. */
  status: z.optional(z.literal('invited')),
  code: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type CrmInvitationOutcome = z.infer<typeof invitationOutcome>;

const byInfluencer = z.strictObject({ influencer_id: entityId });
const flag = z.optional(z.union([z.boolean(), queryBoolean]));
const message = z.optional(text(0, crmMessageLength));

export const crmCalls = defineCalls(access.work, {
  listCrm: {
    method: 'GET',
    path: '/crm',
    auth: 'user',
    summary:
      'Creators on the list of this account, the newest or those last in contact first; only its team sees them. As CSV all of the filter',
    query: z.strictObject({
      ...page,
      stage: z.optional(z.enum(crmStages)),
      tag: z.optional(name(1, 30)),
      q: z.optional(text(0, 100)),
      sort: z.optional(z.enum(crmSorts)),
      format: z.optional(z.enum(['csv'])),
    }),
    reply: {
      data: z.array(entry),
      next_cursor: nextCursor,
      /** Rows that fit the filters. */
      total: z.number(),
      stages: z.object(
        Object.fromEntries(crmStages.map((stage) => [stage, z.number()])) as Record<CrmStage, z.ZodMiniNumber>,
      ),
      /** The most used tags. */
      tags: z.array(z.string()),
    },
    downloads: { csv: 'text/csv' },
    errors: ['ROLE'],
    wholeAccount: true,
  },
  listCrmImports: {
    method: 'GET',
    path: '/crm/imports',
    auth: 'user',
    summary: 'The ten latest imports into the list',
    reply: { data: z.array(crmImport) },
    errors: ['ROLE'],
    wholeAccount: true,
  },
  getCrmEntry: {
    method: 'GET',
    path: '/crm/{influencer_id}',
    auth: 'user',
    summary: 'Where a creator stands on the list, and what was done together',
    params: byInfluencer,
    reply: { data: z.extend(entry, { facts }) },
    errors: ['NOT_FOUND', 'ROLE'],
    wholeAccount: true,
  },
  setCrmEntry: {
    method: 'PUT',
    path: '/crm/{influencer_id}',
    auth: 'user',
    summary: 'Put a creator on the list, or change stage or tags',
    params: byInfluencer,
    body: z.strictObject({ stage: z.optional(z.enum(crmStages)), tags: z.optional(tags) }),
    reply: { data: entry },
    errors: ['NOT_FOUND', 'ROLE', 'RULE'],
    wholeAccount: true,
    idempotent: true,
  },
  removeCrmEntry: {
    method: 'DELETE',
    path: '/crm/{influencer_id}',
    auth: 'user',
    summary: 'Take a creator off the list; notes stay',
    params: byInfluencer,
    reply: {},
    errors: ['ROLE'],
    wholeAccount: true,
  },
  importCrm: {
    method: 'POST',
    path: '/crm/import',
    auth: 'user',
    summary:
      'Bring own creators from a list (CSV, TSV, XLSX or JSON) or from pasted links: matched by their public handle, rows with an e-mail are asked to join; with `dry` only a preview',
    multipart: { field: 'file', maxBytes: crmLimits.bytes, accepts: 'list', optional: true },
    body: z.strictObject({
      /** Links or handles, one a line, each with an e-mail where known. */
      text: z.optional(text(0, crmLimits.text)),
      /** The field of each column of a file, in their order, by commas; left out: as suggested. */
      fields: z.optional(text(0, 10_000)),
      message,
      dry: flag,
    }),
    reply: { data: importResult },
    errors: ['ROLE', 'TOO_MANY'],
    wholeAccount: true,
    idempotent: true,
    rate: { max: 60, seconds: 600, by: 'user' },
  },
  undoCrmImport: {
    method: 'POST',
    path: '/crm/imports/{id}/undo',
    auth: 'user',
    summary:
      'Take off the list what an import put on it and nobody changed since; invitations not sent yet are dropped',
    params: z.strictObject({ id: entityId }),
    reply: { data: crmImport },
    errors: ['NOT_FOUND', 'CONFLICT'],
    wholeAccount: true,
  },
  inviteUnclaimed: {
    method: 'POST',
    path: '/crm/invitations',
    auth: 'user',
    summary: 'Ask unclaimed creators by e-mail to join, each at the address that is known of them or the one given',
    body: z.strictObject({
      influencer_ids: z
        .array(entityId)
        .check(z.minLength(1, 'Choose at least one creator.'), z.maxLength(crmInvitedAtOnce)),
      /** For one creator: where the mail goes. */
      email: z.optional(email),
      message,
    }),
    reply: { data: z.array(invitationOutcome) },
    errors: ['ROLE', 'TOO_MANY'],
    wholeAccount: true,
    idempotent: true,
    rate: { max: 60, seconds: 600, by: 'user' },
  },
});
