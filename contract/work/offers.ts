import * as z from 'zod/mini';
import { applicationSummary } from '../campaigns/applications.ts';
import { offerSides, offerStatuses } from '../campaigns/offer-sides.ts';
import { offerTerms, offerTermsBody } from '../campaigns/offer-terms.ts';
import { influencerCard } from '../core/influencer-card.ts';
import { person } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { allBy, canOf } from '../kit/can.ts';
import { amount, givenInstant, id, instant, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { netQuote } from './escrow.ts';
import { clash } from './exclusivity.ts';

/** Answers to the live offer: the first two by the other side, `withdrawn` by its maker. */
const offerAnswers = ['accepted', 'declined', 'withdrawn'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

const offer = z.object({
  id,
  application_id: id,
  by: z.enum(offerSides),
  /** Person who made it for that side. */
  person: z.nullable(person),
  status: z.enum(offerStatuses),
  /** Rupees without GST; null where no money is paid. */
  amount: z.nullable(z.number()),
  /** The influencer's GST on top of the amount; null without a regular GSTIN. */
  gst: z.nullable(z.number()),
  gst_percent: z.nullable(z.number()),
  /** Rupees the owner pays in all. */
  total: z.nullable(z.number()),
  /** Left to the influencer in hand, including the GST; null where no money is paid. */
  net: z.nullable(netQuote),
  ...offerTerms,
  note: z.nullable(z.string()),
  expires_at: instant,
  /** When it was answered, countered, withdrawn or expired. */
  ended_at: z.nullable(instant),
  createdAt: instant,
  /** Other agreements of the influencer that it clashes with, while it is live. */
  clashes: z.array(clash),
  can: canOf(allBy('answerOffer', offerAnswers)),
});
export type Offer = z.infer<typeof offer>;

/** All offers of an application. */
const offerThread = {
  data: z.array(offer),
  /** Their application; `quote` is the price it was sent with, in rupees. */
  application: z.object({ ...applicationSummary.shape, message: z.string(), user: influencerCard }),
  /** Whether the reader may make an offer now, the first or a counter-offer. */
  can: canOf({ offer: 'makeOffer' }),
  /** Rupees; for the owner only. `remaining`: the total less what other agreements take; null: no limit. */
  budget: z.nullable(z.object({ per_creator: z.nullable(z.number()), remaining: z.nullable(z.number()) })),
};
const thread = z.object(offerThread);
export type OfferThread = z.infer<typeof thread>;

const ofApplication = z.strictObject({ applicationId: id });
/** Makes or accepts an offer above the budget, which is refused with `OVER_BUDGET` otherwise. */
const confirm = z.optional(z.boolean());

export const offerCalls = defineCalls(access.work, {
  listOffers: {
    method: 'GET',
    path: '/campaign/applications/{applicationId}/offers',
    auth: 'user',
    summary: 'All offers of an application for its two sides, newest last',
    params: ofApplication,
    reply: offerThread,
  },
  makeOffer: {
    method: 'POST',
    path: '/campaign/applications/{applicationId}/offers',
    auth: 'user',
    summary:
      'Make an offer or a counter-offer, which takes the place of the live one. It is complete in itself: what it leaves out follows the campaign',
    idempotent: true,
    params: ofApplication,
    body: z.strictObject({
      /** Rupees without GST; needed where the campaign pays money. */
      amount: z.optional(z.nullable(amount)),
      ...offerTermsBody,
      note: z.optional(z.nullable(text(0, 1_000))),
      /** At most 30 days ahead. */
      expires_at: z.optional(z.nullable(givenInstant)),
      confirm,
    }),
    status: 201,
    reply: { data: offer },
    errors: ['CONFLICT', 'ILLEGAL_MOVE', 'OVER_BUDGET', 'RULE'],
    rate: { max: 120, seconds: 3600, by: 'user' },
  },
  answerOffer: {
    method: 'PUT',
    path: '/campaign/offers/{id}',
    auth: 'user',
    summary: 'Accept or decline the live offer of the other side, or withdraw one’s own; accepting makes the agreement',
    params: z.strictObject({ id }),
    body: z.strictObject({
      status: z.enum(offerAnswers),
      note: z.optional(z.nullable(text(0, 1_000))),
      /** Hash of the terms the reader saw, sent when accepting; refused if the terms have changed since. */
      terms_hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'This isn’t a valid fingerprint.'))),
      confirm,
    }),
    reply: { data: offer },
    errors: ['CONFLICT', 'ILLEGAL_MOVE', 'OVER_BUDGET', 'BIRTH_DATE', 'RULE'],
  },
});
