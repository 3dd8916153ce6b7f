import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { insertRows, takeIds } from '../insert.ts';
import type { InfluencerRow } from './influencer-row.ts';
import { dropSuppressed } from './suppressed.ts';

export interface Counts {
  added: number;
  /** Left out, because the person is on the suppression list. */
  suppressed: number;
  changed: number;
  unchanged: number;
}

/** Keyed digests of a line's handle, e-mail and mobile, for comparison with the suppression list. */
export type MarksOf = (row: InfluencerRow) => readonly string[];

interface Known {
  social_id: number;
  profile_id: number;
  platform: string;
  handle: string;
  is_claimed: boolean;
  name: string;
  followers: number | null;
  engagement_rate: number | null;
  average_views: number | null;
  city_id: string | null;
  gender_id: string | null;
  categories: string[];
  languages: string[];
  bio: string | null;
  email: string | null;
  mobile: string | null;
  website: string | null;
  prices: Record<string, number>;
}

/** Stores a batch of lines with distinct keys in one transaction. Claimed profiles are unchanged. */
export async function storeInfluencers(
  db: Database,
  given: readonly InfluencerRow[],
  { now, marksOf }: { now: Date; marksOf: MarksOf },
): Promise<Counts> {
  return db.transaction().execute(async (tx) => {
    const rows = await dropSuppressed(tx, given, marksOf);
    const known = await findKnown(tx, rows);
    const fresh = rows.filter((row) => !known.has(keyOf(row)));
    const changed = rows.flatMap((row) => {
      const before = known.get(keyOf(row));
      return before && !before.is_claimed && differs(row, before) ? [{ row, before }] : [];
    });
    await insertNew(tx, fresh, now);
    for (const { row, before } of changed) await updateKnown(tx, { row, before, now });
    return {
      ...{ added: fresh.length, changed: changed.length, suppressed: given.length - rows.length },
      unchanged: rows.length - fresh.length - changed.length,
    };
  });
}

/** Identity of a line's account. */
export function keyOf({ platform, handle }: { platform: string; handle: string }): string {
  return `${platform}/${handle.toLowerCase()}`;
}

async function findKnown(tx: Database, rows: readonly InfluencerRow[]): Promise<Map<string, Known>> {
  const found = await sql<Known>`
    select s.id as social_id, p.id as profile_id, s.platform_id as platform, lower(s.handle) as handle,
      p.account_id is not null or s.source <> 'imported' as is_claimed, p.display_name as name, s.followers,
      s.engagement_rate, s.average_views, p.city_id, p.gender_id, p.categories, p.languages, p.bio,
      p.contact_email as email, p.contact_mobile as mobile, p.website,
      coalesce((select jsonb_object_agg(r.content_type_id, r.price) from rate_card r
        where r.influencer_id = p.id and r.platform_id = s.platform_id), '{}') as prices
    from unnest(${rows.map((row) => row.platform)}::text[], ${rows.map((row) => row.handle.toLowerCase())}::text[]) as given (platform, handle)
    join social_account s on s.platform_id = given.platform and lower(s.handle) = given.handle and s.source in ('imported', 'provider')
    join influencer_profile p on p.id = s.influencer_id
    order by s.source`.execute(tx);
  return new Map(found.rows.map((row) => [keyOf(row), row]));
}

/** Whether a line changes anything; missing columns do not count. */
function differs(row: InfluencerRow, before: Known): boolean {
  const pairs: [unknown, unknown][] = [
    [row.name, before.name],
    [row.followers, before.followers],
    [row.engagement_rate, before.engagement_rate],
    [row.average_views, before.average_views],
    [row.city === undefined ? undefined : (row.city?.id ?? null), before.city_id],
    [row.gender, before.gender_id],
    [row.categories?.join(), before.categories.join()],
    [row.languages?.join(), before.languages.join()],
    [row.bio, before.bio],
    [row.email, before.email],
    [row.mobile, before.mobile],
    [row.website, before.website],
    ...Object.entries(row.prices).map(([content, price]): [unknown, unknown] => [
      price,
      before.prices[content] ?? null,
    ]),
  ];
  return pairs.some(([said, stored]) => said !== undefined && said !== stored);
}

function profileColumns(row: InfluencerRow) {
  return {
    display_name: row.name,
    ...(row.city === undefined
      ? {}
      : {
          city_id: row.city?.id ?? null,
          state_id: row.city?.state_id ?? null,
          country_id: row.city?.country_id ?? null,
        }),
    ...(row.gender === undefined ? {} : { gender_id: row.gender }),
    ...(row.categories === undefined ? {} : { categories: row.categories }),
    ...(row.languages === undefined ? {} : { languages: row.languages }),
    ...(row.bio === undefined ? {} : { bio: row.bio }),
    ...(row.email === undefined ? {} : { contact_email: row.email }),
    ...(row.mobile === undefined ? {} : { contact_mobile: row.mobile }),
    ...(row.website === undefined ? {} : { website: row.website }),
  };
}

function socialColumns(row: InfluencerRow) {
  return {
    ...(row.followers === undefined ? {} : { followers: row.followers }),
    ...(row.engagement_rate === undefined ? {} : { engagement_rate: row.engagement_rate }),
    ...(row.average_views === undefined ? {} : { average_views: row.average_views }),
  };
}

function priceRows(profileId: number, { platform, prices }: InfluencerRow) {
  return Object.entries(prices).flatMap(([content_type_id, price]) =>
    price === null ? [] : [{ influencer_id: profileId, platform_id: platform, content_type_id, price }],
  );
}

function lowestPrice({ prices }: InfluencerRow): number | null {
  const named = Object.values(prices).filter((price) => price !== null);
  return named.length > 0 ? Math.min(...named) : null;
}

/** Writes derived columns as the triggers would, so that those have nothing to do. */
async function insertNew(tx: Database, rows: readonly InfluencerRow[], now: Date): Promise<void> {
  const ids = await takeIds(tx, 'person_id', rows.length);
  const stored = rows.map((row, index) => ({ row, id: ids[index] ?? 0 }));
  await insertRows(
    tx,
    'influencer_profile',
    stored.map(({ row, id }) => ({
      id,
      username: row.handle,
      categories: [],
      languages: [],
      contents: Object.keys(row.prices).filter((content) => row.prices[content] !== null),
      platforms: [row.platform],
      handles: [row.handle.toLowerCase()],
      followers: row.followers ?? null,
      engagement_rate: row.engagement_rate ?? null,
      verified: false,
      price_from: lowestPrice(row),
      search_text: '',
      search_names: '',
      created_at: now,
      updated_at: now,
      ...profileColumns(row),
    })),
  );
  await insertRows(
    tx,
    'social_account',
    stored.map(({ row, id }) => ({
      influencer_id: id,
      platform_id: row.platform,
      handle: row.handle,
      source: 'imported',
      as_of: now,
      created_at: now,
      followers: null,
      ...socialColumns(row),
    })),
  );
  await insertRows(
    tx,
    'rate_card',
    stored.flatMap(({ row, id }) => priceRows(id, row)),
  );
}

async function updateKnown(
  tx: Database,
  { row, before, now }: { row: InfluencerRow; before: Known; now: Date },
): Promise<void> {
  await tx
    .updateTable('influencer_profile')
    .set({ ...profileColumns(row), updated_at: now })
    .where('id', '=', before.profile_id)
    .execute();
  await tx
    .updateTable('social_account')
    .set({ ...socialColumns(row), as_of: now })
    .where('id', '=', before.social_id)
    .execute();
  const named = Object.keys(row.prices);
  if (named.length === 0) return;
  await tx
    .deleteFrom('rate_card')
    .where('influencer_id', '=', before.profile_id)
    .where('platform_id', '=', row.platform)
    .where('content_type_id', 'in', named)
    .execute();
  await insertRows(tx, 'rate_card', priceRows(before.profile_id, row));
}
