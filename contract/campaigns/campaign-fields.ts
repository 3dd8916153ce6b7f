import * as z from 'zod/mini';
import { contentIds, platformIds } from '../core/platforms.ts';
import { date, entityId, id, name, rupees, text } from '../kit/fields.ts';
import { campaignTypes, compensations, needKinds, objectives } from './campaign-enums.ts';
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

const datelessDeliverable = z.strictObject({ type: z.enum(contentIds), quantity: wholeNumber(1, 50) });
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

/**
 * Body of a campaign, complete or partial. Checks the bounds of single fields; `campaignProblems` checks what is required
 * for posting and how the fields fit together.
 */
export const campaignBody = z.strictObject({
  type: z.optional(z.enum(campaignTypes)),
  title: z.optional(name(0, 120)),
  brief: z.optional(text(0, 5_000)),
  objective: maybe(z.enum(objectives)),
  platforms: listOf(z.enum(platformIds), 10),
  content: listOf(deliverable, 20),
  categories: listOf(id, 20),
  languages: listOf(id, 30),
  locations: listOf(id, 50),
  creator_profile: maybe(wantedCreator),
  compensation: maybe(z.enum(compensations)),
  budget_total: maybe(rupees),
  budget_per_creator: maybe(rupees),
  product_value: maybe(rupees),
  commission_percent: maybe(percent),
  slots: maybe(wholeNumber(1, 10_000)),
  application_deadline: maybe(date),
  start_date: maybe(date),
  end_date: maybe(date),
  hashtags: listOf(text(1, 60), 30),
  mentions: listOf(text(1, 60), 30),
  dos: listOf(text(1, 300), 30),
  donts: listOf(text(1, 300), 30),
  disclosure_label: z.optional(text(1, 40)),
  link: maybe(httpsAddress),
  /** Null: no use beyond the creator's own post. */
  usage_rights: maybe(usageRights),
  needs: listOf(neededResource, 30),
  /**
   * Joint campaigns: amount that must be paid in by the start date, else everybody is refunded; null: the sum of the budget
   * needs.
   */
  pool_minimum: maybe(rupees),
  draft: z.optional(z.boolean()),
});
export type CampaignBody = z.infer<typeof campaignBody>;

/** The same without dates and ids, for a template. */
export const templateBody = z.extend(
  z.omit(campaignBody, { application_deadline: true, start_date: true, end_date: true, draft: true }),
  { content: listOf(datelessDeliverable, 20), needs: listOf(newResource, 30) },
);
export type TemplateBody = z.infer<typeof templateBody>;
