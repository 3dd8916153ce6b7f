import * as z from 'zod/mini';
import { contentIds, platformIds } from '../core/platforms.ts';
import { canOf } from '../kit/can.ts';
import { date, entityId, id, name, rupees, text } from '../kit/fields.ts';
import { shownTo } from '../kit/shown-to.ts';
import { agreedContent, deliveries } from './agreed-content.ts';
import { campaignTypes, compensations, needKinds, objectives, visibilities } from './campaign-enums.ts';
import { isLinkTarget } from './link-target.rules.ts';
import { usageRights } from './usage-rights.ts';

const wholeNumber = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const percent = z.number().check(
  z.minimum(0),
  z.maximum(100),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Use at most two decimals.'),
);
const listOf = <S extends z.ZodMiniType>(item: S, max: number) =>
  z.optional(z.array(item).check(z.maxLength(max, `Choose at most ${max}.`)));
/** Optional field; null means not given, too. */
const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));
const httpsAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(500),
    z.refine(
      isLinkTarget,
      'Enter a full link that starts with https://, without a username, password or invisible characters.',
    ),
  );

const wantedCreator = z.strictObject({
  gender: maybe(id),
  followers_min: maybe(wholeNumber(0, 1_000_000_000)),
  followers_max: maybe(wholeNumber(0, 1_000_000_000)),
  engagement_min: maybe(percent),
});

const datelessDeliverable = z.strictObject({
  type: z.enum(contentIds),
  quantity: wholeNumber(1, 50),
  delivery: z.optional(z.enum(deliveries)),
});
const deliverable = z.extend(datelessDeliverable, {
  /** Deadline for handing it in. */
  due: maybe(date),
});

const newResource = z.strictObject({
  kind: z.enum(needKinds),
  description: z._default(text(0, 500), ''),
  value: rupees,
});
const neededResource = z.extend(newResource, {
  /** Id of an existing need; without it the need with the same description is updated, or a new one is added. */
  id: z.optional(entityId),
});

const need = z.object({
  id,
  kind: z.enum(needKinds),
  description: z.string(),
  value: z.number(),
  /** Rupees pledged and not declined or withdrawn, including confirmed ones. */
  pledged: z.number(),
  /** Rupees accepted by the creator, including confirmed ones. */
  accepted: z.number(),
  /** Rupees the creator confirmed as received. */
  contributed: z.number(),
  can: canOf({ pledge: 'applyToCampaign' }),
});

const amount = z.nullable(z.number());
const sum = shownTo('money', amount, null);
const sumField = { body: maybe(rupees), reply: sum, step: 'work' } as const;
const dayField = { body: maybe(date), reply: z.nullable(date), step: 'dates' } as const;
const idsField = (max: number) => ({ body: listOf(id, max), reply: z.array(id) }) as const;
const textsField = (longest: number) =>
  ({ body: listOf(text(1, longest), 30), reply: z.array(z.string()), step: 'dates' }) as const;

/** Steps of the composer that ask for fields, in order. */
export const composerSteps = ['about', 'dates', 'work', 'fit'] as const;

interface Field {
  /** In the body of a campaign, complete or partial; bounds of this field alone. */
  body: z.ZodMiniType;
  /** In a campaign as its readers get it. */
  reply: z.ZodMiniType;
  step: (typeof composerSteps)[number];
  /** Whether applicants agree to it when they accept; such a field cannot change while an agreement exists. */
  isAgreed: boolean;
}

/** The fields of a campaign. Whatever handles all of them is derived from this or a `Record` over it. */
export const campaignFields = {
  type: { body: z.optional(z.enum(campaignTypes)), reply: z.enum(campaignTypes), step: 'about', isAgreed: false },
  title: { body: z.optional(name(0, 120)), reply: z.string(), step: 'about', isAgreed: false },
  brief: { body: z.optional(text(0, 5_000)), reply: z.string(), step: 'about', isAgreed: true },
  objective: {
    body: maybe(z.enum(objectives)),
    reply: z.nullable(z.enum(objectives)),
    step: 'about',
    isAgreed: false,
  },
  visibility: { body: z.optional(z.enum(visibilities)), reply: z.enum(visibilities), step: 'dates', isAgreed: false },
  application_deadline: { ...dayField, isAgreed: false },
  start_date: { ...dayField, isAgreed: true },
  end_date: { ...dayField, isAgreed: true },
  disclosure_label: { body: z.optional(text(1, 40)), reply: z.string(), step: 'dates', isAgreed: true },
  link: { body: maybe(httpsAddress), reply: z.nullable(z.string()), step: 'dates', isAgreed: true },
  /** Null: no use beyond the creator's own post. */
  usage_rights: { body: maybe(usageRights), reply: z.nullable(usageRights), step: 'dates', isAgreed: true },
  hashtags: { ...textsField(60), isAgreed: true },
  mentions: { ...textsField(60), isAgreed: true },
  dos: { ...textsField(300), isAgreed: true },
  donts: { ...textsField(300), isAgreed: true },
  platforms: { body: listOf(z.enum(platformIds), 10), reply: z.array(z.string()), step: 'work', isAgreed: true },
  content: { body: listOf(deliverable, 20), reply: z.array(agreedContent), step: 'work', isAgreed: true },
  compensation: {
    body: maybe(z.enum(compensations)),
    reply: z.nullable(z.enum(compensations)),
    step: 'work',
    isAgreed: true,
  },
  budget_per_creator: { ...sumField, isAgreed: true },
  budget_total: { ...sumField, isAgreed: false },
  product_value: { ...sumField, isAgreed: true },
  commission_percent: { body: maybe(percent), reply: sum, step: 'work', isAgreed: true },
  slots: { body: maybe(wholeNumber(1, 10_000)), reply: amount, step: 'work', isAgreed: false },
  needs: {
    body: listOf(neededResource, 30),
    reply: shownTo('money', z.array(need), []),
    step: 'work',
    isAgreed: false,
  },
  /**
   * Joint campaigns: amount that must be paid in by the start date, else everybody is refunded; null: the sum of the budget
   * needs.
   */
  pool_minimum: { ...sumField, isAgreed: false },
  creator_profile: {
    body: maybe(wantedCreator),
    reply: z.nullable(
      z.object({ gender: z.nullable(id), followers_min: amount, followers_max: amount, engagement_min: amount }),
    ),
    step: 'fit',
    isAgreed: false,
  },
  categories: { ...idsField(20), step: 'fit', isAgreed: false },
  languages: { ...idsField(30), step: 'fit', isAgreed: false },
  locations: { ...idsField(50), step: 'fit', isAgreed: false },
} as const satisfies Record<string, Field>;

export type CampaignField = keyof typeof campaignFields;
type AgreedIn<F extends CampaignField> = F extends unknown
  ? (typeof campaignFields)[F]['isAgreed'] extends true
    ? F
    : never
  : never;
export type AgreedField = AgreedIn<CampaignField>;

/** In the order of the composer. */
export const campaignFieldNames = Object.keys(campaignFields) as CampaignField[];
export const agreedFields = campaignFieldNames.filter((field): field is AgreedField => campaignFields[field].isAgreed);

type Shape<P extends 'body' | 'reply'> = { [F in CampaignField]: (typeof campaignFields)[F][P] };

function shapeOf<P extends 'body' | 'reply'>(part: P): Shape<P> {
  const fields = Object.entries(campaignFields).map(([field, { [part]: schema }]) => [field, schema]);
  return Object.fromEntries(fields) as Shape<P>;
}

/** The fields in the reply of a campaign. */
export const campaignReply = shapeOf('reply');

/** Body of a campaign, complete or partial; `campaignProblems` checks what is required and how the fields fit together. */
export const campaignBody = z.strictObject({ ...shapeOf('body'), draft: z.optional(z.boolean()) });
export type CampaignBody = z.infer<typeof campaignBody>;

/** The same without dates and ids, for a template. */
export const templateBody = z.extend(
  z.omit(campaignBody, { application_deadline: true, start_date: true, end_date: true, draft: true }),
  { content: listOf(datelessDeliverable, 20), needs: listOf(newResource, 30) },
);
export type TemplateBody = z.infer<typeof templateBody>;
