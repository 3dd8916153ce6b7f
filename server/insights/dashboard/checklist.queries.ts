import { sql } from 'kysely';
import type { Role } from '../../../contract/core/roles.ts';
import type { Database } from '../../../database/connection.ts';

/** Facts that tick the steps of a newcomer's checklist. */
export interface ChecklistFacts {
  role: Role;
  has_mobile: boolean;
  has_picture: boolean;
  has_topics: boolean;
  has_about: boolean;
  platform: string | null;
  followers: number | null;
  /** Pieces of work chosen for the card, or added by hand. */
  has_pictures: boolean;
  has_price: boolean;
  has_method: boolean;
  /** A creator was saved, unlocked or invited. */
  has_found: boolean;
  has_posted: boolean;
  /** Of a joint campaign: pledged, or started one. */
  has_joined: boolean;
}

/** Undefined for accounts that closed the checklist, or had an agreement. */
export async function selectChecklistFacts(db: Database, id: number): Promise<ChecklistFacts | undefined> {
  const { rows } = await sql<ChecklistFacts>`
    select a.role, a.mobile_verified_at is not null as has_mobile, a.profile_image is not null as has_picture,
      coalesce(cardinality(i.categories), 0) > 0 as has_topics, coalesce(b.about, '') <> '' as has_about,
      s.platform_id as platform, s.followers,
      exists (select from content_item t where t.influencer_id = ${id}
        and (t.card_place is not null or t.social_account_id is null)) as has_pictures,
      exists (select from rate_card r where r.influencer_id = ${id}) as has_price,
      exists (select from payment_method m where m.account_id = ${id} and m.is_enabled) as has_method,
      exists (select from bookmark k where k.account_id = ${id} and k.influencer_id is not null)
        or exists (select from unlock u where u.account_id = ${id})
        or exists (select from campaign c join campaign_invitation v on v.campaign_id = c.id
          where c.creator_id = ${id}) as has_found,
      exists (select from campaign c where c.creator_id = ${id} and not c.is_draft) as has_posted,
      exists (select from campaign c where c.creator_id = ${id} and not c.is_draft and c.type = 'joint')
        or exists (select from pledge p where p.account_id = ${id} and p.status <> 'withdrawn') as has_joined
    from account a
      left join influencer_profile i on i.account_id = a.id
      left join business_profile b on b.account_id = a.id
      left join lateral (select platform_id, followers from social_account where owner_id = ${id}
        order by followers desc nulls last, id limit 1) s on true
    where a.id = ${id} and a.checklist_dismissed_at is null
      and not exists (select from application w where w.influencer_id = ${id} and takes_place(w.status))
      and not exists (select from application w where w.owner_id = ${id} and takes_place(w.status))`.execute(db);
  return rows[0];
}
