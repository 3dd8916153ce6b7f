import * as z from 'zod/mini';
import { date, id, instant } from '../kit/fields.ts';
import { agreedContent } from './agreed-content.ts';
import { compensations } from './campaign-enums.ts';
import { offerTerms, usageChannels, usageEdits } from './offer-terms.ts';

const party = z.object({ id, name: z.string() });

/**
 * Terms agreed on when the offer was accepted; immutable, changed only by a new version. Optional fields were added later
 * and are missing in older agreements.
 */
export const agreementTerms = z.object({
  campaign_id: id,
  application_id: id,
  title: z.string(),
  brief: z.optional(z.string()),
  creator: party,
  influencer: party,
  platforms: z.array(z.string()),
  deliverables: z.array(agreedContent),
  /** Rounds of changes per piece of work. */
  revisions: z.optional(z.number()),
  compensation: z.enum(compensations),
  /** Rupees; null for unpaid work. */
  price: z.nullable(z.number()),
  /** Platform fee in percent of the price, GST included. */
  platform_fee_percent: z.optional(z.number()),
  product_value: z.nullable(z.number()),
  commission_percent: z.nullable(z.number()),
  start_date: date,
  end_date: date,
  ready_by: z.nullable(date),
  /**
   * Use beyond the influencer's own post; null: none. It begins for each piece when every payment that names it is paid, and lasts so
   * many days more (null: no end). `until` is the last day in older agreements, which named it beforehand.
   */
  usage_rights: z.optional(
    z.nullable(
      z.object({
        days: z.nullable(z.number()),
        territory: z.string(),
        until: z.nullable(date),
        channels: z.optional(z.array(z.enum(usageChannels))),
        editing: z.optional(z.enum(usageEdits)),
      }),
    ),
  ),
  /** The influencer’s GST on top of the price, in rupees, and its rate; missing without a regular GSTIN. */
  gst: z.optional(z.object({ amount: z.number(), percent: z.number() })),
  payments: z.optional(offerTerms.payments),
  exclusivity: z.optional(offerTerms.exclusivity),
  days_online: z.optional(offerTerms.days_online),
  partnership_ad_until: z.optional(offerTerms.partnership_ad_until),
  raw_files: z.optional(offerTerms.raw_files),
  collab_tag: z.optional(offerTerms.collab_tag),
  idea_first: z.optional(offerTerms.idea_first),
  disclosure_label: z.string(),
  hashtags: z.array(z.string()),
  mentions: z.array(z.string()),
  dos: z.array(z.string()),
  donts: z.array(z.string()),
  /** The previous version that this one changes. */
  amends: z.optional(z.object({ version: z.number(), hash: z.string(), note: z.string() })),
});
export type AgreementTerms = z.infer<typeof agreementTerms>;

/** Names one version of an agreement. */
export const agreementStamp = { version: z.number(), hash: z.string(), createdAt: instant };

/** The agreement in force, beside its application. */
export const agreementInForce = z.object({ ...agreementStamp, ...agreementTerms.shape });
