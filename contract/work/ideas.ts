import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { allBy, canOf } from '../kit/can.ts';
import { id, instant, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

export const ideaStatuses = ['wanted', 'submitted', 'changes_requested', 'approved'] as const;

/** Approvers: the owner, or silence. */
export const ideaApprovers = ['owner', 'silence'] as const;

/** The influencer sends it; the campaign's owner approves it, or asks for the one change. */
const ideaActs = { submitted: 'sendIdea', ...allBy('answerIdea', ['approved', 'changes_requested']) } as const;
export type IdeaAct = keyof typeof ideaActs;

/** Characters of an idea. */
export const ideaMax = 2_000;

/** Idea of a piece of work, before the shoot. */
export const idea = z.object({
  status: z.enum(ideaStatuses),
  text: z.string(),
  /** URL of the picture sent with it; expires after five minutes. */
  file: z.nullable(z.string()),
  /** The change that was asked for. */
  note: z.nullable(z.string()),
  submitted_at: z.nullable(instant),
  /** When it is approved without an answer; null unless it waits for one. */
  silence_at: z.nullable(instant),
  approved_at: z.nullable(instant),
  approved_by: z.nullable(z.enum(ideaApprovers)),
  can: canOf(ideaActs),
});
export type Idea = z.infer<typeof idea>;

const byId = z.strictObject({ id });
const errors = ['NOT_FOUND', 'ROLE', 'CONFLICT', 'ILLEGAL_MOVE'] as const;

export const ideaCalls = defineCalls(access.content, {
  sendIdea: {
    method: 'POST',
    path: '/campaign/deliverables/{id}/idea',
    auth: 'user',
    needs: 'work',
    summary: 'Send the idea of a piece of work before the shoot, as text, picture or both',
    idempotent: true,
    params: byId,
    body: z.strictObject({
      text: z._default(text(0, ideaMax), ''),
      /** Id returned by `POST /campaign/{id}/deliverable-files`. */
      file: z.optional(z.nullable(id)),
    }),
    reply: { data: idea },
    errors: [...errors],
  },
  answerIdea: {
    method: 'PUT',
    path: '/campaign/deliverables/{id}/idea',
    auth: 'user',
    summary: 'Approve the idea of a piece of work, or ask for one change',
    params: byId,
    body: z.strictObject({
      status: z.enum(['approved', 'changes_requested']),
      note: z.optional(z.nullable(text(0, 1_000))),
    }),
    reply: { data: idea },
    errors: [...errors],
  },
});
