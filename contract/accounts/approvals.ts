import * as z from 'zod/mini';
import { person, personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { allBy, canOf } from '../kit/can.ts';
import { id, instant, nextCursor, page, rupees, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** Days after which a payment that nobody decided on runs out. */
export const approvalDays = 3;
/** Days over which payments to one payee count together. */
export const approvalSumDays = 7;
/** Hours until a loosened policy holds, and until an owner who is the only payer decides alone. */
export const loosenedHours = 24;

export const approvalStatuses = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

const approvalActs = ['approve', 'refuse', 'withdraw'] as const;
export type ApprovalAct = (typeof approvalActs)[number];

export const approval = z.object({
  id,
  status: z.enum(approvalStatuses),
  /** Null once they have left the product. */
  asked_by: z.nullable(person),
  asked_by_me: z.boolean(),
  /** Method and declared path of the call that waits: `POST /campaign/{id}/fund`. */
  call: z.string(),
  /** Title of the campaign; null for a payout. */
  campaign: z.nullable(z.string()),
  /** Rupees. */
  amount: z.number(),
  /** To whom, in rupees; for a payout the account itself. */
  parts: z.array(
    z.object({
      payee: z.nullable(personCard),
      amount: z.number(),
      /** Work agreed when it was asked for; empty where the money is not for an agreement. */
      pieces: z.array(z.object({ type: z.string(), quantity: z.number() })),
    }),
  ),
  /** Words of whoever asked. */
  message: z.nullable(z.string()),
  decided_by: z.nullable(person),
  /** A word of whoever decided. */
  note: z.nullable(z.string()),
  createdAt: instant,
  expires_at: instant,
  decided_at: z.nullable(instant),
  can: canOf(allBy('answerApproval', approvalActs)),
});
export type Approval = z.infer<typeof approval>;

/** A page of approvals, of an account or of the operators. */
export const approvalPage = {
  query: z.strictObject({ ...page, status: z.optional(z.enum(approvalStatuses)) }),
  reply: { data: z.array(approval), waiting: z.number(), next_cursor: nextCursor },
};

export const approvalAnswer = z.strictObject({
  status: z.enum(['approved', 'refused', 'withdrawn']),
  /** Needed to refuse. */
  note: z.optional(z.nullable(text(0, 500))),
});

const policy = z.object({
  /** Rupees above which a payment waits for a second member; null: off. */
  above: z.nullable(z.number()),
  /** A loosened sum, and from when it holds. */
  next: z.nullable(z.object({ above: z.nullable(z.number()), applies_at: instant })),
  /** Members with the right to pay. */
  payers: z.array(person),
  /** Hours for which an approver has to be a member. */
  approver_hours: z.number(),
});
export type ApprovalsPolicy = z.infer<typeof policy>;

export const approvalsCalls = defineCalls(access.money, {
  getApprovalsPolicy: {
    method: 'GET',
    path: '/account/approvals-policy',
    auth: 'user',
    summary: 'Above which sum a payment of this account waits for a second member, and who may approve',
    reply: { data: policy },
  },
  setApprovalsPolicy: {
    method: 'PUT',
    path: '/account/approvals-policy',
    auth: 'user',
    needs: 'own',
    stepUp: 'always',
    summary:
      'Set that sum, or null for none. It takes two payers; a looser one holds after 24 hours, and owners are told',
    body: z.strictObject({ above: z.nullable(rupees) }),
    reply: { data: policy },
    errors: ['RULE'],
  },
  listApprovals: {
    method: 'GET',
    path: '/approvals',
    auth: 'user',
    summary: 'Payments that wait for a second member, and those decided, the newest first',
    ...approvalPage,
  },
  answerApproval: {
    method: 'PUT',
    path: '/approvals/{id}',
    auth: 'user',
    needs: 'withdraw',
    payment: false,
    stepUp: { fields: ['status'] },
    summary:
      'Approve or refuse a payment somebody else asked for, or take one’s own back. Approving runs it at once, with all its checks',
    params: z.strictObject({ id }),
    body: approvalAnswer,
    reply: { data: approval },
    errors: ['CONFLICT', 'RULE'],
  },
  explainApproval: {
    method: 'PUT',
    path: '/approvals/{id}/message',
    auth: 'user',
    needs: 'withdraw',
    summary: 'Say why a payment of one’s own that waits is to be made, in place of earlier words; null takes them back',
    params: z.strictObject({ id }),
    body: z.strictObject({ message: z.nullable(text(1, 500)) }),
    reply: { data: approval },
    errors: ['CONFLICT', 'RULE'],
  },
});
