-- Where a provider vouches for an account, figures typed in by hand no longer count beside it: "verified only" never shows one.

create or replace function refresh_influencers(changed bigint[]) returns void language sql as $$
  update influencer_profile p
  set platforms = f.platforms, handles = f.handles, followers = f.followers, engagement_rate = f.engagement_rate, verified = f.verified
  from (
    select i.id,
      coalesce(array_agg(distinct s.platform_id) filter (where s.id is not null), '{}') as platforms,
      coalesce(array_agg(distinct lower(s.handle)) filter (where s.id is not null), '{}') as handles,
      coalesce(sum(s.followers) filter (where s.counts), 0)::bigint as followers,
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

select refresh_influencers(array_agg(distinct influencer_id))
from social_account where source <> 'provider'
  and influencer_id in (select influencer_id from social_account where source = 'provider');
