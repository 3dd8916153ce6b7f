import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export interface TopCityRow {
  id: string;
  name: string;
  state: string;
  as_of: Date;
}

/** Cities with verified profiles, largest city first, with the newest reading among the first `shown` of each. */
export async function findTopCities(db: Database, shown: number): Promise<TopCityRow[]> {
  const { rows } = await sql<TopCityRow>`
    select c.id, c.name, s.name as state, newest.as_of
    from city c
    join state s on s.id = c.state_id
    cross join lateral (
      select max(a.as_of) as as_of
      from (
        select p.id from influencer_profile p
        where p.city_id = c.id and p.hidden_at is null and p.verified
        order by p.followers desc nulls last, p.id limit ${shown}
      ) top
      join social_account a on a.influencer_id = top.id and a.source = 'provider'
    ) newest
    where newest.as_of is not null
    order by c.weight desc, c.id`.execute(db);
  return rows;
}
