import * as z from 'zod/mini';
import { completeTerms, type OfferTerms, offerTerms, termsBody } from '../campaigns/offer-terms.ts';
import { defineCalls } from '../kit/calls.ts';
import { allBy, canOf } from '../kit/can.ts';
import { amount, date, id, instant, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** `funding`: accepted, and waits for the payment of its increase; `expired`: that payment did not come in time. */
export const changeOrderStatuses = ['open', 'funding', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

const changeOrderAnswers = ['accepted', 'declined', 'withdrawn'] as const;
export type ChangeOrderAnswer = (typeof changeOrderAnswers)[number];
/** Each answer, and the payment of an increase by the owner. */
const changeOrderActs = { ...allBy('answerChangeOrder', changeOrderAnswers), fund: 'fundChangeOrder' } as const;
export type ChangeOrderAct = keyof typeof changeOrderActs;

/** Terms of an offer that a change order may change, each as a whole. */
const offered = {
  deliverables: true,
  payments: true,
  usage_rights: true,
  exclusivity: true,
  days_online: true,
  partnership_ad_until: true,
  raw_files: true,
} as const satisfies Partial<Record<keyof OfferTerms, true>>;
type OfferedTerm = keyof typeof offered;
export const offeredTerms = Object.keys(offered) as OfferedTerm[];

/**
 * Changed terms, each as in an offer; what is left out stays. `amount` is the new price in rupees without GST, and `payments` the whole
 * new plan with those already released as they are; without one the last open payment takes the difference. `publish_by` is the last day
 * for all that is not published yet.
 */
const changesBody = z.extend(z.pick(termsBody, offered), { amount: z.optional(amount), publish_by: z.optional(date) });
export type ChangedTermsBody = z.infer<typeof changesBody>;

/** Amount in rupees without GST. */
const keptChanges = z.partial(z.extend(z.pick(completeTerms, offered), { amount: z.number(), publish_by: date }));
/** Changed terms, complete; a missing one stays. */
export type ChangedTerms = z.infer<typeof keptChanges>;

type ChangedTerm<T extends z.core.$ZodType> = z.ZodMiniNullable<z.ZodMiniObject<{ from: z.ZodMiniNullable<T>; to: T }>>;
/** A term before and after; null: unchanged. `from` is null where the agreement does not name it. */
function changed<T extends z.core.$ZodType>(term: T): ChangedTerm<T> {
  return z.nullable(z.object({ from: z.nullable(term), to: term })) as ChangedTerm<T>;
}

const changedOffered = Object.fromEntries(
  offeredTerms.map((term) => [term, changed<z.core.$ZodType>(offerTerms[term])]),
) as unknown as { [T in OfferedTerm]: ChangedTerm<(typeof offerTerms)[T]> };

const changeOrder = z.object({
  id,
  application_id: id,
  /** `lapsed`: the agreement ended before an answer came. */
  status: z.enum([...changeOrderStatuses, 'lapsed']),
  proposed_by: z.object({ id, name: z.string() }),
  note: z.string(),
  /** Rounds of changes per piece of work, before and after; null: unchanged. */
  revisions: z.nullable(z.object({ from: z.nullable(z.number()), to: z.number() })),
  /** Due date of open work, before and after; null: unchanged. */
  ready_by: z.nullable(z.object({ from: z.nullable(date), to: date })),
  amount: changed(z.number()),
  /** Last day for what is not published yet; `from` is null where none was named. */
  publish_by: changed(date),
  ...changedOffered,
  /** Rupees with GST that are funded before it takes effect, or refunded where negative; null where the price stays. */
  difference: z.nullable(z.number()),
  /** GST within the difference, in rupees. */
  difference_gst: z.nullable(z.number()),
  /** Left to the influencer in hand of the whole price, before and after, in rupees; null where it stays. */
  net: z.nullable(z.object({ from: z.number(), to: z.number() })),
  /** When an accepted increase ends without its payment. */
  fund_by: z.nullable(instant),
  /** Resulting version of the agreement; null unless it took effect. */
  version: z.nullable(z.number()),
  createdAt: instant,
  answered_at: z.nullable(instant),
  can: canOf(changeOrderActs),
});
export type ChangeOrder = z.infer<typeof changeOrder>;

const ofApplication = z.strictObject({ applicationId: id });

export const changeOrderCalls = defineCalls(access.work, {
  listChangeOrders: {
    method: 'GET',
    path: '/campaign/applications/{applicationId}/change-orders',
    auth: 'user',
    summary: 'The change orders of an agreement, the latest first',
    params: ofApplication,
    reply: {
      data: z.array(changeOrder),
      /** Whether the terms may change now: all of them, publication with rights and price, or those two only, once the work is approved. */
      can: canOf(allBy('proposeChangeOrder', ['propose', 'publication', 'renew'])),
    },
  },
  proposeChangeOrder: {
    method: 'POST',
    path: '/campaign/applications/{applicationId}/change-orders',
    auth: 'user',
    summary: 'Propose to the other side of an agreement that its terms change; one proposal at a time',
    idempotent: true,
    params: ofApplication,
    body: z.strictObject({
      /** Total rounds per piece of work. */
      revisions: z.optional(
        z.nullable(
          z.int('Enter a whole number.').check(z.minimum(0, 'Enter 0 or more.'), z.maximum(50, 'Enter 50 or less.')),
        ),
      ),
      ready_by: z.optional(z.nullable(date)),
      ...changesBody.shape,
      note: text(1, 1_000),
    }),
    reply: { data: changeOrder },
    errors: ['CONFLICT'],
  },
  answerChangeOrder: {
    method: 'PUT',
    path: '/campaign/change-orders/{id}',
    auth: 'user',
    summary:
      'Accept or decline what the other side proposed, or withdraw one’s own proposal; an increase takes effect once it is funded',
    params: z.strictObject({ id }),
    body: z.strictObject({ status: z.enum(changeOrderAnswers) }),
    reply: { data: changeOrder },
    errors: ['CONFLICT', 'ILLEGAL_MOVE'],
  },
  fundChangeOrder: {
    method: 'POST',
    path: '/campaign/change-orders/{id}/fund',
    auth: 'user',
    needs: 'pay',
    payment: true,
    summary: 'Start the payment of an accepted increase; asked again it is the same order until that is paid',
    idempotent: true,
    params: z.strictObject({ id }),
    reply: {
      data: z.object({
        /** Order id at the gateway, for its checkout. */
        payment_id: z.string(),
        /** Rupees: the difference with its GST. */
        amount: z.number(),
        /** Gateway's public key and the URL of its checkout script. */
        key: z.string(),
        script: z.string(),
      }),
    },
    errors: ['CONFLICT', 'RULE', 'NOT_CONFIGURED'],
    rate: { max: 60, seconds: 3600, by: 'user' },
  },
});
