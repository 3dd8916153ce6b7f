import pg from 'pg';

/** Profile as stored by the peers. */
export interface Profile {
  id: number;
  verified: boolean;
  followers: number;
  engagement: number | null;
  price: number | null;
  authenticity: number | null;
  created: number;
  platforms: string[];
  categories: string[];
  languages: string[];
  contents: string[];
  country: string | null;
  state: string | null;
  city: string | null;
  gender: string | null;
  names: string;
  about: string;
}

const batch = 10_000;

/** All listed profiles by relevance, so that peers can number them in that order. */
export async function* readProfiles(url: string): AsyncGenerator<Profile[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`begin; declare best cursor for select id::float8, verified, followers::float8, engagement_rate::float8 as engagement,
      price_from::float8 as price, authenticity, extract(epoch from created_at)::float8 as created, platforms, categories, languages,
      contents, country_id as country, state_id as state, city_id as city, gender_id as gender, search_names as names,
      substr(search_text, length(search_names) + 1) as about
      from influencer_profile where hidden_at is null order by verified desc, followers desc, id`);
    while (true) {
      const { rows } = await client.query<Profile>(`fetch ${batch} from best`);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await client.end();
  }
}
