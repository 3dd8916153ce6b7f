import * as z from 'zod/mini';
import { contentIds } from '../core/platforms.ts';
import { amount, date, name } from '../kit/fields.ts';
import { agreedContent, deliveries } from './agreed-content.ts';

/** Moments at which a payment of a plan falls due: when work starts, on approval, on publication, or on a date. */
export const paymentDues = ['advance', 'approved', 'published', 'date'] as const;
export type PaymentDue = (typeof paymentDues)[number];

/** Labels of payments that carry no name of their own. */
export const paymentLabels: Readonly<Record<PaymentDue, string>> = {
  advance: 'Advance',
  approved: 'On approval',
  published: 'On publication',
  date: 'On a date',
};

/** Places in which the work may be used beyond the creator's own post. */
export const usageChannels = ['social', 'website', 'email', 'paid_ads', 'print'] as const;
export type UsageChannel = (typeof usageChannels)[number];
/** Places of rights that name none, as older campaigns have them. */
export const namelessChannels: readonly UsageChannel[] = ['social', 'website', 'email'];
/** Changes that the work may get before it is used. */
export const usageEdits = ['none', 'cut', 'free'] as const;

/** One agreed piece by its content type and number, as in `reel-2`. */
const piece = z.string().check(z.regex(/^[a-z]{1,20}-[1-9]\d{0,2}$/, 'Name pieces like reel-1.'));

const days = (max: number) => z.int().check(z.minimum(1), z.maximum(max));

export const maxPayments = 6;
/** Most of a price that may be paid before the work, as a part of 1. Source: the product's rules, Deals. */
export const advancePart = 0.5;

/** One payment of a plan. */
const paymentBody = z.strictObject({
  label: name(1, 60),
  amount,
  due: z.enum(paymentDues),
  /** With `due: date` only. */
  date: z.optional(z.nullable(date)),
  /** Pieces that it waits for; default: all. */
  deliverables: z.optional(z.array(piece).check(z.maxLength(50))),
});

const payment = z.object({
  label: z.string(),
  /** Rupees. */
  amount: z.number(),
  due: z.enum(paymentDues),
  date: z.nullable(date),
  /** Empty: all pieces. */
  deliverables: z.array(z.string()),
});
export type Payment = z.infer<typeof payment>;

/** Terms of an offer in a request, besides its amount. What is left out follows the campaign; rights it does not name are none. */
export const offerTermsBody = {
  deliverables: z.optional(
    z
      .array(
        z.strictObject({
          type: z.enum(contentIds),
          quantity: z.int().check(z.minimum(1), z.maximum(50)),
          due: z.optional(z.nullable(date)),
          delivery: z.optional(z.enum(deliveries)),
          /** Last day for publication; default: seven days after the approval. */
          publish_by: z.optional(z.nullable(date)),
        }),
      )
      .check(z.minLength(1), z.maxLength(20)),
  ),
  payments: z.optional(z.array(paymentBody).check(z.minLength(1), z.maxLength(maxPayments))),
  /** Null: none beyond the creator's own post. */
  usage_rights: z.optional(
    z.nullable(
      z.strictObject({
        channels: z.array(z.enum(usageChannels)).check(z.minLength(1), z.maxLength(usageChannels.length)),
        editing: z._default(z.enum(usageEdits), 'none'),
        territory: z._default(name(1, 80), 'India'),
        /** Null: no end. */
        days: z.nullable(days(3_650)),
      }),
    ),
  ),
  exclusivity: z.optional(
    z.nullable(
      z.strictObject({
        /** First day; default: the day of the agreement. */
        from: z.optional(z.nullable(date)),
        days: days(730),
        category: z.optional(z.nullable(name(1, 80))),
        brands: z._default(z.array(name(1, 80)).check(z.maxLength(20)), []),
      }),
    ),
  ),
  /** Days the post stays up; default 30. */
  days_online: z.optional(days(3_650)),
  /** Last day on which the brand may run the post as an ad of the creator's account. */
  partnership_ad_until: z.optional(z.nullable(date)),
  raw_files: z.optional(z.boolean()),
  collab_tag: z.optional(z.boolean()),
  idea_first: z.optional(z.boolean()),
};
export const termsBody = z.strictObject(offerTermsBody);
export type OfferTermsBody = z.infer<typeof termsBody>;

export const defaultDaysOnline = 30;
/** Most days for which an offer is open. */
export const longestOfferDays = 30;

/** Complete terms of an offer besides its amount; they become the agreement's when it is accepted. */
export const offerTerms = {
  deliverables: z.array(agreedContent),
  /** Empty where no money is paid. */
  payments: z.array(payment),
  usage_rights: z.nullable(
    z.object({
      days: z.nullable(z.number()),
      territory: z.string(),
      /** Missing where the campaign does not name them. */
      channels: z.optional(z.array(z.enum(usageChannels))),
      editing: z.optional(z.enum(usageEdits)),
    }),
  ),
  exclusivity: z.nullable(
    z.object({
      /** First day; missing: the day of the agreement. */
      from: z.optional(date),
      days: z.number(),
      category: z.nullable(z.string()),
      brands: z.array(z.string()),
    }),
  ),
  days_online: z.number(),
  partnership_ad_until: z.nullable(date),
  raw_files: z.boolean(),
  collab_tag: z.boolean(),
  idea_first: z.boolean(),
};
export const completeTerms = z.object(offerTerms);
export type OfferTerms = z.infer<typeof completeTerms>;
