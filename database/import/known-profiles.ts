import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { ImportedAccount, InfluencerRow } from './influencer-row.ts';
import type { Place } from './words.ts';

/** A stored profile, as far as a line can change it. */
export interface Known {
  profile_id: number;
  is_claimed: boolean;
  name: string;
  city_id: string | null;
  state_id: string | null;
  country_id: string | null;
  gender_id: string | null;
  categories: string[];
  topics: string[];
  languages: string[];
  bio: string | null;
  email: string | null;
  mobile: string | null;
  website: string | null;
  accounts: KnownAccount[];
}

interface KnownAccount {
  social_id: number;
  key: string;
  followers: number | null;
  engagement_rate: number | null;
  average_views: number | null;
  prices: Record<string, number>;
}

export function keyOf({ platform, handle }: { platform: string; handle: string }): string {
  return `${platform}/${handle.toLowerCase()}`;
}

/** Profiles by each of their accounts that the lines name. */
export async function findKnown(tx: Database, rows: readonly InfluencerRow[]): Promise<Map<string, Known>> {
  const named = rows.flatMap(({ accounts }) => accounts);
  const found = await sql<Known & { key: string }>`
    select s.platform_id || '/' || lower(s.handle) as key, p.id as profile_id,
      p.account_id is not null or s.source <> 'imported' as is_claimed, p.display_name as name,
      p.city_id, p.state_id, p.country_id, p.gender_id, p.categories, p.topics, p.languages, p.bio,
      p.contact_email as email, p.contact_mobile as mobile, p.website,
      (select json_agg(json_build_object('social_id', a.id, 'key', a.platform_id || '/' || lower(a.handle),
        'followers', a.followers, 'engagement_rate', a.engagement_rate, 'average_views', a.average_views,
        'prices', coalesce((select jsonb_object_agg(r.content_type_id, r.price) from rate_card r
          where r.influencer_id = p.id and r.platform_id = a.platform_id), '{}')))
        from social_account a where a.influencer_id = p.id) as accounts
    from unnest(${named.map(({ platform }) => platform)}::text[], ${named.map(({ handle }) => handle.toLowerCase())}::text[]) as given (platform, handle)
    join social_account s on s.platform_id = given.platform and lower(s.handle) = given.handle and s.source in ('imported', 'provider')
    join influencer_profile p on p.id = s.influencer_id
    order by s.source`.execute(tx);
  return new Map(found.rows.map(({ key, ...row }) => [key, row]));
}

/** Whether a line changes anything; missing columns do not count. */
export function differs(row: InfluencerRow, before: Known, known: ReadonlyMap<string, Known>): boolean {
  const place = row.place === undefined ? undefined : (row.place ?? nowhere);
  const pairs: [unknown, unknown][] = [
    [row.name, before.name],
    [place?.city_id, before.city_id],
    [place?.state_id, before.state_id],
    [place?.country_id, before.country_id],
    [row.gender, before.gender_id],
    [row.categories?.join(), before.categories.join()],
    [row.topics?.join(), before.topics.join()],
    [row.languages?.join(), before.languages.join()],
    [row.bio, before.bio],
    [row.email, before.email],
    [row.mobile, before.mobile],
    [row.website, before.website],
  ];
  if (pairs.some(([said, stored]) => said !== undefined && said !== stored)) return true;
  return row.accounts.some((account) => {
    const own = accountOf(before, account);
    // An account of another profile stays there.
    return own ? accountDiffers(account, own) : !known.has(keyOf(account));
  });
}

export function accountOf({ accounts }: Known, account: ImportedAccount): KnownAccount | undefined {
  return accounts.find(({ key }) => key === keyOf(account));
}

function accountDiffers(account: ImportedAccount, before: KnownAccount): boolean {
  const figures = (['followers', 'engagement_rate', 'average_views'] as const).some(
    (figure) => account[figure] !== undefined && account[figure] !== before[figure],
  );
  const prices = Object.entries(account.prices);
  return figures || prices.some(([content, price]) => price !== (before.prices[content] ?? null));
}

export const nowhere: Place = { city_id: null, state_id: null, country_id: null };
