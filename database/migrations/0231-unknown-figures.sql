-- A number of followers that the platform does not tell (hidden by its owner, left out of a reading, empty in a list) is unknown, not 0:
-- in no class, above no minimum, last in every order. A profile without accounts has 0 followers; with accounts of which no number is
-- known it has none.

alter table social_account alter column followers drop not null, alter column followers drop default;
alter table influencer_profile alter column followers drop not null;
comment on column social_account.followers is 'Null: the platform does not tell';
comment on column influencer_profile.followers is 'Sum of the known; null: there are accounts, and no number of any is known';

create or replace function refresh_influencers(changed bigint[]) returns void language sql as $$
  update influencer_profile p
  set platforms = f.platforms, handles = f.handles, followers = f.followers, engagement_rate = f.engagement_rate, verified = f.verified
  from (
    select i.id,
      coalesce(array_agg(distinct s.platform_id) filter (where s.id is not null), '{}') as platforms,
      coalesce(array_agg(distinct lower(s.handle)) filter (where s.id is not null), '{}') as handles,
      case when count(s.id) = 0 then 0 else sum(s.followers) filter (where s.counts) end::bigint as followers,
      round(sum(s.engagement_rate * greatest(s.followers, 1)) filter (where s.counts)
        / nullif(sum(greatest(s.followers, 1)) filter (where s.counts and s.engagement_rate is not null), 0), 2) as engagement_rate,
      coalesce(bool_or(s.source = 'provider'), false) as verified
    from unnest(changed) as i (id)
    left join lateral (
      select a.*, a.source = 'provider' or not bool_or(a.source = 'provider') over () as counts
      from social_account a where a.influencer_id = i.id
    ) s on true
    group by i.id
  ) f
  where p.id = f.id and (p.changed_by is distinct from pg_current_xact_id()
    or (p.platforms, p.handles, p.followers, p.engagement_rate, p.verified)
      is distinct from (f.platforms, f.handles, f.followers, f.engagement_rate, f.verified))
$$;

create or replace function refresh_authenticity(changed bigint[]) returns void language sql as $$
  update influencer_profile p set authenticity = f.score
  from (
    select i.id, (
      select m.authenticity from social_account s join social_metric m on m.social_account_id = s.id
      where s.influencer_id = i.id and s.source = 'provider' and m.authenticity is not null
      order by s.followers desc nulls last, s.id limit 1
    ) as score
    from unnest(changed) as i (id)
  ) f
  where p.id = f.id and p.authenticity is distinct from f.score
$$;

update social_account a set followers = null
from social_connection c where c.social_account_id = a.id and c.followers_hidden;

drop index influencer_by_followers, influencer_by_rank, influencer_city, influencer_city_top;
create index influencer_by_followers on influencer_profile (followers desc nulls last, id) where hidden_at is null;
create index influencer_by_rank on influencer_profile (verified desc, followers desc nulls last, id) where hidden_at is null;
create index influencer_city on influencer_profile (city_id, followers desc nulls last) where hidden_at is null;
create index influencer_city_top on influencer_profile (city_id, followers desc nulls last, id) where hidden_at is null and verified;
