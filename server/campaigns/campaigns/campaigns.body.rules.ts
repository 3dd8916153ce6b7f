import type { Insertable } from 'kysely';
import type { CampaignBody, CampaignField } from '../../../contract/campaigns/campaign-fields.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { toPaise, toRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow, NeedRow, Schema } from '../../../database/schema.ts';

type Columns = Omit<Insertable<Schema['campaign']>, 'creator_id'>;

/** Needs are rows of their own. */
type StoredField = Exclude<CampaignField, 'needs'>;

interface Stored<F extends StoredField> {
  columns: readonly (keyof CampaignRow)[];
  /** The column holds paise, the field rupees. */
  isMoney?: boolean;
  write: (value: CampaignBody[F], body: CampaignBody) => Partial<Columns>;
  read: (row: CampaignRow) => Campaign[F];
}

type SameAsColumn = {
  [F in StoredField & keyof CampaignRow]: CampaignRow[F] extends Campaign[F] ? F : never;
}[StoredField & keyof CampaignRow];
type AmountField = 'budget_total' | 'budget_per_creator' | 'product_value' | 'pool_minimum';

/** A field that its column holds as it is; `empty` where none was given. */
const same = <F extends SameAsColumn>(field: F, empty: Campaign[F]): Stored<F> => ({
  columns: [field],
  write: (value) => ({ [field]: value ?? empty }),
  read: (row) => row[field] as unknown as Campaign[F],
});

const amount = <F extends AmountField>(field: F): Stored<F> => ({
  columns: [field],
  isMoney: true,
  write: (value) => ({ [field]: value == null ? null : toPaise(value) }),
  read: ({ [field]: paise }) => (paise === null ? null : toRupees(paise)) as Campaign[F],
});

const stored: { [F in StoredField]: Stored<F> } = {
  type: same('type', 'standard'),
  title: same('title', ''),
  brief: same('brief', ''),
  objective: same('objective', null),
  visibility: same('visibility', 'public'),
  platforms: same('platforms', []),
  content: {
    columns: ['content'],
    // Without a day where none was given.
    write: (value = []) => ({
      content: JSON.stringify(value.map(({ due, ...rest }) => (due ? { ...rest, due } : rest))),
    }),
    read: ({ content }) => content,
  },
  categories: same('categories', []),
  languages: same('languages', []),
  locations: same('locations', []),
  creator_profile: {
    columns: ['wanted_gender', 'wanted_followers_min', 'wanted_followers_max', 'wanted_engagement_min'],
    write: (wanted) => ({
      wanted_gender: wanted?.gender ?? null,
      wanted_followers_min: wanted?.followers_min ?? null,
      wanted_followers_max: wanted?.followers_max ?? null,
      wanted_engagement_min: wanted?.engagement_min ?? null,
    }),
    read: wantedOf,
  },
  compensation: same('compensation', null),
  budget_total: amount('budget_total'),
  budget_per_creator: amount('budget_per_creator'),
  product_value: amount('product_value'),
  commission_percent: same('commission_percent', null),
  slots: same('slots', null),
  application_deadline: same('application_deadline', null),
  start_date: same('start_date', null),
  end_date: same('end_date', null),
  hashtags: same('hashtags', []),
  mentions: same('mentions', []),
  dos: same('dos', []),
  donts: same('donts', []),
  disclosure_label: same('disclosure_label', '#ad'),
  link: same('link', null),
  usage_rights: {
    columns: ['usage_days', 'usage_territory'],
    write: (usage) => ({ usage_days: usage?.days ?? null, usage_territory: usage?.territory ?? null }),
    read: ({ usage_days: days, usage_territory: territory }) => (territory === null ? null : { days, territory }),
  },
  pool_minimum: {
    ...amount('pool_minimum'),
    write: (value, body) => amount('pool_minimum').write(body.type === 'joint' ? value : null, body),
  },
};
const storedFields = Object.keys(stored) as StoredField[];

/** The columns that hold a campaign's fields. */
export const fieldColumns = Object.values(stored).flatMap(({ columns, isMoney = false }) =>
  columns.map((column) => ({ column, isMoney })),
);

/** Column values of a complete campaign. */
export function columnsOf(body: CampaignBody): Columns {
  const write = <F extends StoredField>(field: F) => stored[field].write(body[field], body);
  return Object.assign({ is_draft: body.draft ?? false }, ...storedFields.map(write));
}

type StoredValues = Pick<Campaign, StoredField>;

/** The fields of a stored campaign as its readers get them, but for its needs. */
export function fieldsOf(row: CampaignRow): StoredValues {
  return Object.fromEntries(storedFields.map((field) => [field, stored[field].read(row)])) as unknown as StoredValues;
}

/** A stored campaign in the shape of a request. */
export function bodyOf(row: CampaignRow, needs: readonly Pick<NeedRow, 'id' | 'kind' | 'description' | 'value'>[]) {
  const { platforms, content, ...fields } = fieldsOf(row);
  return {
    ...fields,
    platforms: platforms as NonNullable<CampaignBody['platforms']>,
    content: content as NonNullable<CampaignBody['content']>,
    needs: needs.map(({ id, kind, description, value }) => ({
      id: String(id),
      kind,
      description,
      value: toRupees(value),
    })),
    draft: row.is_draft,
  } satisfies CampaignBody & Record<keyof CampaignBody, unknown>;
}

function wantedOf(row: CampaignRow): Campaign['creator_profile'] {
  const wanted = {
    gender: row.wanted_gender,
    followers_min: row.wanted_followers_min,
    followers_max: row.wanted_followers_max,
    engagement_min: row.wanted_engagement_min,
  };
  return Object.values(wanted).every((wish) => wish === null) ? null : wanted;
}
