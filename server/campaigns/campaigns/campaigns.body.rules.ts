import type { Insertable } from 'kysely';
import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import { toPaise, toRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow, NeedRow, Schema } from '../../../database/schema.ts';

/** As stored, without a day where none was given. */
type Content = NonNullable<CampaignBody['content']>[number] & { due?: string };
type Columns = Omit<Insertable<Schema['campaign']>, 'creator_id'>;

const paise = (rupees: number | null | undefined) => (rupees == null ? null : toPaise(rupees));
const rupees = (amount: number | null) => (amount === null ? null : toRupees(amount));

/** Column values of a complete campaign. */
export function columnsOf(body: CampaignBody): Columns {
  const wanted = body.creator_profile;
  return {
    type: body.type ?? 'standard',
    title: body.title ?? '',
    brief: body.brief ?? '',
    objective: body.objective ?? null,
    platforms: body.platforms ?? [],
    content: JSON.stringify((body.content ?? []).map(({ due, ...rest }) => (due ? { ...rest, due } : rest))),
    categories: body.categories ?? [],
    languages: body.languages ?? [],
    locations: body.locations ?? [],
    wanted_gender: wanted?.gender ?? null,
    wanted_followers_min: wanted?.followers_min ?? null,
    wanted_followers_max: wanted?.followers_max ?? null,
    wanted_engagement_min: wanted?.engagement_min ?? null,
    compensation: body.compensation ?? null,
    budget_total: paise(body.budget_total),
    budget_per_creator: paise(body.budget_per_creator),
    product_value: paise(body.product_value),
    commission_percent: body.commission_percent ?? null,
    slots: body.slots ?? null,
    application_deadline: body.application_deadline ?? null,
    start_date: body.start_date ?? null,
    end_date: body.end_date ?? null,
    hashtags: body.hashtags ?? [],
    mentions: body.mentions ?? [],
    dos: body.dos ?? [],
    donts: body.donts ?? [],
    disclosure_label: body.disclosure_label ?? '#ad',
    link: body.link ?? null,
    usage_days: body.usage_rights?.days ?? null,
    usage_territory: body.usage_rights?.territory ?? null,
    pool_minimum: body.type === 'joint' ? paise(body.pool_minimum) : null,
    is_draft: body.draft ?? false,
  };
}

/** A stored campaign in the shape of a request. */
export function bodyOf(row: CampaignRow, needs: readonly Pick<NeedRow, 'id' | 'kind' | 'description' | 'value'>[]) {
  return {
    type: row.type,
    title: row.title,
    brief: row.brief,
    objective: row.objective,
    platforms: row.platforms as NonNullable<CampaignBody['platforms']>,
    content: row.content as Content[],
    categories: row.categories,
    languages: row.languages,
    locations: row.locations,
    creator_profile: wantedOf(row),
    compensation: row.compensation,
    budget_total: rupees(row.budget_total),
    budget_per_creator: rupees(row.budget_per_creator),
    product_value: rupees(row.product_value),
    commission_percent: row.commission_percent,
    slots: row.slots,
    application_deadline: row.application_deadline,
    start_date: row.start_date,
    end_date: row.end_date,
    hashtags: row.hashtags,
    mentions: row.mentions,
    dos: row.dos,
    donts: row.donts,
    disclosure_label: row.disclosure_label,
    link: row.link,
    usage_rights: usageOf(row),
    pool_minimum: rupees(row.pool_minimum),
    needs: needs.map(({ id, kind, description, value }) => ({
      id: String(id),
      kind,
      description,
      value: toRupees(value),
    })),
    draft: row.is_draft,
  } satisfies CampaignBody & Record<keyof CampaignBody, unknown>;
}

/** Null where the work is not used beyond the creator's own post. */
function usageOf({ usage_days: days, usage_territory: territory }: CampaignRow) {
  return territory === null ? null : { days, territory };
}

function wantedOf(row: CampaignRow) {
  const wanted = {
    gender: row.wanted_gender,
    followers_min: row.wanted_followers_min,
    followers_max: row.wanted_followers_max,
    engagement_min: row.wanted_engagement_min,
  };
  return Object.values(wanted).every((wish) => wish === null) ? null : wanted;
}
